import {type Hierarchy, LEVELS, type SearchHit} from '../shared/algolia';
import type {Page, Section} from '../shared/record';
import {readTokens} from './words';

/** A section as the engine knows it. */
export interface Row {
  readonly page: Page;
  readonly section: Section;
  /** The headings between the page and the section, outermost first. */
  readonly parents: readonly Section[];
  /** The words of its heading or title, joined. */
  readonly key: string;
  /** Numbers of words: the heading, each way to ask for it, then each block. */
  readonly runs: readonly (readonly number[])[];
  readonly blocksFrom: number;
}

/** The words of the query that a word of the index answers, as bits. */
export type BitsOf = (term: string) => number;

/**
 * The hit of a section, with marks and a snippet.
 *
 * @param words - Of the snippet, at most.
 */
export function hitOf(
  {page, section, parents, runs, blocksFrom}: Row,
  bits: Uint32Array,
  bitsOf: BitsOf,
  words: number,
  baseUrl: string,
): SearchHit {
  const path = `${baseUrl}${page.route.slice(1)}`;
  const url = section.anchor === '' ? path : `${path}#${section.anchor}`;
  const titles = LEVELS.map((name, level) => {
    const at = [...parents, section].find((one) => one.level === level);
    return [name, level <= 1 ? page.title : (at?.heading ?? null)] as const;
  });
  // The block with the most different words of the query, prose before code.
  const worth = section.blocks.map(({isCode}, at) => {
    const found = runs[blocksFrom + at]?.map((term) => bits[term]) ?? [];
    return new Set(found.filter(Boolean)).size + (isCode ? 0 : 0.5);
  });
  const block = section.blocks[worth.indexOf(Math.max(...worth))];
  const shown = block?.text ?? page.description;
  return {
    objectID: url,
    url,
    type: `lvl${section.level}` as SearchHit['type'],
    hierarchy: Object.fromEntries(titles) as Hierarchy,
    content: shown.replaceAll('`', '') || null,
    _snippetResult: {
      hierarchy: Object.fromEntries(
        titles.map(([name, title]) => [
          name,
          {value: mark(title ?? '', bitsOf)},
        ]),
      ),
      content: {value: snippet(shown.replaceAll('`', ''), bitsOf, words)},
    },
  };
}

/** A part of a text with marks around the words that match. */
function mark(text: string, bitsOf: BitsOf, from = 0, to = text.length) {
  let [result, place] = ['', from];
  for (const {term, start, end, joins} of readTokens(text)) {
    if (joins > 0 || start < from || end > to || bitsOf(term) === 0) continue;
    result += `${text.slice(place, start)}<mark>${text.slice(start, end)}</mark>`;
    place = end;
  }
  return result + text.slice(place, to);
}

/** The part of a text with the most different matches, marked. */
function snippet(text: string, bitsOf: BitsOf, words: number): string {
  const all = Array.from(text.matchAll(/\S+/gu), ({0: word, index}) => ({
    index,
    end: index + word.length,
    bits: readTokens(word).map(({term}) => bitsOf(term)),
  }));
  let [best, most] = [0, -1];
  for (let from = 0; from <= Math.max(0, all.length - words); from += 1) {
    const inside = all.slice(from, from + words).flatMap(({bits}) => bits);
    const count = new Set(inside.filter(Boolean)).size;
    if (count > most) [best, most] = [from, count];
  }
  const start = all[best]?.index ?? 0;
  const end = all[best + words - 1]?.end ?? text.length;
  const part = mark(text, bitsOf, start, end);
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}
