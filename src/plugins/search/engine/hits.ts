import {CODE, type Section, type Tab} from '../shared/corpus';
import {LEVELS} from '../shared/hits';
import type {SearchHit} from '../shared/readHits';
import {type RankedQuery, type Row, sharedWeight} from './rank';
import {readTokens} from './words';

/** The words of a query, and how much of each the terms of the pages are. */
type Matches = Pick<RankedQuery, 'words' | 'shares'>;

/** A term is marked if it is more of a word than a related one. */
const MARKED = 0.5;
/** How much more a line of prose is worth than the same in code. */
const PROSE = 0.25;

/**
 * The hit of a section, with marks and a snippet.
 *
 * @param length - Words of the snippet, at most.
 */
export function hitOf(
  {page, section}: Row,
  matches: Matches,
  length: number,
  baseUrl: string,
): SearchHit {
  const path = `${baseUrl}${page.route.slice(1)}`;
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
  const place = best([...section.lines.keys()], (at) => {
    const text = section.lines[at] ?? '';
    const prose = text.startsWith(CODE) ? 0 : PROSE;
    return matched(text, matches) + prose;
  });
  const line = section.lines[place ?? 0] ?? '';
  const shown = line.replaceAll('`', '').trim();
  const isFound = matched(line, matches) > 0;
  const tab = isFound ? tabAt(section, place ?? 0) : undefined;
  return {
    objectID: path + hashOf(section),
    // Opens the tab with the line that is shown.
    url: path + hashOf(tab ?? section),
    type,
    // The levels are all of its keys.
    hierarchy: Object.fromEntries(hierarchy) as SearchHit['hierarchy'],
    content: shown || null,
    trail: [...(page.trail ?? [])],
    _snippetResult: {
      hierarchy: {[type]: {value: mark(section.heading, matches)}},
      content: {value: snippet(shown, matches, length)},
    },
  };
}

function hashOf({anchor}: {readonly anchor: string}): string {
  return anchor === '' ? '' : `#${anchor}`;
}

/** The innermost tab with a line; tabs are in the order in which they end. */
function tabAt({tabs = []}: Section, line: number): Tab | undefined {
  return tabs.find(({from, to}) => from <= line && line < to);
}

/** The first of the items with the highest value. */
function best<Item>(
  items: readonly Item[],
  value: (item: Item) => number,
): Item | undefined {
  let found: Item | undefined;
  let highest = -Infinity;
  for (const item of items) {
    const own = value(item);
    if (own > highest) [highest, found] = [own, item];
  }
  return found;
}

/** The weight of the words of the query that a text has. */
function matched(text: string, matches: Matches): number {
  return sharedWeight(
    readTokens(text).map(({term}) => term),
    matches,
  );
}

/** A text with marks around the words that match. */
function mark(text: string, {shares}: Matches): string {
  let result = '';
  let place = 0;
  for (const {term, start, end} of readTokens(text)) {
    const isMatch = shares.get(term)?.some((share) => share > MARKED) ?? false;
    // The words of a name come before it.
    if (!isMatch || start < place) continue;
    result += `${text.slice(place, start)}<mark>${text.slice(start, end)}</mark>`;
    place = end;
  }
  return result + text.slice(place);
}

/** The part of a text with the words that tell most, marked. */
function snippet(text: string, matches: Matches, length: number): string {
  const words = text.split(/\s+/u);
  const last = Math.max(0, words.length - length);
  const starts = Array.from({length: last + 1}, (_, start) => start);
  const partAt = (start: number): string =>
    words.slice(start, start + length).join(' ');
  const start = best(starts, (at) => matched(partAt(at), matches)) ?? 0;
  const before = start > 0 ? '…' : '';
  const after = start < last ? '…' : '';
  return before + mark(partAt(start), matches) + after;
}
