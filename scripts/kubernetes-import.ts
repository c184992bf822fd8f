/**
 * Imports the kinds and types of a Kubernetes release, which the check of
 * manifests knows:
 *
 *   npm run kubernetes:import -- v1.33                     from Kubernetes' repository
 *   npm run kubernetes:import -- v1.33 --from swagger.json from a file
 *
 * What Kubernetes checks in code stays in kubernetesLimits.json, written by people.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {
  kubernetesFile,
  type OpenApi,
} from '../src/plugins/crd-reference/import/kubernetes';
import limits from '../src/plugins/crd-reference/import/kubernetesLimits.json';

import {runCommand, SITE_DIR} from './command';

const FILE = 'src/plugins/crd-reference/files/kubernetes.json';

void runCommand(async () => {
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
  // Kubernetes publishes it in this form.
  const file = kubernetesFile(JSON.parse(text) as OpenApi, limits);
  const origin = {
    kubernetes: `${release}, Apache-2.0, The Kubernetes Authors`,
    ...limits.origin,
  };
  await writeFile(
    path.join(SITE_DIR, FILE),
    `${JSON.stringify({origin, ...file}, undefined, 1)}\n`,
  );
  console.log(`${file.kinds.length} kinds are in ${FILE}.`);
});

async function download(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(
      `${url} answers ${response.status}. Correct the release, or pass the file with --from.`,
    );
  }
  return response.text();
}
