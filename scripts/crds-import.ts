/**
 * Imports the structures of all kinds into a docs version:
 *
 *   npm run crds:import -- --from <folder of CRD YAML> --version <name> --ref <tag>
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {outputFile} from '../src/lib/node/outputFile';
import {
  formatStructure,
  readCrds,
} from '../src/plugins/crd-reference/import/crds';
import {referenceVersion} from '../src/site/reference';
import {docsVersionByName} from '../src/site/versions';

import {SITE_DIR} from './command/platform';
import {runCommand} from './command/runCommand';

const OPTION = {type: 'string'} as const;

void runCommand(async () => {
  const {from, version, ref} = parseArgs({
    options: {from: OPTION, version: OPTION, ref: OPTION},
  }).values;
  if (!from || !version || !ref) {
    throw new Error(
      'Write --from <folder of CRDs>, --version <docs version> and --ref <upstream tag or commit>.',
    );
  }
  const {reference} = referenceVersion(docsVersionByName(version));
  const structures = readCrds(path.resolve(from), ref);
  if (structures.length === 0) {
    throw new Error(`${from} has no CustomResourceDefinition.`);
  }
  const folder = path.join(SITE_DIR, reference, '_crds');
  rmSync(folder, {recursive: true, force: true});
  for (const structure of structures) {
    const {kind, version: imported, otherServedVersions = []} = structure;
    const name = `${kind.toLowerCase()}.yaml`;
    await outputFile(path.join(folder, name), formatStructure(structure));
    if (otherServedVersions.length === 0) continue;
    const others = otherServedVersions.join(', ');
    console.log(`${kind}: imported ${imported}; also served: ${others}`);
  }
  console.log(`${structures.length} kinds are in ${reference}/_crds.`);
});
