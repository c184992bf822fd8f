import {CODE} from '../shared/corpus';
import {LEVELS, type SearchHit} from '../shared/provider';
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
  {page, section, parents}: Row,
  bits: Bits,
  words: number,
  baseUrl: string,
): SearchHit {
  const path = `${baseUrl}${page.route.slice(1)}`;
  const url = section.anchor === '' ? path : `${path}#${section.anchor}`;
  const titleAt = (level: number): string | null => {
    if (level <= 1) return page.title;
    const at = [...parents, section].find((one) => one.level === level);
    return at?.heading ?? null;
  };
  const byLevel = <Value>(valueOf: (level: number) => Value) =>
    Object.fromEntries(
      LEVELS.map((name, level) => [name, valueOf(level)]),
      // The levels are all of its keys.
    ) as Record<(typeof LEVELS)[number], Value>;
  // The line with the most different words of the query, prose before code.
  const worth = section.lines.map((line) => {
    const found = readTokens(line).map(({term}) => bits.get(term));
    const isCode = line.startsWith(CODE);
    return new Set(found.filter(Boolean)).size + (isCode ? 0 : 0.5);
  });
  const line = section.lines[worth.indexOf(Math.max(...worth))];
  const shown = (line ?? page.description).replaceAll('`', '').trim();
  return {
    objectID: url,
    url,
    type: LEVELS[section.level] ?? 'lvl6',
    hierarchy: byLevel(titleAt),
    content: shown || null,
    _snippetResult: {
      hierarchy: byLevel((level) => ({
        value: mark(titleAt(level) ?? '', bits),
      })),
      content: {value: snippet(shown, bits, words)},
    },
  };
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
  const found = words.map((word) =>
    readTokens(word).map(({term}) => bits.get(term)),
  );
  let [best, most] = [0, -1];
  for (let from = 0; from <= Math.max(0, words.length - length); from += 1) {
    const inside = found.slice(from, from + length).flat();
    const count = new Set(inside.filter(Boolean)).size;
    if (count > most) [best, most] = [from, count];
  }
  const part = mark(words.slice(best, best + length).join(' '), bits);
  const after = best + length < words.length ? '…' : '';
  return `${best > 0 ? '…' : ''}${part}${after}`;
}
