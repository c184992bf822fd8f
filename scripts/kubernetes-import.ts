/**
 * Imports the kinds and types of a Kubernetes release, which the check of
 * manifests knows, from its api/openapi-spec/swagger.json:
 *
 *   npm run kubernetes:import -- --from swagger.json --version v1.33
 *
 * What Kubernetes checks in code stays in kubernetesLimits.json, written by people.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {outputFile} from '../src/lib/node/outputFile';
import {
  kubernetesFile,
  type OpenApi,
} from '../src/plugins/crd-reference/import/kubernetes';
import limits from '../src/plugins/crd-reference/import/kubernetesLimits.json';

import {runCommand, SITE_DIR} from './command';

const FILE = 'src/plugins/crd-reference/files/kubernetes.json';

void runCommand(async () => {
  const option = {type: 'string'} as const;
  const options = {from: option, version: option};
  const {from, version} = parseArgs({options}).values;
  if (!from || !version) {
    throw new Error(
      'Write --from <swagger.json of github.com/kubernetes/kubernetes, branch release-1.33> --version v1.33.',
    );
  }
  // Kubernetes publishes it in this form.
  const document = JSON.parse(readFileSync(from, 'utf8')) as OpenApi;
  const file = kubernetesFile(document, limits);
  const kubernetes = `${version}, Apache-2.0, The Kubernetes Authors`;
  const content = {origin: {kubernetes, ...limits.origin}, ...file};
  const text = JSON.stringify(content, undefined, 1);
  await outputFile(path.join(SITE_DIR, FILE), `${text}\n`);
  console.log(`${file.kinds.length} kinds are in ${FILE}.`);
});
