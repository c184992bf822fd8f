import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';
import {issueErrors} from '@openchoreo/content-errors/issueErrors';
import {readYaml, type YamlDocument} from '@openchoreo/content-errors/readYaml';
import type {z} from 'zod';

/** A data file with the source positions of its values. */
export interface TypedYaml<T> {
  readonly data: T;
  readonly document: YamlDocument;
}

/** Results by schema and file, so that after an edit only one file is read. */
const cache = new WeakMap<z.ZodType, Map<string, Cached>>();

interface Cached {
  readonly fingerprint: string;
  readonly read: TypedYaml<unknown> | undefined;
  readonly errors: readonly ContentError[];
}

/**
 * Reads a YAML file with one document and validates it. An unchanged file isn't
 * read again.
 *
 * @param file - Path from the root of the repository.
 * @param errors - Mistakes in the file are added here.
 * @param allowedKeys - Keys to suggest for a misspelt one.
 * @returns `undefined` if the file is missing or has mistakes.
 */
export function readTyped<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  errors: ContentError[],
  allowedKeys: readonly string[] = [],
): TypedYaml<T> | undefined {
  const absolute = path.join(siteDir, file);
  const stat = statSync(absolute, {throwIfNoEntry: false});
  if (stat === undefined) return undefined;
  const fingerprint = `${stat.mtimeMs}:${stat.size}`;
  const files = cache.get(schema) ?? new Map<string, Cached>();
  cache.set(schema, files);
  let cached = files.get(absolute);
  if (cached?.fingerprint !== fingerprint) {
    const bytes = readFileSync(absolute);
    cached = {fingerprint, ...parse(bytes, file, schema, allowedKeys)};
    files.set(absolute, cached);
  }
  errors.push(...cached.errors);
  // The map belongs to the schema that produced the value.
  return cached.read as TypedYaml<T> | undefined;
}

function parse<T>(
  bytes: Uint8Array,
  file: string,
  schema: z.ZodType<T>,
  allowedKeys: readonly string[],
): Omit<Cached, 'fingerprint'> {
  const {documents, errors} = readYaml(bytes, file);
  const [document] = documents;
  if (document === undefined) return {read: undefined, errors};
  const {data, error} = schema.safeParse(document.value);
  if (error === undefined) return {read: {data, document}, errors: []};
  return {
    read: undefined,
    errors: issueErrors(document, error.issues, {}, allowedKeys),
  };
}
