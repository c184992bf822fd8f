import path from 'node:path';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';
import {isPart} from '../lib/pageFile';
import {isJsxExpression} from './mdx/jsx';
import {
  readPageFrontMatter,
  type PageFrontMatter,
} from './page/frontMatterErrors';
import type {PageFiles} from './page/pageFiles';

/**
 * Refuses front matter that the framework does not know or that holds the wrong
 * values. The framework has got the right ones alone (`parseFrontMatter`), so
 * that the mistake is told here, with its line, and not in its stack.
 */
export const remarkFrontMatter: Plugin<[PageFiles], Root> =
  (files) => (tree, file) => {
    const page = path
      .relative(files.siteDir, file.path)
      .replaceAll(path.sep, '/');
    if (isPart(page)) return;
    const read = readPageFrontMatter(files.siteDir, page, String(file));
    failWithAll([
      ...read.errors,
      ...sameAddress(page, read, files),
      ...secondEnd(page, tree),
    ]);
  };

/** Both pages are told, since either may be the one that was just written. */
function sameAddress(
  file: string,
  {values, lineOf}: PageFrontMatter,
  files: PageFiles,
): ContentError[] {
  const other = files.otherAt(file, values);
  if (other === undefined) return [];
  return [
    new ContentError(
      {file, line: lineOf('slug'), key: 'slug'},
      `the page has the address of ${other}`,
      'Give it a slug of its own, or leave the slug out.',
    ),
  ];
}

/** A comment of HTML, or one of MDX without its braces. */
const END_OF_SUMMARY = /^(?:<!--\s*truncate\s*-->|\/\*\s*truncate\s*\*\/)$/u;

/** The framework ends the summary of a post at the first mark. */
function secondEnd(file: string, tree: Root): ContentError[] {
  if (!file.startsWith('blog/')) return [];
  const lines: (number | undefined)[] = [];
  visit(tree, (node) => {
    const isMark =
      (node.type === 'html' || isJsxExpression(node)) &&
      END_OF_SUMMARY.test(node.value.trim());
    if (isMark) lines.push(node.position?.start.line);
  });
  const [first, second] = lines;
  if (second === undefined) return [];
  return [
    new ContentError(
      {file, line: second, key: 'truncate'},
      `the summary of the post ends on line ${first ?? '?'} already`,
      'Remove one of the two marks.',
    ),
  ];
}
