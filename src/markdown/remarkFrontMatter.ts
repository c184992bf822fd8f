import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import * as z from 'zod';

import {ContentError} from '../content-errors/contentError';
import {didYouMeanOr} from '../content-errors/nearest';
import {issueErrors, PARSING} from '../content-errors/readTyped';
import {readYaml} from '../content-errors/readYaml';
import {isRecord} from '../lib/isRecord';
import {mistakesOf} from './mistakes';

/** The keys that the framework documents, for docs, posts and pages. */
const KEYS = new Set(
  `authors custom_edit_url date description displayed_sidebar draft hide_table_of_contents hide_title
  id image keywords last_update pagination_label pagination_next pagination_prev parse_number_prefixes
  sidebar_class_name sidebar_custom_props sidebar_key sidebar_label sidebar_position slug tags title
  title_meta toc_max_heading_level toc_min_heading_level unlisted wrapperClassName mdx`.split(
    /\s+/u,
  ),
);

const day = z.string().refine(isDay, {
  error: ({input}) => `there is no day ${String(input)}; write year-month-day`,
});

/** What the framework misreads or doesn't mind. */
const frontMatter = z.looseObject({
  description: z.string().min(1),
  date: day.optional(),
  last_update: z.looseObject({date: day.optional()}).optional(),
});

/**
 * Refuses what the framework ignores or misreads, and a missing description.
 *
 * ```text
 * slugg: /a          → slugg: the front matter has no such key. Did you mean slug?
 * date: 2025-02-30   → date: there is no day 2025-02-30; write year-month-day.
 * ```
 */
export const remarkFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const [node] = tree.children;
  // A part of a page has none.
  if (node?.type !== 'yaml') return;
  // The first line of the file is the fence.
  const bytes = new TextEncoder().encode(`\n${node.value}`);
  const {document, errors} = readYaml(bytes, file.path);
  mistakesOf(file).push(...errors);
  if (!document) return;
  const {error} = frontMatter.safeParse(document.value, PARSING);
  mistakesOf(file).push(...issueErrors(document, error?.issues ?? []));
  const keys = isRecord(document.value) ? Object.keys(document.value) : [];
  for (const key of keys) {
    if (KEYS.has(key)) continue;
    const remedy = didYouMeanOr('Remove it.', key, KEYS);
    const what = 'the front matter has no such key';
    const place = document.place([key]);
    mistakesOf(file).push(new ContentError(place, what, remedy));
  }
};

/**
 * Whether a date exists. Neither YAML nor `Date` refuses 30 February: both take it
 * for a day in March.
 *
 * @param text - As written, such as `2025-09-18` or `2025-09-18 10:00:00`.
 */
function isDay(text: string): boolean {
  const [, year, month, day] =
    /^(\d{4})-(\d\d?)-(\d\d?)(?!\d)/u.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isSameMonth = date.getUTCMonth() === Number(month) - 1;
  return isSameMonth && date.getUTCDate() === Number(day);
}
