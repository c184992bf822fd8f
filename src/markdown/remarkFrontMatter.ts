import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import * as z from 'zod';

import {didYouMean} from '../content-errors/nearest';

/** The keys that the framework documents, for docs, posts and pages. */
const KEYS = new Set(
  `authors custom_edit_url date description displayed_sidebar draft hide_table_of_contents hide_title
  id image keywords last_update pagination_label pagination_next pagination_prev parse_number_prefixes
  sidebar_class_name sidebar_custom_props sidebar_key sidebar_label sidebar_position slug tags title
  title_meta toc_max_heading_level toc_min_heading_level unlisted wrapperClassName mdx`.split(
    /\s+/u,
  ),
);

const pageData = z.object({frontMatter: z.record(z.string(), z.unknown())});

/** Refuses keys that the framework would ignore, and pages without a description. */
export const remarkFrontMatter: Plugin<[], Root> = () => (tree, file) => {
  const {data} = pageData.safeParse(file.data);
  const source = String(file).split('\n');
  const isPage = data !== undefined && tree.children[0]?.type === 'yaml';
  if (!isPage) return;
  for (const key of Object.keys(data.frontMatter)) {
    if (KEYS.has(key)) continue;
    const line = source.findIndex((one) => one.startsWith(`${key}:`)) + 1;
    if (line === 0) continue;
    file.message(
      `${key}: the front matter has no such key. ${didYouMean(key, KEYS)}If not, remove it.`,
      {line, column: 1},
    );
  }
  if (!data.frontMatter['description']) {
    file.message(
      'the page has no description. Write one for search results, as description: in its front matter.',
      {line: 1, column: 1},
    );
  }
};
