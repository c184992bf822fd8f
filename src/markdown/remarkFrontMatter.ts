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

/** Refuses keys that the framework would ignore, and pages without a description. */
export const remarkFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const {frontMatter} = file.data;
  // A part of a page has none.
  if (!frontMatter || tree.children[0]?.type !== 'yaml') return;
  const lines = String(file).split('\n');
  for (const key of Object.keys(frontMatter)) {
    const line = lines.findIndex((one) => one.startsWith(`${key}:`)) + 1;
    if (KEYS.has(key) || line === 0) continue;
    addMistake(file, {
      line,
      what: `${key}: the front matter has no such key`,
      remedy: didYouMeanOr('Remove it.', key, KEYS),
    });
  }
  if (!frontMatter['description']) {
    addMistake(file, {
      line: 1,
      what: 'the page has no description',
      remedy:
        'Write one for search results, as description: in its front matter.',
    });
  }
};
