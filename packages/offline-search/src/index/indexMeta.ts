import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import type {Edit} from '@openchoreo/page-tools/html/elementEdits';
import type {FinishedPage} from './finishedPage';
import {INDEX_META, type IndexBuilds, writeBuilds} from '../shared/indexFiles';

/**
 * Adds the names of the indexes to the end of a page's head, so that no request is
 * needed to find them.
 */
export function indexMetaEdit(
  {head}: FinishedPage,
  builds: IndexBuilds,
): readonly Edit[] {
  const end = head.children.at(-1)?.position?.end.offset;
  if (end === undefined) return [];
  const meta: Element = {
    type: 'element',
    tagName: 'meta',
    properties: {name: INDEX_META, content: writeBuilds(builds)},
    children: [],
  };
  return [{start: end, end, text: toHtml(meta)}];
}
