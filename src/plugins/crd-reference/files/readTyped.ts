import path from 'node:path';

import type {ContentError} from '../../../content-errors/contentError';
import {issueErrors} from '../../../content-errors/issueErrors';
import {readYaml, type YamlDocument} from '../../../content-errors/readYaml';
import {readCached} from '../../../lib/node/readCached';
import type {z} from 'zod';

/** A data file with the source positions of its values. */
export interface TypedYaml<T> {
  readonly data: T;
  readonly document: YamlDocument;
}

/** Readers by schema, so that after an edit only one file is read. */
const readers = new WeakMap<z.ZodType, ReturnType<typeof readerOf>>();

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
  const reader = readers.get(schema) ?? readerOf(schema);
  readers.set(schema, reader);
  const found = reader(path.join(siteDir, file), file);
  errors.push(...(found?.errors ?? []));
  // The reader belongs to the schema that produced the value.
  return found?.read as TypedYaml<T> | undefined;
}

function readerOf(schema: z.ZodType) {
  return readCached((bytes, file: string) => {
    const errors: ContentError[] = [];
    const document = readYaml(bytes, file, errors);
    if (document === undefined) return {errors};
    const {data, error} = schema.safeParse(document.value);
    return error === undefined
      ? {read: {data, document}, errors}
      : {errors: issueErrors(document, error.issues)};
  });
}
