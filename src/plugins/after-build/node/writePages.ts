import {readFile, rename, writeFile} from 'node:fs/promises';

import type {Edit} from '@openchoreo/page-tools/html/elementEdits';
import type {BuiltPage} from '../shared/builtPage';

/**
 * Applies edits to a text.
 *
 * @throws Error if two edits overlap, because one step would undo the other.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let from = 0;
  let result = '';
  for (const {start, end, text: replacement} of ordered) {
    if (start < from) {
      throw new Error(
        `Edits of two after-build steps overlap. Let only one step change this part of the page: ${text.slice(start, start + 80)}`,
      );
    }
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}

/**
 * Writes the changed pages, each to a temporary file first, so that an
 * interrupted build leaves no partial page. Pages are read again one by one,
 * because keeping the HTML of a large site would take hundreds of megabytes.
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
