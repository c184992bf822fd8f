import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import type {Section, TextBlock} from '../shared/record';

/** Elements for use on the page alone, which are no part of what it says. */
const CONTROLS: ReadonlySet<string> = new Set(
  'button form input nav noscript script style svg template'.split(' '),
);
const CONTROL_CLASSES = ['hash-link', 'code-block__menu'];
/** Elements whose text is on a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'article aside blockquote body caption details div dl figcaption figure header html li main ol p section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Elements that separate words without starting a line. */
const CELLS: ReadonlySet<string> = new Set(['br', 'dd', 'td', 'th']);

type OpenSection = Section & {readonly blocks: TextBlock[]};

/**
 * Splits the text of a page into sections: one for the page itself, one for each
 * heading with an ID, and one for each entry with an ID (fields of the reference,
 * terms of the glossary).
 *
 * @param content - The page's content without its surroundings.
 * @param title - The page's title, which is the heading of the first section.
 */
export function readSections(
  content: Element | Root,
  title: string,
): readonly Section[] {
  const reader = new SectionReader(title);
  for (const child of content.children) reader.read(child);
  return reader.finish();
}

class SectionReader {
  readonly #sections: OpenSection[] = [];
  #current: OpenSection;
  #line = '';

  constructor(title: string) {
    this.#current = this.#open(1, title, '');
  }

  finish(): readonly Section[] {
    this.#endLine();
    return this.#sections;
  }

  read(node: Nodes): void {
    if (node.type === 'text') this.#line += node.value;
    else if (node.type === 'element') this.#readElement(node);
  }

  #open(level: number, heading: string, anchor: string): OpenSection {
    const section = {level, heading, anchor, asked: [], blocks: []};
    this.#sections.push(section);
    return section;
  }

  #readAll(children: readonly ElementContent[]): void {
    for (const child of children) this.read(child);
  }

  #readElement(element: Element): void {
    const {tagName, children, properties} = element;
    const id = typeof properties['id'] === 'string' ? properties['id'] : '';
    const level = Number(/^h([1-6])$/u.exec(tagName)?.[1] ?? 0);
    if (isControl(element)) return;
    if (level === 1) {
      // The page's title is already in its first section.
      this.#endLine();
    } else if (level > 0) {
      this.#startSection(level, textOf(element), id);
    } else if (tagName === 'li' && id !== '') {
      this.#readField(element, id);
    } else if (tagName === 'dl') {
      this.#readTerms(element);
    } else if (tagName === 'dt' && id !== '') {
      this.#startSection(this.#current.level, textOf(element), id);
    } else if (tagName === 'pre') {
      this.#readCode(element);
    } else if (tagName === 'code') {
      this.#line += `\`${toString(element).replaceAll('`', '')}\``;
    } else {
      const isBlock = BLOCKS.has(tagName) || tagName === 'dt';
      if (isBlock) this.#endLine();
      if (CELLS.has(tagName)) this.#line += ' ';
      this.#readAll(children);
      if (isBlock) this.#endLine();
    }
  }

  /** A heading without an ID is plain text, because nothing can link to it. */
  #startSection(level: number, heading: string, anchor: string): void {
    this.#endLine();
    if (anchor !== '' && heading !== '') {
      this.#current = this.#open(level, heading, anchor);
      return;
    }
    this.#line = heading;
    this.#endLine();
  }

  /** A field, named by its code; the rest belongs to the surrounding section. */
  #readField({children}: Element, anchor: string): void {
    this.#endLine();
    const around = this.#current;
    const name = findCode(children);
    if (name) this.#startSection(below(around), textOf(name), anchor);
    this.#readAll(children.flatMap((child) => without(child, name)));
    this.#endLine();
    this.#current = around;
  }

  /** Terms with an ID are sections; others are lines with their meaning. */
  #readTerms({children}: Element): void {
    this.#endLine();
    const around = this.#current;
    const level = below(around);
    for (const child of children) {
      this.#current = {...this.#current, level};
      this.read(child);
    }
    this.#endLine();
    this.#current = around;
  }

  #readCode(element: Element): void {
    this.#endLine();
    for (const line of toString(element).split('\n')) {
      const text = collapse(line);
      if (text !== '') this.#current.blocks.push({text, isCode: true});
    }
  }

  #endLine(): void {
    const text = collapse(this.#line);
    if (text !== '') this.#current.blocks.push({text, isCode: false});
    this.#line = '';
  }
}

/** A diagram opens as a popover, but is text. */
function isControl({tagName, properties}: Element): boolean {
  const classes = [properties['className']].flat();
  return (
    CONTROLS.has(tagName) ||
    properties['ariaHidden'] === 'true' ||
    CONTROL_CLASSES.some((name) => classes.includes(name)) ||
    ('popover' in properties && !classes.includes('diagram__canvas'))
  );
}

/** The first code of an entry, before its own list. */
function findCode(children: readonly ElementContent[]): Element | undefined {
  for (const child of children) {
    if (child.type !== 'element' || child.tagName === 'ul') continue;
    const found = child.tagName === 'code' ? child : findCode(child.children);
    if (found) return found;
  }
  return undefined;
}

function below({level}: Section): number {
  return Math.min(level + 1, 6);
}

/** A node without one of its descendants. */
function without(
  node: ElementContent,
  left: Element | undefined,
): ElementContent[] {
  if (node === left) return [];
  if (node.type !== 'element') return [node];
  return [
    {...node, children: node.children.flatMap((child) => without(child, left))},
  ];
}

/** The text of a heading without its link. */
function textOf({children}: Element): string {
  const visible = children.filter(
    (child) => child.type !== 'element' || !isControl(child),
  );
  return collapse(visible.map((child) => toString(child)).join(''));
}

/** Also collapses the zero-width characters in the theme's links. */
function collapse(text: string): string {
  return text.replace(/[\s\u200B]+/gu, ' ').trim();
}
