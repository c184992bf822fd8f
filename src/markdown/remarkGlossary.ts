import path from 'node:path';

import type {Parents, PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {pathFrom} from '../lib/node/pathFrom';
import {searchMark} from '../lib/searchMark';
import {docsVersionOfFile, type DocsVersion} from '../site/versions';
import {createTermFinder, readGlossary, type GlossaryTerm} from './glossary';
import {htmlElement, link, text} from './nodes';
import type {DrawDirective} from './remarkDirectives';

const LIST_CLASS = 'glossary';

/**
 * `::glossary`: the list of terms.
 *
 * @param page - Its file, from the root of the repository.
 */
export function glossaryDirective(
  siteDir: string,
  {folder}: DocsVersion,
  page: string,
): DrawDirective {
  return (_label, errors) => {
    const terms = readGlossary(siteDir, folder, errors);
    const here = page.slice(folder.length + 1);
    // No wrapper per term: reader views would take the list for the whole page.
    const rows: RootContent[] = [];
    for (const term of terms) {
      rows.push(
        htmlElement(
          'dt',
          {id: term.id, className: ['text--bold'], ...searchMark('term')},
          [text(term.term)],
        ),
        htmlElement('dd', {}, explanation(term, here)),
      );
    }
    return [htmlElement('dl', {className: [LIST_CLASS]}, rows)];
  };
}

/**
 * Adds a button to the first use of each term on a docs page, which opens a note
 * with its definition without scripts:
 *
 * ```text
 * A cell runs … → A <span class="term">cell<button popovertarget="term-cell"/></span>
 *                 runs … <div class="term-notes"><div id="term-cell" popover>…
 * ```
 *
 * The word itself stays text, because reader
 * views drop buttons with everything inside them. The page that lists the terms
 * stays as it is, and alone reports mistakes in the glossary.
 */
export const remarkGlossary: Plugin<[siteDir: string], Root> =
  (siteDir) => (tree, file) => {
    const page = pathFrom(siteDir, file.path);
    const version = docsVersionOfFile(page);
    const isList = tree.children.some(
      ({data}) => String(data?.hProperties?.['className']) === LIST_CLASS,
    );
    if (!version || isList) return;
    const terms = readGlossary(siteDir, version.folder, []);
    const used = markFirstUses(tree, createTermFinder(terms));
    if (used.length === 0) return;
    const here = page.slice(version.folder.length + 1);
    // After the text, so that it reads as before. `hidden` keeps them out of
    // sight in browsers without popovers.
    const look = {popover: 'auto', hidden: true, className: ['term-note']};
    const notes = used.map((term) =>
      htmlElement('div', {id: term.id, ...look}, explanation(term, here)),
    );
    tree.children.push(htmlElement('div', {className: ['term-notes']}, notes));
  };

/** Nodes and elements whose text is no running text. */
const UNMARKED = new Set(
  `heading link linkReference footnoteDefinition
  a button code dt figcaption label summary th`.split(/\s+/u),
);

/** Components that hold running text. */
const MARKED_COMPONENTS = ['Admonition', 'Details', 'Tabs', 'TabItem'];

function isUnmarked(node: Root | RootContent, parent?: Parents): boolean {
  // The first row is the table header.
  if (node.type === 'tableRow') return parent?.children[0] === node;
  if (node.data !== undefined && 'directiveLabel' in node.data) return true;
  const written = 'name' in node ? node.name : undefined;
  const name = node.data?.hName ?? written ?? node.type;
  const isComponent = /^[A-Z]/u.test(name);
  if (isComponent) return !MARKED_COMPONENTS.includes(name);
  return UNMARKED.has(name);
}

/** Marks the first use of each term. @returns The used terms, in order. */
function markFirstUses(
  tree: Root,
  findTerms: ReturnType<typeof createTermFinder>,
): GlossaryTerm[] {
  const used = new Set<GlossaryTerm>();
  visit(tree, (node, index, parent) => {
    if (isUnmarked(node, parent)) return SKIP;
    if (node.type !== 'text' || index === undefined) return undefined;
    const parts: PhrasingContent[] = [];
    let from = 0;
    for (const found of findTerms(node.value)) {
      if (used.has(found.term)) continue;
      used.add(found.term);
      const {start, word, sign, end} = found;
      const marked = withButton(found.term, word);
      // Punctuation must stay on the same line.
      const whole = htmlElement('span', {className: ['term-and-sign']}, [
        marked,
        text(sign),
      ]);
      parts.push(text(node.value.slice(from, start)), sign ? whole : marked);
      from = end;
    }
    if (parts.length === 0) return undefined;
    parts.push(text(node.value.slice(from)));
    parent?.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return [...used];
}

function withButton({id}: GlossaryTerm, word: string): PhrasingContent {
  const look = {type: 'button', className: ['term__button']};
  const label = {popoverTarget: id, ariaLabel: `Definition of ${word}`};
  return htmlElement('span', {className: ['term']}, [
    text(word),
    htmlElement('button', {...look, ...label}, []),
  ]);
}

/** The definition and a link to the page that explains the term. */
function explanation(
  {definition, see, title}: GlossaryTerm,
  page: string,
): PhrasingContent[] {
  const url = path.posix.relative(path.posix.dirname(page), see);
  return [text(`${definition} `), link(url, title)];
}
