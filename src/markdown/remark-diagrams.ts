import {Mistakes} from '../content-errors/mistakes';
import type {Root} from 'mdast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {parseFenceMeta} from '@openchoreo/page-tools/code-block/fenceMeta';
import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {slugOf} from '../lib/text';
import {drawDiagram} from './diagrams/drawDiagram';
import {partPrefix} from './partPrefix';
import {staticHtml} from './staticHtml';

/** Width of the text column on a wide screen, and on a phone. */
const ROOM_PX = {column: 588, phone: 300} as const;

declare module 'mdast' {
  interface RootContentMap {
    /** Passed to HTML unchanged. */
    staticHtml: MdxJsxFlowElementHast & {children: []};
  }
}

function figure(
  id: string,
  title: string,
  picture: {svg: string; width: number},
): MdxJsxFlowElementHast & {children: []} {
  const canvas = `${id}-canvas`;
  const larger =
    picture.width > ROOM_PX.phone
      ? ` <button type="button" class="diagram__larger" popovertarget="${canvas}">Enlarge</button>`
      : '';
  return staticHtml(
    'figure',
    picture.width > ROOM_PX.column ? 'diagram diagram--wide' : 'diagram',
    `<div id="${canvas}" class="diagram__canvas" popover="auto" tabindex="0" role="group" aria-label="${escapeHtml(title || 'Diagram')}">${picture.svg}</div>` +
      (title + larger === ''
        ? ''
        : `<figcaption>${escapeHtml(title)}${larger}</figcaption>`),
  );
}

/** Mermaid's own settings and title, above the diagram. */
const FRONT_MATTER = /^\s*---\n(?<yaml>[^]*?)\n---\n/u;

/** Rewrites syntax that Mermaid allows but the renderer does not. */
function plainSource(source: string): string {
  return source
    .replace(FRONT_MATTER, '')
    .replace(/;[ \t]*$/gmu, '')
    .replace(/^(?<kind>\s*(?:flowchart|graph))[ \t]*$/mu, '$<kind> TD');
}

function titleInSource(source: string): string {
  const yaml = FRONT_MATTER.exec(source)?.groups?.['yaml'] ?? '';
  return /^title: *(?<title>.*)$/mu.exec(yaml)?.groups?.['title'] ?? '';
}

/** Draws the Mermaid fences of a page at build time. */
export const remarkDiagrams: Plugin<[], Root> = () => async (tree, file) => {
  const mistakes = new Mistakes(file.path);
  const ids = new Set<string>();
  const drawn: Promise<void>[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) return;
    const {values} = parseFenceMeta(node.meta);
    const title = values.get('title') ?? titleInSource(node.value);
    const description = values.get('description') ?? '';
    if (title === '' || description === '') {
      mistakes.advise(
        node,
        title === '' ? 'title' : 'description',
        'a diagram needs a title and a description for readers who cannot see it',
        'Write ```mermaid title="…" description="What it shows."',
      );
    }
    const name = slugOf(title) || String(ids.size + 1);
    let id = `diagram-${partPrefix(file)}${name}`;
    while (ids.has(id)) id += '-2';
    ids.add(id);
    const picture = drawDiagram(
      {
        id,
        source: plainSource(node.value),
        title: title || 'Diagram',
        description,
      },
      ROOM_PX.column,
    );
    drawn.push(
      picture.then(
        (one) => {
          parent.children[index] = figure(id, title, one);
        },
        (error: unknown) => {
          mistakes.add(
            node,
            title || 'mermaid',
            `this diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
            'Fix the Mermaid source.',
          );
        },
      ),
    );
  });
  await Promise.all(drawn);
  mistakes.fail();
};
