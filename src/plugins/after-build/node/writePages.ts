import {readFile, rename, writeFile} from 'node:fs/promises';

import type {BuiltPage, Edit} from '../shared/builtPage';

/**
 * Applies edits to a text.
 *
 * @throws Error when two edits overlap: each step owns its stretch of a page.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let from = 0;
  let result = '';
  for (const {start, end, text: replacement} of ordered) {
    if (start < from) {
      throw new Error(
        `Two steps after the build change the same stretch of a page, near: ${text.slice(start, start + 80)}`,
      );
    }
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}

/**
 * Writes the changed pages, each whole: to a file beside it, then renamed. They
 * are read again, one after the other: the HTML of all pages of a large site
 * would take hundreds of megabytes.
 */
export async function writePages(pages: readonly BuiltPage[]): Promise<void> {
  for (const {file, edits} of pages) {
    if (edits.length === 0) continue;
    const html = await readFile(file, 'utf8');
    const temporary = `${file}.part`;
    await writeFile(temporary, applyEdits(html, edits));
    await rename(temporary, file);
  }
}
