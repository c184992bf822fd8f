import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {ContentError, HouseRule} from '../lib/contentError';
import {GIVEN_ID} from './page/readPageLinks';

/**
 * What is wrong with the headings of a page: no words, an id that another has,
 * a second title, or a level that is left out, by which screen readers lead.
 *
 * @param isPart - Whether other pages show this one, below a heading of theirs.
 */
export function headingErrors(
  tree: Root,
  file: string,
  isPart: boolean,
): ContentError[] {
  const errors: ContentError[] = [];
  const lines = new Map<string, number | undefined>();
  const slugger = createSlugger();
  let above: Heading | undefined;
  let level: number | undefined = isPart ? undefined : 1;
  visit(tree, (node) => {
    // Its fields have headings of their own.
    if (node.type === 'leafDirective' || node.type === 'mdxJsxFlowElement') {
      level = undefined;
    }
    if (node.type !== 'heading') return;
    const {depth} = node;
    const text = toString(node);
    const place = {file, line: node.position?.start.line};
    const sign = '#'.repeat(depth);
    const given = GIVEN_ID.exec(text)?.groups?.['id'];
    const id = given ?? slugger.slug(text);
    const hasWords = text.replace(GIVEN_ID, '').trim() !== '';
    if (!hasWords || id === '') {
      errors.push(
        new ContentError(
          {...place, key: sign},
          'this heading has no words',
          hasWords
            ? `Write some, or give it an id: ${sign} ${text} {#id}.`
            : 'Write them, or leave the heading out.',
        ),
      );
    } else if (lines.has(id)) {
      errors.push(
        new ContentError(
          {...place, key: `#${id}`},
          `the heading of line ${lines.get(id) ?? '?'} has this id`,
          'Give each heading an id of its own.',
        ),
      );
    } else lines.set(id, place.line);
    if (depth === 1 && above) {
      errors.push(
        new HouseRule(
          {...place, key: '#'},
          'the page has a title already',
          'Begin sections with ##.',
        ),
      );
    } else if (level !== undefined && depth > level + 1) {
      errors.push(
        new HouseRule(
          {...place, key: sign},
          `a heading of level ${depth} follows one of level ${level}`,
          `Write ${'#'.repeat(level + 1)}, or a heading between the two.`,
        ),
      );
    }
    above = node;
    level = depth;
  });
  return errors;
}
