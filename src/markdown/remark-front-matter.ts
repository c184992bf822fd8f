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
 * Rejects unknown front matter keys and invalid values. `parseFrontMatter`
 * hides both from the framework, so that they are reported here, with a line
 * and no stack trace.
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
      ...duplicateAddress(page, read, files),
      ...duplicateTruncateMarker(page, tree),
    ]);
  };

/** Reported for both pages, since either may be the new one. */
function duplicateAddress(
  file: string,
  {values, lineOf}: PageFrontMatter,
  files: PageFiles,
): ContentError[] {
  const other = files.otherAt(file, values);
  if (other === undefined) return [];
  return [
    new ContentError(
      {file, line: lineOf('slug'), key: 'slug'},
      `the page has the same address as ${other}`,
      'Give this page its own slug, or remove the slug.',
    ),
  ];
}

/** An HTML comment, or an MDX comment without its braces. */
const TRUNCATE_MARKER = /^(?:<!--\s*truncate\s*-->|\/\*\s*truncate\s*\*\/)$/u;

/** The framework cuts the summary of a post at the first marker. */
function duplicateTruncateMarker(file: string, tree: Root): ContentError[] {
  if (!file.startsWith('blog/')) return [];
  const lines: (number | undefined)[] = [];
  visit(tree, (node) => {
    const isMark =
      (node.type === 'html' || isJsxExpression(node)) &&
      TRUNCATE_MARKER.test(node.value.trim());
    if (isMark) lines.push(node.position?.start.line);
  });
  const [first, second] = lines;
  if (second === undefined) return [];
  return [
    new ContentError(
      {file, line: second, key: 'truncate'},
      `the post already has a truncate marker on line ${first ?? '?'}`,
      'Remove one of the two markers.',
    ),
  ];
}
