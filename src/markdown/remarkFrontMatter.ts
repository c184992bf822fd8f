import type {Root} from 'mdast';
import type {Plugin} from 'unified';

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

declare module 'vfile' {
  interface DataMap {
    /** From the framework. */
    frontMatter: Readonly<Record<string, unknown>>;
  }
}

/** Refuses what the framework ignores or misreads, and a missing description. */
export const remarkFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const {frontMatter} = file.data;
  // A part of a page has none.
  if (!frontMatter || tree.children[0]?.type !== 'yaml') return;
  const lines = String(file).split('\n');
  const refuse = (line: number, what: string, remedy: string): void => {
    addMistake(file, {line, what, remedy});
  };
  for (const key of Object.keys(frontMatter)) {
    const line = lines.findIndex((one) => one.startsWith(`${key}:`)) + 1;
    // YAML takes what is no day for a day of another month.
    const [day] = /(?<=date: *)[\d-]+/u.exec(lines[line - 1] ?? '') ?? [];
    if (day !== undefined && Number.isNaN(Date.parse(day))) {
      refuse(line, `${key}: there is no day ${day}`, 'Write year-month-day.');
    }
    if (KEYS.has(key) || line === 0) continue;
    const remedy = didYouMeanOr('Remove it.', key, KEYS);
    refuse(line, `${key}: the front matter has no such key`, remedy);
  }
  if (!frontMatter['description']) {
    const remedy =
      'Write one for search results: description: in front matter.';
    refuse(1, 'the page has no description', remedy);
  }
};
