import {
  ContentError,
  failWithAll,
  type Fault,
} from '../content-errors/contentError';
import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {pathFrom} from '../lib/node/pathFrom';

/**
 * What takes the place of a leaf directive, such as `::kind-list` or
 * `::messages[conditions]`.
 *
 * @param label - The text in its brackets; empty without any.
 * @param errors - Gets the mistakes in the data that it shows.
 */
export type DrawDirective = (
  label: string,
  errors: ContentError[],
) => RootContent[] | Fault;

/** For a directive that shows data of a docs version, on any other page. */
export const NO_VERSION: Fault = {
  what: 'the page is not part of any docs version',
  remedy: 'Use the directive on a page of the documentation.',
};

/** How to draw the directives of a page, by their names. */
export type DirectivesOf = (
  page: string,
) => Readonly<Record<string, DrawDirective>>;

/**
 * Draws the leaf directives of pages, and leaves those without a row alone.
 *
 * @param siteDir - Root of the repository, from which pages are named.
 */
export const remarkLeafDirectives: Plugin<
  [siteDir: string, directivesOf: DirectivesOf],
  Root
> = (siteDir, directivesOf) => (tree, file) => {
  const page = pathFrom(siteDir, file.path);
  drawDirectives(tree, page, directivesOf(page));
};

/** @throws ContentErrors for what can't be drawn. */
export function drawDirectives(
  tree: Root,
  page: string,
  directives: Readonly<Record<string, DrawDirective>>,
): void {
  const drawers = new Map(Object.entries(directives));
  const errors: ContentError[] = [];
  const inData: ContentError[] = [];
  visit(tree, 'leafDirective', (node, index, parent) => {
    const draw = drawers.get(node.name);
    if (!draw || index === undefined || !parent) return undefined;
    const drawn = draw(toString(node).trim(), inData);
    if (Array.isArray(drawn)) {
      parent.children.splice(index, 1, ...drawn);
      return [SKIP, index + drawn.length];
    }
    const line = node.position?.start.line;
    const place = {file: page, line, key: `::${node.name}`};
    errors.push(new ContentError(place, drawn.what, drawn.remedy));
    return undefined;
  });
  // Several directives of a page can read the same data.
  const byMessage = new Map(inData.map((error) => [error.message, error]));
  failWithAll([...errors, ...byMessage.values()]);
}
