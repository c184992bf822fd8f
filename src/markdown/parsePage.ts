import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {ADMONITIONS} from './remarkDirectives';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

const mdx = markdown().use(remarkMdx).use(remarkComment).freeze();

/**
 * Parses a page as the framework does before any other step: as MDX or
 * CommonMark, by its extension.
 */
export function parsePage(source: string, file: string): Root {
  const processor = file.endsWith('.mdx') ? mdx : markdown;
  const escaped = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
  return processor.parse(admonitionTitleToDirectiveLabel(escaped, ADMONITIONS));
}
