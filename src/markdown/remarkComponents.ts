import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {didYouMeanOr} from '../content-errors/nearest';
import {addMistake} from './mistakes';

/** What MDX pages have without an import, as in `src/theme/MDXComponents`. */
const COMPONENTS = ['Details', 'Head', 'TabItem', 'Tabs'];

/**
 * Refuses components that an MDX page neither imports nor defines. It runs before
 * the steps that add components of their own.
 */
export const remarkComponents: Plugin<[], Root> = () => (tree, file) => {
  const declared = new Set(COMPONENTS);
  visit(tree, 'mdxjsEsm', ({value}) => {
    for (const [name] of value.matchAll(/\b[A-Z]\w*/gu)) declared.add(name);
  });
  visit(tree, (node) => {
    if (!/^mdxJsx\w+Element$/u.test(node.type) || !('name' in node)) return;
    const [name] = /^[A-Z]\w*/u.exec(node.name ?? '') ?? [];
    if (name === undefined || declared.has(name)) return;
    addMistake(file, {
      ...node.position?.start,
      what: `<${name}>: the page has no such component`,
      remedy: didYouMeanOr('Import it at the top of the page.', name, declared),
    });
  });
};
