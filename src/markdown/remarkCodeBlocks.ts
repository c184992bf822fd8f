import {createRequire} from 'node:module';

import type {Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {slugOf, uniqueIds} from '../lib/text';
import type {KeyLink} from '../plugins/crd-reference/reference/keyLinks';
import {codeBlockHtml} from './codeBlockHtml';
import {parseFenceMeta} from './fences';
import {component} from './nodes';

declare module 'mdast' {
  /** What the step for samples knows of a block. */
  interface CodeData {
    keyLinks?: readonly KeyLink[];
    /** URL of a file with the same bytes. */
    file?: string;
    /** URL of the page that checks the text. */
    check?: string;
  }
}

/** Finds what the theme depends on. */
const requireFromTheme = createRequire(
  createRequire(__filename).resolve('@docusaurus/theme-classic'),
);

/**
 * Draws code when the site is built, with tokens as classes and keys of manifests
 * as links. A block's id comes from its title, or from its position among blocks
 * without one.
 *
 * @param languages - Grammars beyond those that come with Prism here: files of
 *   `prismjs/components`, such as `bash`.
 */
export const remarkCodeBlocks: Plugin<[languages: readonly string[]], Root> = (
  languages,
) => {
  // As in the theme, each grammar registers itself with a global.
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  for (const name of languages) {
    requireFromTheme(`prismjs/components/prism-${name}`);
  }
  delete scope.Prism;
  return (tree, file) => {
    const newId = uniqueIds();
    let untitled = 0;
    // Posts share the list of posts, and parts a page: their names keep ids apart.
    const isShared = /[\\/](?:blog[\\/]|_)/u.test(file.path);
    const prefix = isShared ? `code-${slugOf(file.stem ?? '')}` : 'code';
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const {values, lines} = parseFenceMeta(node.meta);
      const title = values.get('title');
      const language = node.lang ?? 'text';
      const name = slugOf(title ?? '') || String((untitled += 1));
      parent.children[index] = component('StaticHtml', {
        as: 'figure',
        className: `code-block code-block--${language}`,
        html: codeBlockHtml({
          ...{code: node.value, language, title, lines},
          ...node.data,
        }),
        id: newId(`${prefix}-${name}`),
      });
    });
  };
};
