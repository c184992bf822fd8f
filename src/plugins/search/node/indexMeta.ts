import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import type {BuiltPage, Edit} from '../../after-build/shared/builtPage';
import {INDEX_META, type IndexBuilds, writeBuilds} from '../shared/indexFiles';

/**
 * Tells a page the names of the indexes, at the end of its head: no request is
 * needed to learn them.
 */
export function indexMetaEdit(
  {head}: BuiltPage,
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
