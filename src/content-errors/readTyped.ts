import path from 'node:path';

import type {z} from 'zod';

import {readCached} from '../lib/node/readCached';
import {ContentError, failWithAll} from './contentError';
import {
  formatYamlPath,
  readYaml,
  type YamlDocument,
  type YamlPath,
} from './readYaml';

/** A data file with the source positions of its values. */
export interface TypedYaml<T> {
  readonly data: T;
  readonly document: YamlDocument;
}

const readDocument = readCached(readYaml);

const MISSING = 'the required key is missing';

/** Options for zod, which would only say what a key that is missing could be. */
export const PARSING = {
  error: ({input}: {input?: unknown}) =>
    input === undefined ? MISSING : undefined,
};

/**
 * Reads a YAML file with one document and validates it. An unchanged file isn't
 * read again.
 *
 * @param file - Path from the root of the repository.
 * @param errors - Mistakes in the file are added here.
 * @returns `undefined` if the file is missing or has mistakes.
 * @throws ContentErrors with all mistakes if there is no list for them.
 */
export function readTyped<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  errors?: ContentError[],
): TypedYaml<T> | undefined {
  const found = readDocument(path.join(siteDir, file), file);
  const mistakes = [...(found?.errors ?? [])];
  const document = found?.document;
  const read = document && schema.safeParse(document.value, PARSING);
  if (document && read?.error) {
    mistakes.push(...issueErrors(document, read.error.issues));
  }
  if (errors) errors.push(...mistakes);
  else failWithAll(mistakes);
  if (document && read?.success) return {data: read.data, document};
  return undefined;
}

/** Turns what zod found in a YAML document into errors on the affected lines. */
export function issueErrors(
  document: YamlDocument,
  issues: readonly z.core.$ZodIssue[],
): ContentError[] {
  const errors: ContentError[] = [];
  for (const issue of issues) {
    const path = issue.path.map((step) =>
      typeof step === 'number' ? step : String(step),
    );
    const report = (at: YamlPath, what: string, remedy: string): void => {
      errors.push(new ContentError(document.place(at), what, remedy));
    };
    // Of a wrong key, zod tells the reason inside.
    const [inner] = issue.code === 'invalid_key' ? issue.issues : [];
    const {message} = inner ?? issue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const what = `key \`${key}\` is not allowed here`;
        report([...path, key], what, 'Correct or remove it.');
      }
    } else if (message === MISSING) {
      report(path, MISSING, `Add ${String(path.at(-1))}.`);
    } else {
      const what = message.charAt(0).toLowerCase() + message.slice(1);
      const value = formatYamlPath(path) || 'the document';
      report(path, what, `Change ${value}, or remove it.`);
    }
  }
  return errors;
}
