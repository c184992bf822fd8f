import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Gives the formatted title of a notice, as in `:::tip[Use **this**]`, the name by
 * which the theme finds it: in Markdown pages, the framework writes it in lowercase.
 */
export const rehypeNoticeTitles: Plugin<[], Root> = () => (tree) => {
  visit(tree, {tagName: 'mdxadmonitiontitle'}, (node) => {
    node.tagName = 'mdxAdmonitionTitle';
  });
};
