import path from 'node:path';

import type {Parents, PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {pathFrom} from '../../lib/node/pathFrom';
import {docsVersionOfFile} from '../../site/versions';
import {report} from '../failOnce';
import {htmlElement} from '../htmlElement';
import {link, text} from '../nodes';
import {createTermFinder, type TermFinder} from './findTerms';
import {readGlossary, type GlossaryTerm} from './readGlossary';

/**
 * Replaces `::glossary` by the list of terms. Other docs pages get a button over
 * the first use of each term, which opens a note with its definition without
 * scripts. The word itself stays text, because reader views drop buttons with
 * everything inside them.
 */
export const remarkGlossary: Plugin<[siteDir: string], Root> =
  (siteDir) => (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const version = docsVersionOfFile(page);
    if (!version) return;
    const {terms, errors} = readGlossary(siteDir, version.folder);
    const here = page.slice(version.folder.length + 1);
    if (listTerms(tree, terms, here)) {
      // This page alone tells the mistakes in the glossary.
      report(file, errors);
      return;
    }
    const used = markFirstUses(tree, createTermFinder(terms));
    if (used.length > 0) tree.children.push(notes(used, here));
  };

/** @returns Whether the page lists the glossary. */
function listTerms(
  tree: Root,
  terms: readonly GlossaryTerm[],
  page: string,
): boolean {
  let isListed = false;
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'glossary' || index === undefined || !parent) return;
    isListed = true;
    // No wrapper per term: reader views would take the list for the whole page.
    const rows = terms.flatMap((term) => [
      htmlElement('dt', {id: term.id}, [text(term.term)]),
      htmlElement('dd', {}, explanation(term, page)),
    ]);
    parent.children[index] = htmlElement('dl', {className: ['glossary']}, rows);
  });
  return isListed;
}

/** Elements and components whose text is no running text. */
const UNMARKED =
  /^(?:a|button|code|dt|figcaption|label|summary|th|(?!Admonition|Details|Tab)[A-Z].*)$/u;

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
      return UNMARKED.test(node.name ?? '');
    default: {
      const isLabel = node.data !== undefined && 'directiveLabel' in node.data;
      return isLabel || UNMARKED.test(node.data?.hName ?? '');
    }
  }
}

/** Punctuation next to a word, which must stay on the same line. */
const OPENING = /[("“‘'[]*$/u;
const CLOSING = /^[)\]"”’',.:;!?%…]*/u;

/** Marks the first use of each term. @returns The used terms, in order. */
function markFirstUses(tree: Root, findTerms: TermFinder): GlossaryTerm[] {
  const used = new Set<GlossaryTerm>();
  visit(tree, (node, index, parent) => {
    if (isUnmarked(node, parent)) return SKIP;
    if (node.type !== 'text' || index === undefined) return undefined;
    const {value} = node;
    const parts: PhrasingContent[] = [];
    let from = 0;
    for (const {term, start, end} of findTerms(value)) {
      if (used.has(term)) continue;
      used.add(term);
      const between = value.slice(from, start);
      const opening = OPENING.exec(between)?.[0] ?? '';
      const closing = CLOSING.exec(value.slice(end))?.[0] ?? '';
      const before = between.slice(0, between.length - opening.length);
      const word = value.slice(start, end);
      parts.push(text(before), control(term, opening, word, closing));
      from = end + closing.length;
    }
    if (parts.length === 0) return undefined;
    parts.push(text(value.slice(from)));
    parent?.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return [...used];
}

function control(
  {id}: GlossaryTerm,
  opening: string,
  word: string,
  closing: string,
): PhrasingContent {
  const properties = {
    ...{type: 'button', className: ['term__button'], popoverTarget: id},
    ariaLabel: `Definition of ${word}`,
  };
  const term = htmlElement('span', {className: ['term']}, [
    text(word),
    htmlElement('button', properties, []),
  ]);
  return opening + closing === ''
    ? term
    : htmlElement('span', {className: ['term-and-sign']}, [
        ...[text(opening), term, text(closing)],
      ]);
}

/**
 * The notes that the buttons open, after the text, so that it reads as before.
 * `hidden` keeps them out of sight in browsers without popovers.
 */
function notes(terms: readonly GlossaryTerm[], page: string): RootContent {
  const look = {popover: 'auto', hidden: true, className: ['term-note']};
  const all = terms.map((term) =>
    htmlElement('div', {id: term.id, ...look}, explanation(term, page)),
  );
  return htmlElement('div', {className: ['term-notes']}, all);
}

/** The definition and a link to the page that explains the term. */
function explanation(
  {definition, see, title}: GlossaryTerm,
  page: string,
): PhrasingContent[] {
  const url = see.startsWith(`${page}#`)
    ? see.slice(page.length)
    : path.posix.relative(path.posix.dirname(page), see);
  return [text(`${definition} `), link(url, title)];
}
