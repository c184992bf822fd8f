import {createSlugger} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {parseFrontMatter} from '../frontMatter';
import {isJsxElement, textAttributes} from '../mdx/jsx';

export interface PageLink {
  readonly url: string;
  readonly line: number;
}

/** The links of a page and its anchors, as they are kept on disk. */
export const pageLinks = z.object({
  links: z.array(z.object({url: z.string(), line: z.number()})),
  /** IDs of headings, explicit or derived from their text. */
  anchors: z.array(z.string()).transform((ids) => new Set(ids)),
  /** Whether build steps add anchors: fields of a kind, terms, tabs. */
  hasMoreAnchors: z.boolean(),
  /** Whether the page includes parts from other files, which have headings. */
  hasParts: z.boolean(),
  /** Drafts are visible only to writers. */
  isDraft: z.boolean(),
});

export type PageLinks = Readonly<z.output<typeof pageLinks>>;

/** The explicit ID of a heading: `## Clean up {#clean-up}`. */
export const EXPLICIT_ID = /\s*\\?\{#(?<id>[^}]+)\}\s*$/u;

/** Reads the links and headings of a page. */
export function readPageLinks(tree: Root): PageLinks {
  const links: PageLink[] = [];
  const anchors = new Set<string>();
  const slugger = createSlugger();
  let hasMoreAnchors = false;
  let isDraft = false;
  let hasParts = false;
  visit(tree, (node) => {
    const {data} = node;
    // The steps name what they add.
    const properties =
      data && 'hProperties' in data ? data.hProperties : undefined;
    const given = properties && 'id' in properties ? properties.id : undefined;
    if (typeof given === 'string') anchors.add(given);
    if (node.type === 'link' || node.type === 'definition') {
      // Generated nodes have no line; the build checks their links.
      const line = node.position?.start.line;
      if (line !== undefined) links.push({url: node.url, line});
    } else if (node.type === 'heading') {
      const text = toString(node);
      anchors.add(EXPLICIT_ID.exec(text)?.groups?.['id'] ?? slugger.slug(text));
    } else if (node.type === 'yaml') {
      isDraft = parseFrontMatter(`---\n${node.value}\n---\n`)['draft'] === true;
    } else if (node.type === 'mdxjsEsm') {
      hasParts = true;
    } else if (isJsxElement(node)) {
      const attributes = textAttributes(node);
      const id = attributes.get('id');
      if (id !== undefined) anchors.add(id);
      const url = attributes.get('to');
      const line = node.position?.start.line;
      // The framework does not resolve file paths in elements.
      if (url?.startsWith('/') === true && line !== undefined) {
        links.push({url, line});
      }
    } else if (node.type === 'html') {
      for (const {properties} of selectAll('[id]', fromHtml(node.value))) {
        anchors.add(String(properties['id']));
      }
    } else if (
      ['leafDirective', 'code', 'footnoteDefinition'].includes(node.type) ||
      (node.type === 'containerDirective' && node.name === 'tabs')
    ) {
      hasMoreAnchors = true;
    }
  });
  return {links, anchors, hasMoreAnchors, hasParts, isDraft};
}
