import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {isMap, isScalar, LineCounter, parseDocument, type Pair} from 'yaml';

import {didYouMeanOr} from '../content-errors/nearest';
import {addMistake} from './mistakes';

/** The keys that the framework documents, for docs, posts and pages. */
const KEYS = new Set(
  `authors custom_edit_url date description displayed_sidebar draft hide_table_of_contents hide_title
  id image keywords last_update pagination_label pagination_next pagination_prev parse_number_prefixes
  sidebar_class_name sidebar_custom_props sidebar_key sidebar_label sidebar_position slug tags title
  title_meta toc_max_heading_level toc_min_heading_level unlisted wrapperClassName mdx`.split(
    /\s+/u,
  ),
);

/**
 * Refuses what the framework ignores or misreads, and a missing description.
 *
 * ```text
 * slugg: /a          → slugg: the front matter has no such key. Did you mean slug?
 * date: 2025-02-30   → date: there is no day 2025-02-30. Write year-month-day.
 * ```
 */
export const remarkFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const [node] = tree.children;
  // A part of a page has none.
  if (node?.type !== 'yaml') return;
  const lines = new LineCounter();
  const {contents} = parseDocument(node.value, {lineCounter: lines});
  const pairs = isMap(contents) ? contents.items : [];
  // The first line of the file is the fence.
  const lineOf = (pair: Pair): number => {
    const offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
    return lines.linePos(offset).line + 1;
  };
  for (const pair of pairs) {
    const key = String(pair.key);
    const line = lineOf(pair);
    if (!KEYS.has(key)) {
      const what = `${key}: the front matter has no such key`;
      addMistake(file, {
        line,
        what,
        remedy: didYouMeanOr('Remove it.', key, KEYS),
      });
    }
    const dated = key === 'last_update' ? dateIn(pair.value) : pair;
    if (!dated || String(dated.key) !== 'date' || !isScalar(dated.value))
      continue;
    const date = String(dated.value.value);
    if (isDate(date)) continue;
    addMistake(file, {
      line: lineOf(dated),
      what: `date: there is no day ${date}`,
      remedy: 'Write year-month-day.',
    });
  }
  const description = pairs.find(({key}) => String(key) === 'description');
  if (!isScalar(description?.value) || !description.value.value) {
    const remedy =
      'Write one for search results: description: in front matter.';
    addMistake(file, {line: 1, what: 'the page has no description', remedy});
  }
};

/** The pair `date: …` of a map such as `last_update: {date: 2025-09-18}`. */
function dateIn(value: unknown): Pair | undefined {
  if (!isMap(value)) return undefined;
  return value.items.find(({key}) => String(key) === 'date');
}

/**
 * Whether a date exists. Neither YAML nor `Date` refuses 30 February: both take it
 * for a day in March.
 *
 * @param text - As written, such as `2025-09-18` or `2025-09-18 10:00:00`.
 */
function isDate(text: string): boolean {
  const [, year, month, day] =
    /^(\d{4})-(\d\d?)-(\d\d?)(?!\d)/u.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isSameMonth = date.getUTCMonth() === Number(month) - 1;
  return isSameMonth && date.getUTCDate() === Number(day);
}
