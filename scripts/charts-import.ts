/**
 * Imports the values of all charts into a docs version:
 *
 *   npm run charts:import -- --from <checkout of the platform> --version <name>
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {readChart, type ChartFiles} from './charts/readChart';
import {importOptions, writeData} from './command/platformData';
import {runCommand} from './command/runCommand';

const CHARTS = 'install/helm';

const HEADER = `# Written by \`npm run charts:import\`. Do not edit.
# Values of each chart: default, comment, and the kinds whose templates use it.
`;

void runCommand(() => {
  const {from, version} = importOptions('charts:import');
  const root = path.join(from, CHARTS);
  const names = filesBelow(root).flatMap(
    (file) => /^([^/]+)\/Chart\.yaml$/u.exec(file)?.[1] ?? [],
  );
  if (names.length === 0) {
    throw new Error(
      `${root}: found no chart. Use a checkout of the platform's repository.`,
    );
  }
  const charts = Object.fromEntries(
    names.map((name) => [name, readChart(filesOf(path.join(root, name)))]),
  );
  for (const [name, chart] of Object.entries(charts)) {
    const all = Object.values(chart.values);
    const unused = all.filter(({usedBy}) => usedBy === undefined);
    console.log(
      `${name}: ${all.length} values, ${unused.length} that no template uses`,
    );
  }
  writeData(version, '_chart-values.yaml', HEADER, charts);
});

function filesOf(folder: string): ChartFiles {
  const read = (file: string): string =>
    readFileSync(path.join(folder, file), 'utf8');
  return {
    chart: read('Chart.yaml'),
    values: existsSync(path.join(folder, 'values.yaml'))
      ? read('values.yaml')
      : '',
    templates: filesBelow(path.join(folder, 'templates')).map((file) =>
      read(`templates/${file}`),
    ),
  };
}
