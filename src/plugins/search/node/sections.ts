import type {Element, Nodes, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {CODE, type Section} from '../shared/corpus';

/** What is for use on the page alone. A diagram opens as a popover, but is text. */
const CONTROLS =
  'button, form, input, nav, noscript, script, style, svg, template, [aria-hidden=true], [popover], .hash-link, .code-block__menu';
/** Elements whose text is on a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'article aside blockquote body caption details div dl dt figcaption figure header html li main ol p section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Elements that separate words without starting a line. */
const CELLS: ReadonlySet<string> = new Set(['br', 'dd', 'td', 'th']);

/** A section that is being read; entries in it have sections of their own. */
type OpenSection = Section & {readonly lines: string[]};

/**
 * Splits the text of a page into sections: one for the page itself, one for each
 * heading with an ID, and one for each entry with an ID (fields of the reference,
 * terms of the glossary).
 *
 * @param content - The page's content without its surroundings, if it has any.
 * @param title - The page's title, which is the heading of the first section.
 */
export function readSections(
  content: Element | Root | undefined,
  title: string,
): readonly Section[] {
  const sections: OpenSection[] = [];
  let [current, line] = [open(1, title, ''), ''];
  const left = new Set<Nodes>(content ? selectAll(CONTROLS, content) : []);

  function open(level: number, heading: string, anchor: string): OpenSection {
    const section = {level, heading, anchor, asked: [], lines: []};
    sections.push(section);
    return section;
  }

  function endLine(): void {
    const text = collapse(line);
    if (text !== '') current.lines.push(text);
    line = '';
  }

  /** A line that starts a section, unless nothing can link to it. */
  function start(level: number, parts: readonly Nodes[], id: string): void {
    endLine();
    line = parts
      .filter((part) => !left.has(part))
      .map((part) => toString(part))
      .join('');
    const heading = collapse(line);
    if (id !== '' && heading !== '')
      [current, line] = [open(level, heading, id), ''];
    endLine();
  }

  function readAll({children}: Element | Root): void {
    for (const child of children) read(child);
  }

  /** Reads an entry; what follows it belongs to the section around it. */
  function readEntry(element: Element, id: string): void {
    endLine();
    const around = current;
    const below = Math.min(around.level + 1, 6);
    // A field is named by its first code. The title of a list of terms has none.
    const name = id === '' ? undefined : select('code', element);
    if (name) {
      start(below, [name], id);
      left.add(name);
    } else {
      current = {...current, level: below};
    }
    readAll(element);
    endLine();
    current = around;
  }

  function read(node: Nodes): void {
    if (node.type === 'text') line += node.value;
    if (node.type !== 'element' || left.has(node)) return;
    const {tagName, children, properties} = node;
    const id = typeof properties['id'] === 'string' ? properties['id'] : '';
    const level = Number(/^h([1-6])$/u.exec(tagName)?.[1] ?? 0);
    // The page's title is already in its first section.
    if (level === 1) endLine();
    else if (level > 0) start(level, children, id);
    else if (tagName === 'dl' || (tagName === 'li' && id !== '')) {
      readEntry(node, id);
    } else if (tagName === 'dt' && id !== '')
      start(current.level, children, id);
    else if (tagName === 'pre') {
      endLine();
      const code = toString(node).split('\n').map(collapse).filter(Boolean);
      current.lines.push(...code.map((text) => CODE + text));
    } else if (tagName === 'code') {
      line += `\`${toString(node).replaceAll('`', '')}\``;
    } else {
      if (BLOCKS.has(tagName)) endLine();
      if (CELLS.has(tagName)) line += ' ';
      readAll(node);
      if (BLOCKS.has(tagName)) endLine();
    }
  }

  if (content) readAll(content);
  endLine();
  return sections;
}

/** Also collapses the zero-width characters in the theme's links. */
function collapse(text: string): string {
  return text.replace(/[\s\u200B]+/gu, ' ').trim();
}
