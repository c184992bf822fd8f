import {readFileSync} from 'node:fs';
import path from 'node:path';

import {failWithAll} from '@openchoreo/content-errors/contentError';
import {issueErrors} from '@openchoreo/content-errors/issueErrors';
import {readYaml} from '@openchoreo/content-errors/readYaml';
import * as z from 'zod';

import type {SearchWords} from '../shared/record';

const words = z
  .string()
  .regex(/^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+)+$/u, {
    error: 'must be two or more words in lower case, with spaces between them',
  })
  .transform((line) => line.split(' '));

const searchWords = z.strictObject({related: z.array(words), weak: words});

/**
 * Reads what a site knows of the words in its pages.
 *
 * @param file - Path below `siteDir`.
 * @throws ContentErrors on the lines that are wrong.
 */
export function readSearchWords(siteDir: string, file: string): SearchWords {
  const bytes = readFileSync(path.join(siteDir, file));
  const {documents, errors} = readYaml(bytes, file);
  failWithAll(errors);
  const [document] = documents;
  const {data, error} = searchWords.safeParse(document?.value);
  if (data) return data;
  if (document) failWithAll(issueErrors(document, error.issues));
  throw new Error(`${file} is empty.`);
}
