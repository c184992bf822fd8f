/**
 * Imports the structures of all kinds into a docs version:
 *
 *   npm run crds:import -- --from <folder of CRD YAML> --version <name> --ref <tag>
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {failWithAll} from '../src/content-errors/contentError';

import {readCrds} from '../src/plugins/crd-reference/import/readCrds';
import {writeStructures} from '../src/plugins/crd-reference/import/writeStructures';
import {referenceVersion} from '../src/site/reference';
import {docsVersionByName} from '../src/site/versions';
import {runCommand} from './command/runCommand';

const siteDir = path.resolve(import.meta.dirname, '..');

const {values} = parseArgs({
  options: {
    from: {type: 'string'},
    version: {type: 'string'},
    ref: {type: 'string'},
  },
});

void runCommand(importCrds);

async function importCrds(): Promise<void> {
  const {from, version: name, ref} = values;
  if (from === undefined || name === undefined || ref === undefined) {
    throw new Error(
      'Set all three options: --from <folder of CRD YAML> --version <docs version> --ref <upstream tag or commit>.',
    );
  }
  const version = referenceVersion(docsVersionByName(name));
  const started = performance.now();
  const crds = await readCrds(path.resolve(from), ref, showProgress);
  failWithAll(crds.errors);
  const folder = `${version.reference}/_crds`;
  const written = await writeStructures(
    path.join(siteDir, folder),
    crds.structures,
  );
  for (const group of ['added', 'removed', 'changed'] as const) {
    if (written[group].length === 0) continue;
    console.log(`${group}: ${written[group].join(', ')}`);
  }
  for (const {kind, version: own, otherServedVersions} of crds.structures) {
    if (otherServedVersions === undefined) continue;
    console.log(
      `${kind}: imported ${own}; also served: ${otherServedVersions.join(', ')}`,
    );
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${folder}: ${crds.structures.length} kinds from ${crds.files} files ` +
      `(${written.added.length} added, ${written.removed.length} removed, ` +
      `${written.changed.length} changed, ${written.unchanged.length} unchanged; ` +
      `${crds.otherObjects} other objects ignored) in ${seconds} s`,
  );
}

function showProgress(file: string, index: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001b[K${index + 1}/${total} ${file}`);
  if (index + 1 === total) process.stderr.write('\r\u001b[K');
}
