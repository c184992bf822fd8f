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
  const {level, kind, heading, anchor, lines, tabs = []} = section;
  const type = LEVELS[level] ?? 'lvl6';
  const shownWords = ownOrRelated(words, [heading, ...lines]);
  const place = best(lines, (line) => {
    const prose = line.startsWith(CODE) ? 0 : PROSE;
    const found = matched(line, shownWords);
    // A line that has something comes before all that have nothing.
    return found + prose + Math.sign(found);
  });
  const line = lines[place] ?? '';
  // The innermost, because tabs are in the order in which they end.
  const tab = tabs.find(({from, to}) => from <= place && place < to);
  const hash = tab && matched(line, shownWords) > 0 ? tab.anchor : anchor;
  const shown = line.replaceAll('`', '').trim();
  const address = (id: string): string =>
    baseUrl + page.route.slice(1) + (id && `#${id}`);
  return {
    objectID: address(anchor),
    // Opens the tab with the line that is shown.
    url: address(hash),
    type,
    kind: kind === 'field' ? kind : undefined,
    hierarchy: hierarchyOf(page.sections, section),
    content: shown || null,
    trail: [...(page.trail ?? [])],
    _snippetResult: {
      hierarchy: {[type]: {value: mark(heading, shownWords)}},
      content: {value: snippet(shown, shownWords, length)},
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

/** The place of the first of the texts with the highest value. */
function best(texts: readonly string[], value: (text: string) => number) {
  const values = texts.map(value);
  return values.indexOf(Math.max(...values));
}

/** The words without related ones, unless the texts have only those. */
function ownOrRelated(words: Words, texts: readonly string[]): Words {
  const own = words.map(({weight, shares}) => {
    const whole = [...shares].filter(([, share]) => share === 1);
    return {weight, shares: new Map(whole)};
  });
  return texts.some((text) => matched(text, own) > 0) ? own : words;
}

/** The weight of the words of the query that a text has. */
function matched(text: string, words: Words): number {
  const terms = readTokens(text).map(({term}) => term);
  return sharedWeight(terms, words);
}

/** A text with marks around the words that match. */
function mark(text: string, words: Words): string {
  let result = '';
  let place = 0;
  for (const {term, start, end} of readTokens(text)) {
    const isMatch = words.some(({shares}) => shares.has(term));
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
