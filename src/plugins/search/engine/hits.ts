import {CODE, type Section} from '../shared/corpus';
import {LEVELS} from '../shared/hits';
import type {SearchHit} from '../shared/readHits';
import type {QueryWord} from './query';
import {type Row, sharedWeight} from './rank';
import {readTokens} from './words';

type Words = readonly QueryWord[];

/** How much more a line of prose is worth than the same in code. */
const PROSE = 0.25;

/**
 * The hit of a section, with marks and a snippet.
 *
 * @param length - Words of the snippet, at most.
 */
export function hitOf(
  {page, section}: Row,
  words: Words,
  length: number,
  baseUrl: string,
): SearchHit {
  const {level, heading, anchor, lines} = section;
  const type = LEVELS[level] ?? 'lvl6';
  const place = best(lines, (line) => {
    const prose = line.startsWith(CODE) ? 0 : PROSE;
    return matched(line, words) + prose;
  });
  const line = lines[place] ?? '';
  const isFound = matched(line, words) > 0;
  const tab = isFound ? tabOf(section, place) : undefined;
  const shown = line.replaceAll('`', '').trim();
  const address = (hash: string): string =>
    baseUrl + page.route.slice(1) + (hash && `#${hash}`);
  return {
    objectID: address(anchor),
    // Opens the tab with the line that is shown.
    url: address(tab ?? anchor),
    type,
    hierarchy: hierarchyOf(page.sections, section),
    content: shown || null,
    trail: [...(page.trail ?? [])],
    _snippetResult: {
      hierarchy: {[type]: {value: mark(heading, words)}},
      content: {value: snippet(shown, words, length)},
    },
  };
}

/** The title of the page, twice, the headings around a section, and its own. */
function hierarchyOf(
  sections: readonly Section[],
  section: Section,
): SearchHit['hierarchy'] {
  const titles: string[] = [];
  const upToIt = sections.slice(0, sections.indexOf(section) + 1);
  for (const {level, heading} of upToIt) {
    titles.length = level;
    titles[level] = heading;
  }
  const hierarchy = LEVELS.map((name, level) => [
    name,
    titles[Math.max(level, 1)] ?? null,
  ]);
  // The levels are all of its keys.
  return Object.fromEntries(hierarchy) as SearchHit['hierarchy'];
}

/** The innermost tab with a line; tabs are in the order in which they end. */
function tabOf({tabs = []}: Section, line: number): string | undefined {
  return tabs.find(({from, to}) => from <= line && line < to)?.anchor;
}

/** The place of the first of the items with the highest value. */
function best<Item>(
  items: readonly Item[],
  value: (item: Item) => number,
): number {
  const values = items.map(value);
  return values.indexOf(Math.max(...values));
}

/** The weight of the words of the query that a text has. */
function matched(text: string, words: Words): number {
  const terms = readTokens(text).map(({term}) => term);
  return sharedWeight(terms, words);
}

/** A text with marks around the words that match, but not around related ones. */
function mark(text: string, words: Words): string {
  let result = '';
  let place = 0;
  for (const {term, start, end} of readTokens(text)) {
    const isMatch = words.some(({shares}) => shares.get(term) === 1);
    // The words of a name come before it.
    if (!isMatch || start < place) continue;
    result += `${text.slice(place, start)}<mark>${text.slice(start, end)}</mark>`;
    place = end;
  }
  return result + text.slice(place);
}

/** The part of a text with the words that tell most, marked. */
function snippet(text: string, words: Words, length: number): string {
  const all = text.split(/\s+/u);
  const last = Math.max(0, all.length - length);
  const parts = Array.from({length: last + 1}, (_, start) =>
    all.slice(start, start + length).join(' '),
  );
  const start = best(parts, (part) => matched(part, words));
  const before = start > 0 ? '…' : '';
  const after = start < last ? '…' : '';
  return before + mark(parts[start] ?? '', words) + after;
}
