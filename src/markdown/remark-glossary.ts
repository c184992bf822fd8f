import path from 'node:path';

import {failWithAll} from '../content-errors/contentError';
import type {Parents, PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {remember} from '../lib/remember';
import {docsVersionOfFile} from '../site/versions';
import {createTermFinder, type TermFinder} from './glossary/findTerms';
import {
  readGlossary,
  type Glossary,
  type GlossaryTerm,
} from './glossary/readGlossary';
import {htmlElement} from '@openchoreo/page-tools/html/htmlElement';
import {link, text} from '@openchoreo/page-tools/markdown/nodes';

interface Options {
  readonly siteDir: string;
}

/**
 * Replaces `::glossary` with the list of terms. Other docs pages get a button
 * over the first use of each term, which opens a note with its definition
 * without scripts. The word itself stays text, because reader views drop
 * buttons with everything inside them.
 */
export const remarkGlossary: Plugin<[Options], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const version = docsVersionOfFile(page);
    // The page that includes a part marks the terms itself.
    if (!version || isPart(page)) return;
    const glossary = readGlossary(siteDir, version);
    const pageInVersion = page.slice(version.folder.length + 1);
    if (listTerms(tree, glossary, pageInVersion)) {
      // Only this page reports errors in the glossary, not every page.
      failWithAll(glossary.errors);
      return;
    }
    const used = markFirstUses(tree, finderOf(glossary));
    if (used.length > 0) tree.children.push(notes(used, pageInVersion));
  };

const finderOf = remember(({terms}: Glossary) => createTermFinder(terms));

/** @returns Whether the page lists the glossary. */
function listTerms(tree: Root, {terms}: Glossary, page: string): boolean {
  let isListed = false;
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'glossary' || index === undefined) return undefined;
    isListed = true;
    parent?.children.splice(
      index,
      1,
      htmlElement(
        'dl',
        {className: ['glossary']},
        // No wrapper per term: reader views would take the list for the whole
        // page.
        terms.flatMap((term) => [
          htmlElement('dt', {id: term.id}, [text(term.term)]),
          htmlElement('dd', {}, explanation(term, page)),
        ]),
      ),
    );
    return [SKIP, index + 1];
  });
  return isListed;
}

/** Elements that are not running text: names, headings and controls. */
const UNMARKED = new Set(
  'a button code dt figcaption label summary th'.split(' '),
);

/** Components that render their children as page text. */
const MARKED = new Set(['Admonition', 'Details', 'TabItem', 'Tabs']);

/** Other components may wrap their children in a button. */
function isUnmarkedElement(name: string): boolean {
  return /^[A-Z]/u.test(name) ? !MARKED.has(name) : UNMARKED.has(name);
}

/** Whether nothing below this node is running text. */
function isUnmarked(node: Root | RootContent, parent?: Parents): boolean {
  switch (node.type) {
    case 'heading':
    case 'link':
    case 'linkReference':
    case 'footnoteDefinition':
      return true;
    case 'tableRow':
      // The first row is the table header.
      return parent?.children[0] === node;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name !== null && isUnmarkedElement(node.name);
    default: {
      const {data} = node;
      const isLabel = data !== undefined && 'directiveLabel' in data;
      return isLabel || UNMARKED.has(data?.hName ?? '');
    }
  }
}

/** Marks the first use of each term. @returns The used terms, in order. */
function markFirstUses(tree: Root, findTerms: TermFinder): GlossaryTerm[] {
  const used = new Set<GlossaryTerm>();
  visit(tree, (node, index, parent) => {
    if (isUnmarked(node, parent)) return SKIP;
    if (node.type !== 'text' || index === undefined) return undefined;
    const fresh = findTerms(node.value).filter(({term}) => {
      if (used.has(term)) return false;
      used.add(term);
      return true;
    });
    if (fresh.length === 0) return undefined;
    const {value} = node;
    let from = 0;
    const parts = fresh.flatMap(({term, start, end}) => {
      const between = value.slice(from, start);
      const before = between.replace(OPENING, '');
      const closing = CLOSING.exec(value.slice(end))?.[0] ?? '';
      from = end + closing.length;
      const opening = between.slice(before.length);
      const word = value.slice(start, end);
      return [text(before), control(term, opening, word, closing)];
    });
    const written = filled([...parts, text(value.slice(from))]);
    parent?.children.splice(index, 1, ...written);
    return [SKIP, index + written.length];
  });
  return [...used];
}

/** Punctuation next to a word, which must stay on the same line. */
const OPENING = /[("“‘'[]+$/u;
const CLOSING = /^[)\]"”’',.:;!?%…]+/u;

function filled(parts: readonly PhrasingContent[]): PhrasingContent[] {
  return parts.filter((part) => part.type !== 'text' || part.value !== '');
}

function control(
  {id}: GlossaryTerm,
  opening: string,
  word: string,
  closing: string,
): PhrasingContent {
  const button = htmlElement(
    'button',
    {
      type: 'button',
      className: ['term__button'],
      popoverTarget: id,
      ariaLabel: `Definition of ${word}`,
    },
    [],
  );
  const term = htmlElement('span', {className: ['term']}, [text(word), button]);
  if (opening === '' && closing === '') return term;
  return htmlElement(
    'span',
    {className: ['term-and-sign']},
    filled([text(opening), term, text(closing)]),
  );
}

/**
 * The notes that the buttons open, placed after the text so that it reads as
 * before. `hidden` keeps them out of sight in browsers without popovers.
 */
function notes(terms: readonly GlossaryTerm[], page: string): RootContent {
  const look = {popover: 'auto', hidden: true, className: ['term-note']};
  return htmlElement(
    'div',
    {className: ['term-notes']},
    terms.map((term) =>
      htmlElement('div', {id: term.id, ...look}, explanation(term, page)),
    ),
  );
}

/** The definition and a link to the page that explains the term. */
function explanation(
  {definition, see}: GlossaryTerm,
  page: string,
): PhrasingContent[] {
  const hash = see.fragment === '' ? '' : `#${see.fragment}`;
  const relative = path.posix.relative(path.posix.dirname(page), see.file);
  const url = see.file === page && hash !== '' ? hash : `${relative}${hash}`;
  return [text(`${definition} `), link(url, see.title)];
}
