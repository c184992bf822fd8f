import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {slugOf} from '../../src/lib/text';

export interface PageLink {
  readonly url: string;
  readonly line: number | undefined;
}

/** What a page links to, and what can be linked to in it. */
export interface PageLinks {
  readonly links: readonly PageLink[];
  /** Ids of headings, written out or made from their text. */
  readonly anchors: ReadonlySet<string>;
  /** Whether steps of the build add anchors: fields of a kind, terms, tabs. */
  readonly hasMoreAnchors: boolean;
}

const GIVEN_ID = /\s*\{#([^}]+)\}\s*$/;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** Reads a page as Markdown; `{#id}` is the framework's, and text here. */
export function parsePage(source: string): Root {
  return parser.parse(source);
}

/** Reads the links and headings of a page. */
export function readPageLinks(source: string | Root): PageLinks {
  const links: PageLink[] = [];
  const anchors = new Set<string>();
  let hasMoreAnchors = false;
  const tree = typeof source === 'string' ? parsePage(source) : source;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, line: node.position?.start.line});
    } else if (node.type === 'heading') {
      const text = toString(node);
      anchors.add(GIVEN_ID.exec(text)?.[1] ?? slugOf(text));
    } else if (
      node.type === 'leafDirective' ||
      node.type === 'containerDirective' ||
      node.type === 'code'
    ) {
      hasMoreAnchors ||=
        node.type !== 'containerDirective' || node.name === 'tabs';
    }
  });
  return {links, anchors, hasMoreAnchors};
}
