/**
 * Imports the kinds and types of a Kubernetes release, which the check of
 * manifests knows:
 *
 *   npm run kubernetes:import -- v1.33                     from Kubernetes' repository
 *   npm run kubernetes:import -- v1.33 --from swagger.json from a file
 *
 * What Kubernetes checks in code stays in kubernetesLimits.json, written by people.
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';

import {writeKubernetes} from '../src/plugins/crd-reference/import/kubernetes';

import {runCommand} from './command/runCommand';

void runCommand(importKubernetes);

async function importKubernetes(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {from: {type: 'string'}},
    allowPositionals: true,
  });
  const [release = ''] = positionals;
  if (!/^v\d+\.\d+$/u.test(release)) {
    throw new Error(
      'Name a release: npm run kubernetes:import -- v1.33 [--from <its swagger.json>].',
    );
  }
  const text =
    values.from === undefined
      ? await download(
          `https://raw.githubusercontent.com/kubernetes/kubernetes/release-${release.slice(1)}/api/openapi-spec/swagger.json`,
        )
      : await readFile(values.from, 'utf8');
  console.log(await writeKubernetes(release, JSON.parse(text)));
}

async function download(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(
      `${url} answers ${response.status}. Correct the release, or pass the file with --from.`,
    );
  }
  return response.text();
}
