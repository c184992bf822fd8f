import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import type {Paragraph, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import {isMdx} from './isMdx';
import {mdxSyntaxError} from './mdxSyntaxError';
import {pageSyntax} from './pageSyntax';

/** Directives that the framework renders as admonitions. */
export const ADMONITIONS = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['secondary', 'important', 'caution', 'success'],
] as const;

/**
 * Rewrites `:::note Title` as `:::note[Title]` on the same line, as the
 * framework does before parsing.
 */
export function prepareSource(source: string): string {
  return admonitionTitleToDirectiveLabel(source, [...ADMONITIONS]);
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(pageSyntax)
  .freeze();

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(() => unravel)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(pageSyntax)
  .freeze();

/** MDX treats elements that are alone in a paragraph as blocks. */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const blocks = blocksOf(node);
    if (!blocks || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...blocks);
    return [SKIP, index];
  });
}

function blocksOf({children}: Paragraph): RootContent[] | undefined {
  const blocks: RootContent[] = [];
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement') {
      blocks.push({...child, type: 'mdxJsxFlowElement'} as RootContent);
    } else if (child.type === 'mdxTextExpression') {
      blocks.push({...child, type: 'mdxFlowExpression'});
    } else if (child.type !== 'text' || child.value.trim() !== '') {
      return undefined;
    }
  }
  return blocks.length === 0 ? undefined : blocks;
}

/**
 * Parses a page as the framework does before any other step: as MDX or
 * CommonMark, depending on its extension.
 *
 * @param file - Path, used in errors as given.
 * @throws ContentError for MDX syntax errors; Markdown has none.
 */
export function parsePage(source: string, file: string): Root {
  const processor = isMdx(file) ? mdx : markdown;
  const page = new VFile({path: file, value: prepareSource(source)});
  try {
    return processor.runSync(processor.parse(page), page);
  } catch (error) {
    throw mdxSyntaxError(error, file);
  }
}
