import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-directive';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import type {ContentError, Fault} from '../content-errors/contentError';
import {didYouMeanOr} from '../content-errors/nearest';
import {pathFrom} from '../lib/node/pathFrom';
import {addMistake, mistakesOf} from './mistakes';

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

/** Directives that wrap other content: the framework's notices, and tabs. */
const CONTAINERS =
  'note tip info warning danger secondary important success caution tabs tab'.split(
    ' ',
  );

interface Options {
  /** Root of the repository, from which pages are named. */
  readonly siteDir: string;
  /** How to draw the directives of a page, by their names; none without a version. */
  directivesOf(page: string): Readonly<Record<string, DrawDirective>>;
}

/**
 * Draws the directives that take a line of their own, and refuses unknown ones,
 * which the framework only warns of. A colon before a word stays text.
 *
 *     ::messages[conditions]  →  ### ServiceClassNotFound …
 *     ::mesages[conditions]   →  ::mesages: unknown directive. Did you mean ::messages?
 *     host:port               →  host:port
 */
export const remarkDirectives: Plugin<[Options], Root> =
  (site) => (tree, file) => {
    const rows = site.directivesOf(pathFrom(site.siteDir, file.path));
    const drawers = new Map(Object.entries(rows));
    visit(tree, (node, index, parent) => {
      const place = node.position?.start;
      if (node.type === 'textDirective') {
        const {attributes, children, name} = node;
        if (children.length + Object.keys(attributes ?? {}).length === 0)
          return;
        addMistake(file, {
          ...place,
          what: `:${name}: directives do not work inside a line`,
          remedy: 'Write \\: for a colon, or put the text in `code`.',
        });
      } else if (node.type === 'containerDirective') {
        if (CONTAINERS.includes(node.name)) return;
        addMistake(file, {...place, ...unknown(':::', node.name, CONTAINERS)});
      } else if (node.type === 'leafDirective') {
        const {name} = node;
        const drawn =
          drawers.get(name)?.(toString(node).trim(), mistakesOf(file)) ??
          unknown('::', name, [...drawers.keys()]);
        if (Array.isArray(drawn)) {
          parent?.children.splice(index ?? 0, 1, ...drawn);
          return [SKIP, (index ?? 0) + drawn.length];
        }
        addMistake(file, {...place, ...drawn});
      }
      return;
    });
  };

function unknown(
  colons: string,
  name: string,
  known: readonly string[],
): Fault {
  const write = (one: string): string => colons + one;
  // All directives that take a line show data of a docs version.
  if (known.length === 0) {
    return {
      what: `${write(name)}: the page is not part of any docs version`,
      remedy: 'Use the directive on a page of the documentation.',
    };
  }
  const otherwise = `Use one of: ${known.map(write).join(', ')}.`;
  return {
    what: `${write(name)}: unknown directive`,
    remedy: didYouMeanOr(otherwise, name, known, write),
  };
}
