import path from 'node:path';

import type {z} from 'zod';

import {readCached} from '../lib/node/readCached';
import type {ContentError} from './contentError';
import {issueErrors} from './issueErrors';
import {readYaml, type YamlDocument} from './readYaml';

/** A data file with the source positions of its values. */
export interface TypedYaml<T> {
  readonly data: T;
  readonly document: YamlDocument;
}

const readDocument = readCached(readYaml);

/**
 * Reads a YAML file with one document and validates it. An unchanged file isn't
 * read again.
 *
 * @param file - Path from the root of the repository.
 * @param errors - Mistakes in the file are added here.
 * @returns `undefined` if the file is missing or has mistakes.
 */
export function readTyped<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  errors: ContentError[],
): TypedYaml<T> | undefined {
  const found = readDocument(path.join(siteDir, file), file);
  errors.push(...(found?.errors ?? []));
  if (found?.document === undefined) return undefined;
  const {document} = found;
  const {data, error} = schema.safeParse(document.value);
  if (error === undefined) return {data, document};
  errors.push(...issueErrors(document, error.issues));
  return undefined;
}
