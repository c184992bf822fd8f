import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {parse} from 'yaml';
import * as z from 'zod';

import {DOCS_VERSIONS} from '../../src/site/versions';

const question = z.strictObject({
  question: z.string().endsWith('?'),
  page: z.string(),
  section: z.string(),
  says: z.array(z.string().min(3)).min(1),
  search: z.string().max(64),
  versions: z
    .array(z.enum(DOCS_VERSIONS.map(({slug}) => slug)))
    .min(1)
    .optional(),
});

/** A question of a first-time reader, and where its answer stands. */
export type ReaderQuestion = z.infer<typeof question>;

/** Reads the list beside the tests of built files; its head says what is what. */
export function readReaderQuestions(): ReaderQuestion[] {
  const file = path.resolve(__dirname, '../site/readerQuestions.yaml');
  return z.array(question).parse(parse(readFileSync(file, 'utf8')));
}

const RANKS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * The text of a section as a reader sees it, from its heading to the next one
 * of the same or a higher level.
 *
 * @param tree - Of a documentation page.
 * @returns `undefined` when no heading has the id.
 */
export function sectionText(tree: Root, id: string): string | undefined {
  const content = select('.theme-doc-markdown', tree);
  if (!content) return undefined;
  const parts: string[] = [];
  let rank = -1;
  visit(content, (node) => {
    if (node.type === 'text' && rank >= 0) parts.push(node.value);
    if (node.type !== 'element') return undefined;
    const own = RANKS.indexOf(node.tagName);
    if (own >= 0 && node.properties['id'] === id) rank = own;
    else if (own >= 0 && rank >= 0 && own <= rank) return false;
    // An explanation of a term is no part of the text it stands in.
    return node.properties['role'] === 'tooltip' ? SKIP : undefined;
  });
  return rank < 0 ? undefined : oneLine(parts.join(''));
}

/** White space as a browser shows it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * How many clicks each page is away from the sidebar of a page: one on its
 * link, and one for each group that is closed.
 *
 * @returns By address, as the link has it.
 */
export function sidebarClicks(tree: Root): ReadonlyMap<string, number> {
  const sidebar = select('nav[aria-label="Docs sidebar"]', tree);
  if (!sidebar) throw new Error('There is no sidebar.');
  const clicks = new Map<string, number>();
  const walk = (element: Element, closed: number): void => {
    const {tagName, properties} = element;
    const href = properties['href'];
    if (tagName === 'a' && typeof href === 'string') {
      clicks.set(href, Math.min(closed + 1, clicks.get(href) ?? Infinity));
    }
    const isClosed = tagName === 'details' && properties['open'] === undefined;
    for (const child of element.children) {
      if (child.type === 'element') walk(child, closed + Number(isClosed));
    }
  };
  walk(sidebar, 0);
  return clicks;
}

/** Titles of the sections a page has, for a message. */
export function sectionIds(tree: Root): string[] {
  return selectAll('.theme-doc-markdown :is(h2, h3)[id]', tree).map(
    (heading) => `${String(heading.properties['id'])} (${toString(heading)})`,
  );
}
