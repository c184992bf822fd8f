// @ts-check
// JavaScript, because the rules of markdownlint parse pages too, and editors load
// those without a compiler.
import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The framework's notices. */
export const ADMONITIONS = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['secondary', 'important', 'success', 'caution'],
];

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

const mdx = markdown().use(remarkMdx).use(remarkComment).freeze();

/**
 * Parses a page as the framework does before any other step: as MDX or
 * CommonMark, by its extension.
 *
 * @param {string} source
 * @param {string} file
 */
export function parsePage(source, file) {
  const processor = file.endsWith('.mdx') ? mdx : markdown;
  const escaped = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
  return processor.parse(admonitionTitleToDirectiveLabel(escaped, ADMONITIONS));
}
