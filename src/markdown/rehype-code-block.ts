import path from 'node:path';

import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {slugOf} from '../lib/text';
import {codeBlockHtml} from './codeBlock';
import {parseFenceMeta} from './fenceMeta';
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

/** A property that an earlier step left on the node, if it is a text. */
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

/** Posts and parts of the landing page share a page: their files tell them apart. */
function prefixOf(file: string): string {
  const folders = file.split(path.sep);
  return folders.includes('blog') || folders.includes('_home')
    ? `code-${slugOf(path.basename(file, '.md'))}`
    : 'code';
}

/**
 * Highlights fenced code when the site is built: tokens as classes. Each block
 * has an id from its title, or its number among those without one.
 */
export const rehypeCodeBlock: Plugin<[], Root> = () => (tree, file) => {
  const ids = idsOf(tree);
  const prefix = prefixOf(file.path);
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
    parent.children[index] = staticHtml(
      'figure',
      `code-block code-block--${language}`,
      codeBlockHtml({
        id,
        language,
        title,
        text: toString(code).replace(/\n$/, ''),
        marked: meta.lines,
        file: textProperty(code, 'dataFile'),
      }),
      id,
    );
    return SKIP;
  });
};
