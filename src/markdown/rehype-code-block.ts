import path from 'node:path';

import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {
  codeBlockHtml,
  type Highlight,
} from '@openchoreo/page-tools/code-block/codeBlockHtml';
import {
  copiedLines,
  copiedText,
} from '@openchoreo/page-tools/code-block/copiedLines';
import {parseFenceMeta} from '@openchoreo/page-tools/code-block/fenceMeta';
import {
  KEY_LINKS_PROPERTY,
  withKeyLinks,
} from '@openchoreo/page-tools/code-block/keyLinks';
import {readMagicComments} from '@openchoreo/page-tools/code-block/magicComments';
import {withoutPageExtension} from '@openchoreo/page-tools/pageFile';
import {slugOf} from '../lib/text';
import {highlight} from './highlight/prism';
import {partPrefix} from './partPrefix';
import {withPlaceholders} from './placeholders';
import {staticHtml} from './staticHtml';

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className)
    ? code.properties.className
    : [];
  const found = names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return found ?? 'text';
}

/** A property that an earlier step set on the node, if it is a string. */
function textProperty(code: Element, name: string): string | undefined {
  const value = code.properties[name];
  return typeof value === 'string' ? value : undefined;
}

function idsOf(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'element' && typeof node.properties.id === 'string') {
      ids.add(node.properties.id);
    } else if ('attributes' in node) {
      for (const attribute of node.attributes) {
        if (!('name' in attribute) || attribute.name !== 'id') continue;
        if (typeof attribute.value === 'string') ids.add(attribute.value);
      }
    }
  });
  return ids;
}

/** Posts share the blog list, so the file name keeps their IDs apart. */
function prefixOf(file: VFile): string {
  const isPost = file.path.split(path.sep).includes('blog');
  const name = isPost
    ? slugOf(withoutPageExtension(path.basename(file.path)))
    : partPrefix(file).slice(0, -1);
  return name === '' ? 'code' : `code-${name}`;
}

/**
 * Highlights fenced code at build time, with tokens as classes and manifest
 * keys as links. A block's ID comes from its title, or from its position among
 * blocks without one.
 */
export const rehypeCodeBlock: Plugin<[], Root> = () => (tree, file) => {
  const ids = idsOf(tree);
  const prefix = prefixOf(file);
  const newId = (title: string | undefined): string => {
    const name = slugOf(title ?? '');
    const base = name === '' ? prefix : `${prefix}-${name}`;
    let id = name === '' ? `${base}-1` : base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    return id;
  };
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'pre' || !parent || index === undefined) return;
    const code = node.children.find(
      (child): child is Element =>
        child.type === 'element' && child.tagName === 'code',
    );
    if (!code) return;
    const language = languageOf(code);
    const meta = parseFenceMeta(textProperty(code, 'metastring'));
    const title = meta.values.get('title');
    const id = newId(title);
    const {text, marked} = readMagicComments(
      toString(code).replace(/\n$/, ''),
      meta.lines,
    );
    const links = textProperty(code, KEY_LINKS_PROPERTY);
    parent.children[index] = staticHtml(
      'figure',
      `code-block code-block--${language}`,
      codeBlockHtml(
        {
          id,
          language,
          title,
          text,
          marked,
          firstNumber: meta.firstNumber,
          file: textProperty(code, 'dataFile'),
          check: textProperty(code, 'dataCheck'),
        },
        highlightOf(text, language, links),
      ),
      id,
    );
    return SKIP;
  });
};

/** The highlighter, plus links for a manifest or placeholders for a command. */
function highlightOf(
  text: string,
  language: string,
  links: string | undefined,
): Highlight {
  if (links !== undefined)
    return (...args) => withKeyLinks(highlight(...args), links);
  // Filled-in values would be lost where the copied text differs from the
  // block.
  const isCopied = copiedText(copiedLines(text, language)) === text;
  return /^(?:sh|bash|shell)$/u.test(language) && isCopied
    ? withPlaceholders(highlight)
    : highlight;
}
