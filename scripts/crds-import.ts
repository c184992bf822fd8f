/**
 * Imports the structures of all kinds into a docs version:
 *
 *   npm run crds:import -- --from <folder of CRD YAML> --version <name>
 */
import {rmSync} from 'node:fs';
import path from 'node:path';

import {outputFile} from '../src/lib/node/outputFile';
import {
  formatStructure,
  readCrds,
} from '../src/plugins/crd-reference/import/crds';
import {referenceVersion} from '../src/site/reference';

import {readOptions, runCommand, SITE_DIR} from './command';

void runCommand(async () => {
  const {from, version, ref} = readOptions('folder of CRDs');
  const {reference} = referenceVersion(version);
  const structures = readCrds(path.resolve(from), ref);
  if (structures.length === 0) {
    throw new Error(`${from} has no CustomResourceDefinition.`);
  }
  const folder = path.join(SITE_DIR, reference, '_crds');
  rmSync(folder, {recursive: true, force: true});
  for (const structure of structures) {
    const name = `${structure.kind.toLowerCase()}.yaml`;
    await outputFile(path.join(folder, name), formatStructure(structure));
  }
  console.log(`${structures.length} kinds are in ${reference}/_crds.`);
});
