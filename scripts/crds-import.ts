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
  const folder = `${referenceVersion(docsVersionByName(name)).reference}/_crds`;
  const {errors, structures, files} = await readCrds(path.resolve(from), ref);
  failWithAll(errors);
  const lines = await writeStructures(
    path.resolve(import.meta.dirname, '..', folder),
    structures,
  );
  for (const line of lines) console.log(line);
  for (const {kind, version, otherServedVersions} of structures) {
    if (otherServedVersions === undefined) continue;
    const others = otherServedVersions.join(', ');
    console.log(`${kind}: imported ${version}; also served: ${others}`);
  }
  console.log(`${folder}: ${structures.length} kinds from ${files} files`);
}
