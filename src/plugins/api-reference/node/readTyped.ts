import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {z} from 'zod';

import type {ContentError} from '../../../lib/contentError';
import {issueErrors} from '../../../lib/issueErrors';
import {readYaml, type YamlDocument} from '../../../lib/readYaml';

/** The parsed content of a YAML file, or the mistakes in it. */
export type TypedYaml<T> =
  | {readonly status: 'read'; readonly data: T; readonly document: YamlDocument}
  | {readonly status: 'missing'}
  | {readonly status: 'refused'; readonly errors: readonly ContentError[]};

/** Results by schema and file, so that after an edit only one file is read. */
const cache = new WeakMap<z.ZodType, Map<string, Cached>>();

interface Cached {
  readonly fingerprint: string;
  readonly result: TypedYaml<unknown>;
}

/**
 * Reads a YAML file with one document and validates it. An unchanged file isn't
 * read again.
 *
 * @param file - Path from the root of the repository.
 * @param allowedKeys - Keys to suggest for a misspelt one.
 */
export function readTyped<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  allowedKeys: readonly string[] = [],
): TypedYaml<T> {
  const absolute = path.join(siteDir, file);
  const stat = statSync(absolute, {throwIfNoEntry: false});
  if (stat === undefined) return {status: 'missing'};
  const fingerprint = `${stat.mtimeMs}:${stat.size}`;
  const files = cache.get(schema) ?? new Map<string, Cached>();
  cache.set(schema, files);
  const cached = files.get(absolute);
  if (cached?.fingerprint === fingerprint) {
    // The map belongs to the schema that produced the value.
    return cached.result as TypedYaml<T>;
  }
  const bytes = readFileSync(absolute);
  const result = parseTyped(bytes, file, schema, allowedKeys);
  files.set(absolute, {fingerprint, result});
  return result;
}

function parseTyped<T>(
  bytes: Uint8Array,
  file: string,
  schema: z.ZodType<T>,
  allowedKeys: readonly string[],
): TypedYaml<T> {
  const {documents, errors} = readYaml(bytes, file);
  if (errors.length > 0) return {status: 'refused', errors};
  const [document] = documents;
  if (document === undefined) return {status: 'missing'};
  const parsed = schema.safeParse(document.value);
  return parsed.success
    ? {status: 'read', data: parsed.data, document}
    : {
        status: 'refused',
        errors: issueErrors(document, parsed.error.issues, {}, allowedKeys),
      };
}
