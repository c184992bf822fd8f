import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {slugOf} from '../lib/text';
import {drawDiagram} from './drawDiagram';
import {escapeHtml} from '../lib/escapeHtml';
import {parseFenceMeta} from './fenceMeta';
import {staticHtml} from './staticHtml';

/** Width of the text column on a wide screen, and on a phone, in CSS pixels. */
const ROOM = {column: 588, phone: 300} as const;

/** Draws the Mermaid fences of a page when the site is built. */
export const remarkDiagrams: Plugin<[], Root> = () => (tree, file) => {
  const ids = new Set<string>();
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) return;
    const {values} = parseFenceMeta(node.meta);
    const title = values.get('title') ?? '';
    const description = values.get('description') ?? '';
    if (title === '' || description === '') {
      file.message(
        'a diagram needs a title and a description for readers who cannot see it. Write ```mermaid title="…" description="What it shows."',
        node,
      );
    }
    let id = `diagram-${slugOf(title) || String(ids.size + 1)}`;
    while (ids.has(id)) id += '-2';
    ids.add(id);
    try {
      const drawn = drawDiagram({id, source: node.value, title, description});
      parent.children[index] = figure(id, title, drawn);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const remedy = 'Correct the Mermaid source.';
      file.message(`the diagram cannot be drawn: ${reason}. ${remedy}`, node);
    }
  });
};

/** The drawing, in a frame that opens as a popover, larger, without a script. */
function figure(
  id: string,
  title: string,
  {svg, width}: ReturnType<typeof drawDiagram>,
): ReturnType<typeof staticHtml> {
  const name = escapeHtml(title);
  const larger =
    width > ROOM.phone
      ? ` <button type="button" class="diagram__larger" popovertarget="${id}-canvas">Enlarge</button>`
      : '';
  return staticHtml(
    'figure',
    width > ROOM.column ? 'diagram diagram--wide' : 'diagram',
    `<div id="${id}-canvas" class="diagram__canvas" popover="auto" tabindex="0" role="group" aria-label="${name}">${svg}</div><figcaption>${name}${larger}</figcaption>`,
  );
}
