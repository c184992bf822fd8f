import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import constraints from '../files/kubernetes/constraints.json';

import {fromSwagger} from './fromSwagger';

/**
 * Writes the kinds and types of a Kubernetes release, which the check of
 * manifests knows, into this package.
 *
 * @param release - Such as `v1.33`.
 * @param swagger - The release's OpenAPI document, parsed.
 * @returns A line for the console.
 */
export async function writeKubernetes(
  release: string,
  swagger: unknown,
): Promise<string> {
  const imported = fromSwagger(swagger, constraints.checked);
  const origin = {
    kubernetes: release,
    license: 'Apache-2.0, The Kubernetes Authors',
  };
  await writeFile(
    path.resolve(import.meta.dirname, '../files/kubernetes/schemas.json'),
    `${JSON.stringify({origin, ...imported}, undefined, 1)}\n`,
  );
  return `Kubernetes ${release}: ${imported.kinds.length} kinds, ${Object.keys(imported.definitions).length} types`;
}
