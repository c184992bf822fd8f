import type {Root} from 'mdast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {parseFenceMeta} from '../lib/codeBlock/fenceMeta';
import {ContentError, failWithAll, HouseRule} from '../lib/contentError';
import {escapeHtml} from '../lib/escapeHtml';
import {slugOf} from '../lib/text';
import {drawDiagram} from './diagrams/drawDiagram';
import {partName} from './partName';
import {staticHtml} from './staticHtml';

/** Room for a picture in the text column of a wide screen, and of a phone. */
const ROOM_PX = {column: 588, phone: 300} as const;

declare module 'mdast' {
  interface RootContentMap {
    /** Made by a step of the pipeline and passed on to HTML as it is. */
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

/** Settings and a title of Mermaid's own, above the diagram. */
const FRONT_MATTER = /^\s*---\n(?<yaml>[^]*?)\n---\n/u;

/** What Mermaid allows and the renderer does not know. */
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

/** Draws the Mermaid fences of a page when the site is built. */
export const remarkDiagrams: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  const ids = new Set<string>();
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'mermaid' || !parent || index === undefined) return;
    const place = {file: file.path, line: node.position?.start.line};
    const {values} = parseFenceMeta(node.meta);
    const title = values.get('title') ?? titleInSource(node.value);
    const description = values.get('description') ?? '';
    if (title === '' || description === '') {
      errors.push(
        new HouseRule(
          {...place, key: title === '' ? 'title' : 'description'},
          'a diagram says nothing to those who do not see it',
          'Write ```mermaid title="…" description="What it shows."',
        ),
      );
    }
    const name = slugOf(title) || String(ids.size + 1);
    let id = `diagram-${partName(file)}${name}`;
    while (ids.has(id)) id += '-2';
    ids.add(id);
    try {
      const picture = drawDiagram(
        {
          id,
          source: plainSource(node.value),
          title: title || 'Diagram',
          description,
        },
        ROOM_PX.column,
      );
      parent.children[index] = figure(id, title, picture);
    } catch (error) {
      errors.push(
        new ContentError(
          {...place, key: title || 'mermaid'},
          `this diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
          'Mend its Mermaid text.',
        ),
      );
    }
  });
  failWithAll(errors);
};
