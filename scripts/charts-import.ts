/**
 * Imports the values of all charts into a docs version:
 *
 *   npm run charts:import -- --from <checkout of the platform> --version <name>
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {stringify} from 'yaml';

import {docsVersionByName} from '../src/site/versions';
import {readChart, type ChartFiles} from './charts/readChart';
import {runCommand} from './command/runCommand';

const CHARTS = 'install/helm';
const SITE_DIR = path.resolve(import.meta.dirname, '..');

const HEADER = `# Written by \`npm run charts:import\`. Do not edit.
# Values of each chart: default, comment, and the kinds whose templates use it.
`;

void runCommand(() => {
  const {values} = parseArgs({
    options: {from: {type: 'string'}, version: {type: 'string'}},
  });
  if (values.from === undefined || values.version === undefined) {
    throw new Error(
      'charts:import: write --from <checkout of the platform> and --version <docs version>.',
    );
  }
  const root = path.join(values.from, CHARTS);
  const {folder} = docsVersionByName(values.version);
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
  const file = path.join(SITE_DIR, folder, '_chart-values.yaml');
  const text = HEADER + stringify(charts, {lineWidth: 0});
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  writeFileSync(file, text);
  for (const [name, chart] of Object.entries(charts)) {
    const all = Object.values(chart.values);
    const unused = all.filter(({usedBy}) => usedBy === undefined);
    console.log(
      `${name}: ${all.length} values, ${unused.length} that no template uses`,
    );
  }
  console.log(
    `${folder}/_chart-values.yaml: ${isSame ? 'unchanged' : 'written'}`,
  );
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
