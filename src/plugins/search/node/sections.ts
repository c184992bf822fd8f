import type {Element, Nodes, Root} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {CODE, type Section} from '../shared/corpus';

/** Elements whose text is on a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'article aside blockquote body caption details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header html li main ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Elements that separate words without starting a line. */
const CELLS: ReadonlySet<string> = new Set(['br', 'dd', 'td', 'th']);

/**
 * Splits the text of a page into sections: one for the page itself, one for each
 * heading with an ID, and one for each entry with an ID (fields of the reference,
 * terms of the glossary).
 *
 * @param content - The page's content without its surroundings, if it has any.
 * @param title - The page's title, which is the heading of the first section.
 * @param line - The first line, a description.
 */
export function readSections(
  content: Element | Root | undefined,
  title: string,
  line: string,
): readonly Section[] {
  const sections: Section[] = [];
  let [lines, level] = [open(1, title, ''), 1];
  const left = new Set<Nodes>();

  function open(level: number, heading: string, anchor: string): string[] {
    const lines: string[] = [];
    sections.push({level, heading, anchor, asked: [], lines});
    return lines;
  }

  function endLine(): void {
    const text = collapse(line);
    if (text !== '') lines.push(text);
    line = '';
  }

  /** Makes the line a heading, unless nothing can link to it. */
  function start(at: number, id: string): void {
    const heading = collapse(line.replaceAll('`', ''));
    if (id !== '' && heading !== '') {
      [lines, level, line] = [open(at, heading, id), at, ''];
    }
    endLine();
  }

  /** Reads an entry; what follows it belongs to the section around it. */
  function readEntry(element: Element, id: string): void {
    const around = {lines, level};
    level = Math.min(level + 1, 6);
    // A field is named by its first code. A list of terms has no name.
    const name = id === '' ? undefined : select('code', element);
    if (name) {
      line = toString(name);
      start(level, id);
      left.add(name);
    }
    element.children.forEach(read);
    endLine();
    ({lines, level} = around);
  }

  function read(node: Nodes): void {
    if (node.type === 'text') line += node.value;
    if (node.type !== 'element' || left.has(node)) return;
    const {tagName, children, properties} = node;
    if (tagName === 'svg') return;
    const id = typeof properties['id'] === 'string' ? properties['id'] : '';
    const rank = Number(/^h([1-6])$/u.exec(tagName)?.[1] ?? 0);
    if (CELLS.has(tagName)) line += ' ';
    if (BLOCKS.has(tagName)) endLine();
    // The page's title is already in its first section.
    if (rank === 1) return;
    if (tagName === 'pre') {
      const code = toString(node).split('\n').map(collapse).filter(Boolean);
      lines.push(...code.map((text) => CODE + text));
    } else if (tagName === 'code') {
      line += `\`${toString(node).replaceAll('`', '')}\``;
    } else if (tagName === 'dl' || (tagName === 'li' && id !== '')) {
      readEntry(node, id);
    } else {
      children.forEach(read);
      if (rank > 0) start(rank, id);
      if (tagName === 'dt') start(level, id);
    }
    if (BLOCKS.has(tagName)) endLine();
  }

  endLine();
  content?.children.forEach(read);
  endLine();
  return sections;
}

/** Also collapses the zero-width characters in the theme's links. */
function collapse(text: string): string {
  return text.replace(/[\s\u200B]+/gu, ' ').trim();
}
