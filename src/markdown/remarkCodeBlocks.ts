import path from 'node:path';

import {readMagicComments} from './magicComments';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {slugOf} from '../lib/text';
import {KEY_LINKS_PROPERTY, withKeyLinks} from './keyLinks';
import {codeBlockHtml} from './codeBlockHtml';
import {parseFenceMeta} from './fenceMeta';
import {highlight} from './highlight';
import {loadLanguages} from './loadLanguages';
import {staticHtml} from './staticHtml';

/**
 * Highlights fenced code when the site is built, with tokens as classes and keys
 * of manifests as links. A block's id comes from its title, or from its position
 * among blocks without one.
 *
 * @param languages - Grammars beyond those that come with Prism here.
 */
export const rehypeCodeBlocks: Plugin<[languages: readonly string[]], Root> = (
  languages,
) => {
  loadLanguages(languages);
  return drawBlocks;
};

function drawBlocks(tree: Root, file: VFile): void {
  const ids = new Set<string>();
  // Posts share the list of posts, and parts a page: their names keep ids apart.
  const isShared = /\/(?:blog\/|_)/u.test(file.path.replaceAll(path.sep, '/'));
  const own = isShared ? `-${slugOf(path.parse(file.path).name)}` : '';
  const newId = (title: string | undefined): string => {
    const name = slugOf(title ?? '');
    const base = `code${own}${name === '' ? '' : `-${name}`}`;
    let id = name === '' ? `${base}-1` : base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    return id;
  };
  visit(tree, 'element', (node, index, parent) => {
    const [code] = node.children;
    if (node.tagName !== 'pre' || !parent || index === undefined) return;
    if (code?.type !== 'element' || code.tagName !== 'code') return;
    const property = (name: string): string | undefined => {
      const value = code.properties[name];
      return typeof value === 'string' ? value : undefined;
    };
    const language = languageOf(code);
    const meta = parseFenceMeta(property('metastring'));
    const title = meta.values.get('title');
    const links = property(KEY_LINKS_PROPERTY);
    const {text, marked} = readMagicComments(
      toString(code).replace(/\n$/u, ''),
      meta.lines,
    );
    const html = highlight(text, language);
    parent.children[index] = staticHtml(
      'figure',
      `code-block code-block--${language}`,
      codeBlockHtml({
        language,
        title,
        html: links === undefined ? html : withKeyLinks(html, links),
        marked,
        firstNumber: meta.firstNumber,
        file: property('dataFile'),
        check: property('dataCheck'),
      }),
      newId(title),
    );
    return SKIP;
  });
}

function languageOf({properties: {className}}: Element): string {
  const names = Array.isArray(className) ? className.map(String) : [];
  const name = names.find((one) => one.startsWith('language-'));
  return name?.slice('language-'.length) ?? 'text';
}
