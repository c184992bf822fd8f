import {createSlugger} from '@docusaurus/utils';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isPart} from '@openchoreo/page-tools/pageFile';
import {EXPLICIT_ID} from './page/readPageLinks';

/**
 * Rejects headings without text, duplicate IDs, a second title, and skipped
 * levels, which disorient screen reader users.
 */
export const remarkHeadings: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const mistakes = new Mistakes(file.path);
    const lines = new Map<string, number | undefined>();
    const slugger = createSlugger();
    let above: Heading | undefined;
    // A part is shown below a heading of another page.
    let level = isPart(pathFrom(siteDir, file.path)) ? undefined : 1;
    visit(tree, (node) => {
      // What replaces this node brings its own headings.
      if (node.type === 'leafDirective' || node.type === 'mdxJsxFlowElement') {
        level = undefined;
      }
      if (node.type !== 'heading') return;
      const {depth} = node;
      const text = toString(node);
      const sign = '#'.repeat(depth);
      const given = EXPLICIT_ID.exec(text)?.groups?.['id'];
      const id = given ?? slugger.slug(text);
      const hasWords = text.replace(EXPLICIT_ID, '').trim() !== '';
      if (!hasWords || id === '') {
        mistakes.add(
          node,
          sign,
          'this heading has no text',
          hasWords
            ? `Add text, or set an ID: ${sign} ${text} {#id}.`
            : 'Add text, or remove the heading.',
        );
      } else if (lines.has(id)) {
        mistakes.add(
          node,
          `#${id}`,
          `the heading on line ${lines.get(id) ?? '?'} already has this ID`,
          'Give each heading its own ID.',
        );
      } else lines.set(id, node.position?.start.line);
      if (depth === 1 && above) {
        mistakes.advise(
          node,
          '#',
          'the page already has a title',
          'Start sections with ##.',
        );
      } else if (level !== undefined && depth > level + 1) {
        mistakes.advise(
          node,
          sign,
          `a level ${depth} heading follows a level ${level} heading`,
          `Write ${'#'.repeat(level + 1)}, or add a heading in between.`,
        );
      }
      above = node;
      level = depth;
    });
    mistakes.fail();
  };
