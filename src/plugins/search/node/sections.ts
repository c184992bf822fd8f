import type {Element, Nodes, Root} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {BLOCKS, classesOf} from '../../../lib/node/finishedPage';
import {readSearchMark} from '../../../lib/searchMark';
import {CODE, type Section, type Tab} from '../shared/corpus';

/** Elements that separate words without starting a line. */
const CELLS: ReadonlySet<string> = new Set(['br', 'td', 'th']);
/** Headings below the page's title. */
const HEADING = /^h[2-6]$/u;
const DEEPEST = 6;

/** A section that is being read. */
interface OpenSection extends Section {
  readonly lines: string[];
  tabs?: Tab[];
}

/**
 * Splits the text of a page into sections: one for the page itself, one for each
 * heading with an ID, and one for each entry with a mark (fields of the reference)
 * or an ID (terms of the glossary).
 *
 *     <h2 id="a">A</h2><p>One <code>two</code></p>      A (2): "One `two`"
 *     <li id="b" data-search="field"><code>b</code> Three</li>  b (3): "Three"
 *     <p>Four</p>                                       … and to A: "Four"
 *
 * @param content - The page's content without its surroundings, if it has any.
 * @param title - The page's title, which is the heading of the first section.
 * @param description - Its first line.
 */
export function readSections(
  content: Element | Root | undefined,
  title: string,
  description: string,
): readonly Section[] {
  const reader = new SectionReader(title, description);
  if (content) reader.readAll(content.children);
  return reader.sections;
}

/** Reads elements in the order of the page. */
class SectionReader {
  readonly sections: OpenSection[] = [];
  /** Where lines go. */
  #section: OpenSection;
  /** The text of the line so far. */
  #line = '';
  /** That of the terms of a list of definitions. */
  #termLevel = 2;
  /** A marked list item, which begins a section, until its first code has named it. */
  #entry: Element | undefined;

  constructor(title: string, description: string) {
    this.#section = newSection(1, title, '');
    this.sections.push(this.#section);
    this.#line = description;
    this.#endLine();
  }

  readAll(nodes: readonly Nodes[]): void {
    for (const node of nodes) this.#read(node);
  }

  #read(node: Nodes): void {
    if (node.type === 'text') this.#line += node.value;
    if (node.type !== 'element') return;
    const {tagName} = node;
    // The page's title is already in its first section.
    if (tagName === 'svg' || tagName === 'h1') return;
    if (CELLS.has(tagName)) this.#line += ' ';
    if (BLOCKS.has(tagName)) this.#endLine();
    this.#readElement(node);
    if (BLOCKS.has(tagName)) this.#endLine();
  }

  #readElement(element: Element): void {
    const {tagName, children} = element;
    if (HEADING.test(tagName)) {
      this.readAll(children);
      this.#begin(element, Number(tagName.slice(1)));
    } else if (tagName === 'dt') {
      this.readAll(children);
      this.#begin(element, this.#termLevel);
    } else if (tagName === 'dl') {
      this.#readInside(() => {
        this.#termLevel = this.#section.level + 1;
        this.readAll(children);
      });
    } else if (tagName === 'li' && readSearchMark(element).kind) {
      this.#readInside(() => {
        this.#entry = element;
        this.readAll(children);
        this.#entry = undefined;
      });
    } else if (tagName === 'pre') {
      for (const line of toString(element).split('\n')) {
        const text = collapse(line);
        if (text !== '') this.#section.lines.push(CODE + text);
      }
    } else if (tagName === 'code' && this.#entry) {
      this.#line = toString(element);
      this.#begin(this.#entry, this.#section.level + 1);
    } else if (tagName === 'code') {
      this.#line += `\`${toString(element).replaceAll('`', '')}\``;
    } else if (classesOf(element).includes('tab')) {
      this.#readTab(element);
    } else {
      this.readAll(children);
    }
  }

  /** Reads what begins sections of its own; what follows belongs to this one. */
  #readInside(read: () => void): void {
    const around = this.#section;
    const termLevel = this.#termLevel;
    read();
    this.#endLine();
    this.#section = around;
    this.#termLevel = termLevel;
  }

  /** Reads a tab, and keeps which lines are in it, because it may be closed. */
  #readTab(element: Element): void {
    const section = this.#section;
    const from = section.lines.length;
    this.readAll(element.children);
    const label = select('label', element);
    const anchor = label?.properties.htmlFor?.toString() ?? '';
    if (anchor === '') return;
    section.tabs ??= [];
    section.tabs.push({anchor, from, to: section.lines.length});
  }

  /** Makes the line the heading of a section, unless nothing can link to it. */
  #begin(element: Element, level: number): void {
    this.#entry = undefined;
    const id = element.properties.id ?? '';
    const heading = collapse(this.#line.replaceAll('`', ''));
    if (id === '' || heading === '') {
      this.#endLine();
      return;
    }
    this.#line = '';
    const {kind, names} = readSearchMark(element);
    this.#section = newSection(level, heading, id);
    if (kind) this.#section = {...this.#section, kind, names};
    this.sections.push(this.#section);
  }

  #endLine(): void {
    const text = collapse(this.#line);
    if (text !== '') this.#section.lines.push(text);
    this.#line = '';
  }
}

function newSection(
  level: number,
  heading: string,
  anchor: string,
): OpenSection {
  const depth = Math.min(level, DEEPEST);
  return {level: depth, heading, anchor, asked: [], lines: []};
}

/** Also collapses the zero-width characters in the theme's links. */
function collapse(text: string): string {
  return text.replace(/[\s\u200B]+/gu, ' ').trim();
}
