import path from 'node:path';

import * as z from 'zod';

import {ContentError, failWithAll} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {readTyped} from '../../../content-errors/readTyped';
import type {Page, Section} from '../shared/corpus';

const words = z.string().regex(/^\S+(?: \S+)+$/u, {
  error: 'must be two or more words, with spaces between them',
});
const related = z.strictObject({
  related: z.array(
    words.lowercase().transform((line): readonly string[] => line.split(' ')),
  ),
});
/** `_asked.yaml`: ways to ask, by page and section: `tasks/secrets.md#rotate`. */
export const askedFile = z.record(
  z.string(),
  z.array(words.max(80)).min(1).max(40),
);

/**
 * Reads the groups of words that readers use for one another.
 *
 * @throws ContentErrors on the lines that are wrong.
 */
export function readRelated(siteDir: string, file: string) {
  return readTyped(siteDir, file, related)?.data.related ?? [];
}

/**
 * Adds to the sections of a docs version the ways that readers ask for them, in
 * words that they may not have.
 *
 * @param file - Path below `siteDir`; without it, nothing is added.
 * @param route - Path of the version below the base URL, such as `docs/next/`.
 * @throws ContentErrors on the lines that are wrong.
 */
export function addAsked(
  pages: readonly Page[],
  siteDir: string,
  file: string,
  route: string,
): void {
  const found = readTyped(siteDir, file, askedFile);
  if (!found) return;
  const sections = new Map<string, Section>();
  for (const page of pages) {
    for (const section of page.sections) {
      if (section.kind === 'copy') continue;
      const hash = section.anchor && `#${section.anchor}`;
      sections.set(page.route + hash, section);
    }
  }
  const errors: ContentError[] = [];
  for (const [key, phrases] of Object.entries(found.data)) {
    const page = key.replace(/(?:\/index|^index)?\.mdx?(?=#|$)/u, '/');
    const address = path.posix.join('/', route, page);
    const section = sections.get(address);
    if (section) section.asked = phrases;
    else {
      const what = `search knows no section ${address}`;
      const remedy = 'Name a listed page, and the ID of one of its headings.';
      const advice = didYouMeanOr(remedy, address, sections.keys());
      errors.push(new ContentError(found.document.place([key]), what, advice));
    }
  }
  failWithAll(errors);
}
