import {
  type ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';
import {readTyped} from '../../plugins/crd-reference/files/readTyped';
import {isPart} from '@openchoreo/page-tools/pageFile';
import * as z from 'zod';

import {isDate} from '../../lib/isDate';
import type {CheckedAgainst} from '../../lib/pages/checkedAgainst';
import {docsVersionOfFile} from '../../site/versions';

/** `_checked.yaml`, written by `npm run facts:check -- --write`. */
const checkedFile = z.strictObject({
  ref: z.string().min(1),
  date: z.string().refine(isDate, {error: 'a date is written as 2026-01-31'}),
});

/** Constants, and directives whose data name their places in the source. */
const CITATION =
  /%\{[\w-]+\}|^::(?:kind-(?:spec|status|facts)|messages|chart-values|cli-commands)/mu;

const COMMANDS = /^\s*`{3,}(?:sh|bash|shell)\b/mu;

/**
 * What a documentation page says of its checks, if it shows a statement with a
 * known place in the platform's source.
 *
 * @param file - Relative to the root of the repository.
 */
export function checkedAgainst(
  siteDir: string,
  file: string,
  text: string,
): {readonly checked?: CheckedAgainst} {
  const version = docsVersionOfFile(file);
  if (!version || isPart(file) || !CITATION.test(text)) return {};
  const errors: ContentError[] = [];
  const name = `${version.folder}/_checked.yaml`;
  const read = readTyped(siteDir, name, checkedFile, errors);
  failWithAll(errors);
  if (!read) return {};
  const {ref, date} = read.data;
  return {checked: {source: ref, date, hasCommands: COMMANDS.test(text)}};
}
