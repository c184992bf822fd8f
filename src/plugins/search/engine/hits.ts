import {CODE} from '../shared/corpus';
import {LEVELS} from '../shared/hits';
import type {SearchHit} from '../shared/readHits';
import type {Row} from './rank';
import {readTokens} from './words';

/** The words of the query that a word of the index answers, as bits. */
type Bits = ReadonlyMap<string, number>;

/**
 * The hit of a section, with marks and a snippet.
 *
 * @param words - Of the snippet, at most.
 */
export function hitOf(
  {page, section}: Row,
  bits: Bits,
  words: number,
  baseUrl: string,
): SearchHit {
  const path = `${baseUrl}${page.route.slice(1)}`;
  const url = section.anchor === '' ? path : `${path}#${section.anchor}`;
  const type = LEVELS[section.level] ?? 'lvl6';
  /** The title of the page, the headings around the section, and its own. */
  const titles: string[] = [];
  const at = page.sections.indexOf(section);
  for (const {level, heading} of page.sections.slice(0, at + 1)) {
    titles.length = level;
    titles[level] = heading;
  }
  const hierarchy = LEVELS.map((name, level) => [
    name,
    titles[Math.max(level, 1)] ?? null,
  ]);
  // The line with the most different words of the query, prose before code.
  const worth = section.lines.map(
    (line) => countWords(line, bits) + (line.startsWith(CODE) ? 0 : 0.5),
  );
  const line = section.lines[worth.indexOf(Math.max(...worth))];
  const shown = (line ?? '').replaceAll('`', '').trim();
  return {
    objectID: url,
    url,
    type,
    // The levels are all of its keys.
    hierarchy: Object.fromEntries(hierarchy) as SearchHit['hierarchy'],
    content: shown || null,
    _snippetResult: {
      hierarchy: {[type]: {value: mark(section.heading, bits)}},
      content: {value: snippet(shown, bits, words)},
    },
  };
}

/** How many different words of the query a text has. */
function countWords(text: string, bits: Bits): number {
  const found = readTokens(text).map(({term}) => bits.get(term) ?? 0);
  return new Set(found.filter(Boolean)).size;
}

/** A text with marks around the words that match. */
function mark(text: string, bits: Bits): string {
  let [result, place] = ['', 0];
  for (const {term, start, end} of readTokens(text)) {
    // The words of a name come before it.
    if (start < place || !bits.get(term)) continue;
    result += `${text.slice(place, start)}<mark>${text.slice(start, end)}</mark>`;
    place = end;
  }
  return result + text.slice(place);
}

/** The part of a text with the most different matches, marked. */
function snippet(text: string, bits: Bits, length: number): string {
  const words = text.split(/\s+/u);
  const parts = words
    .slice(0, Math.max(1, words.length - length + 1))
    .map((_word, from) => words.slice(from, from + length).join(' '));
  const counts = parts.map((part) => countWords(part, bits));
  const best = counts.indexOf(Math.max(...counts));
  const before = best > 0 ? '…' : '';
  const after = best < parts.length - 1 ? '…' : '';
  return before + mark(parts[best] ?? '', bits) + after;
}
