import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {hasClass} from '@openchoreo/page-tools/html/hastElements';
import {isControl} from '@openchoreo/page-tools/html/pageControls';
import {
  type PageSection,
  SECTION_LEVELS,
  type SectionLevel,
  type TextBlock,
} from '../shared/record';

/** Elements around the text that are never part of it. */
const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set([
  'nav',
  'noscript',
  'svg',
]);
const SKIPPED_CLASSES: ReadonlySet<string> = new Set([
  'theme-doc-footer',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-unlisted-banner',
]);

/** Elements whose text is on a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'article aside blockquote body caption details div figcaption figure footer header html label li main ol p section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Elements that separate words without starting a line. */
const CELLS: ReadonlySet<string> = new Set(['br', 'dd', 'td', 'th']);

const HEADING_LEVELS = new Map(
  SECTION_LEVELS.map((level) => [`h${level}`, level]),
);

interface OpenSection extends PageSection {
  readonly blocks: TextBlock[];
}

/**
 * Splits the text of a page into sections: one for the page itself, one for each
 * heading with an anchor, and one for each list entry with an anchor (fields of
 * the reference, terms of the glossary).
 *
 * @param content - The page's content without its surroundings.
 * @param title - The page's title, which is the heading of the first section.
 */
export function extractSections(
  content: Root | Element,
  title: string,
): readonly PageSection[] {
  const reader = new SectionReader(title);
  reader.read(content);
  return reader.finish();
}

class SectionReader {
  readonly #sections: OpenSection[];
  #current: OpenSection;
  #line = '';
  /** Heading level of the terms in the current list. */
  #termLevel: SectionLevel = 2;

  constructor(title: string) {
    this.#current = {level: 1, heading: title, anchor: '', blocks: []};
    this.#sections = [this.#current];
  }

  finish(): readonly PageSection[] {
    this.#endLine();
    return this.#sections;
  }

  read(node: Nodes): void {
    if (node.type === 'text') this.#line += node.value;
    else if (node.type === 'element') this.#readElement(node);
    else if (node.type === 'root') this.#readChildren(node);
  }

  #readChildren({children}: Element | Root): void {
    for (const child of children) this.read(child);
  }

  #readElement(element: Element): void {
    const {tagName} = element;
    if (isSkipped(element)) return;
    const level = HEADING_LEVELS.get(tagName);
    const anchor = idOf(element);
    if (level === 1) {
      // The page's title is already in its first section.
      this.#endLine();
    } else if (level !== undefined) {
      this.#startSection(level, textOf(element), anchor);
    } else if (tagName === 'li' && anchor !== '') {
      this.#readField(element, anchor);
    } else if (tagName === 'dl') {
      this.#readTerms(element);
    } else if (tagName === 'dt') {
      this.#readTerm(element, anchor);
    } else if (tagName === 'pre') {
      this.#readCode(element);
    } else if (tagName === 'code') {
      this.#line += `\`${toString(element).replaceAll('`', '')}\``;
    } else if (CELLS.has(tagName)) {
      this.#line += ' ';
      this.#readChildren(element);
    } else if (BLOCKS.has(tagName)) {
      this.#endLine();
      this.#readChildren(element);
      this.#endLine();
    } else {
      this.#readChildren(element);
    }
  }

  /** A heading without an anchor is plain text, because nothing can link to it. */
  #startSection(level: SectionLevel, heading: string, anchor: string): void {
    this.#endLine();
    if (anchor === '' || heading === '') {
      this.#line = heading;
      this.#endLine();
      return;
    }
    this.#current = {level, heading, anchor, blocks: []};
    this.#sections.push(this.#current);
  }

  /** A field, named by its code; the rest belongs to the surrounding section. */
  #readField(element: Element, anchor: string): void {
    this.#endLine();
    const name = findName(element);
    const around = this.#current;
    if (name) this.#startSection(deeper(around.level), textOf(name), anchor);
    for (const child of element.children) this.#readWithout(child, name);
    this.#endLine();
    this.#current = around;
  }

  /** Terms with an anchor are sections; others are lines with their meaning. */
  #readTerms(element: Element): void {
    this.#endLine();
    const around = this.#current;
    const levelAround = this.#termLevel;
    this.#termLevel = deeper(around.level);
    this.#readChildren(element);
    this.#endLine();
    this.#current = around;
    this.#termLevel = levelAround;
  }

  #readTerm(element: Element, anchor: string): void {
    this.#endLine();
    if (anchor === '') this.#readChildren(element);
    else this.#startSection(this.#termLevel, textOf(element), anchor);
  }

  #readWithout(node: ElementContent, name: Element | undefined): void {
    if (node.type !== 'element' || !name || !contains(node, name)) {
      this.read(node);
    } else if (node !== name) {
      for (const child of node.children) this.#readWithout(child, name);
    }
  }

  #readCode(element: Element): void {
    this.#endLine();
    for (const line of toString(element).split('\n')) {
      const text = collapse(line);
      if (text !== '') this.#current.blocks.push({kind: 'code', text});
    }
  }

  #endLine(): void {
    const text = collapse(this.#line);
    if (text !== '') this.#current.blocks.push({kind: 'prose', text});
    this.#line = '';
  }
}

function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  if (isControl(element) || SKIPPED_ELEMENTS.has(tagName)) return true;
  if (properties['ariaHidden'] === 'true') return true;
  return [...SKIPPED_CLASSES].some((name) => hasClass(element, name));
}

function idOf({properties}: Element): string {
  return typeof properties.id === 'string' ? properties.id : '';
}

/** The text of a heading without its anchor link. */
function textOf(element: Element): string {
  const visible = element.children.filter(
    (child) => child.type !== 'element' || !isSkipped(child),
  );
  return collapse(visible.map((child) => toString(child)).join(''));
}

/** The code that names a field: the first in its entry, before any other. */
function findName(entry: Element): Element | undefined {
  for (const child of entry.children) {
    if (child.type !== 'element' || child.tagName === 'ul') continue;
    if (child.tagName === 'code') return child;
    const found = findName(child);
    if (found) return found;
  }
  return undefined;
}

function contains(around: Element, wanted: Element): boolean {
  return (
    around === wanted ||
    around.children.some(
      (child) => child.type === 'element' && contains(child, wanted),
    )
  );
}

function deeper(level: SectionLevel): SectionLevel {
  return SECTION_LEVELS.find((other) => other > level) ?? level;
}

/** Also collapses the zero-width characters in the theme's links. */
function collapse(text: string): string {
  return text.replace(/[\s\u200B]+/gu, ' ').trim();
}
