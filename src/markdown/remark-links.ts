import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';
import {nearest} from '../lib/nearest';

/** From the folder of the page, as links between pages are written. */
const PAGE_FILE = /^(?![a-z][a-z0-9+.-]*:|\/)(?<target>[^#?]+\.md)(?:[#?]|$)/iu;

/**
 * Refuses links to pages that are not there: the framework would, and names
 * neither the line nor the page that was meant.
 */
export const remarkLinks: Plugin<[], Root> = () => (tree, file) => {
  const errors: ContentError[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const target = PAGE_FILE.exec(node.url)?.groups?.['target'];
    if (target === undefined) return;
    const to = path.resolve(path.dirname(file.path), decodeURI(target));
    if (existsSync(to)) return;
    const folder = path.dirname(to);
    const meant = nearest(
      path.basename(to),
      existsSync(folder) ? readdirSync(folder) : [],
    );
    errors.push(
      new ContentError(
        {file: file.path, line: node.position?.start.line, key: node.url},
        'this link leads to no file',
        meant === undefined
          ? 'Write the file of a page.'
          : `Did you mean ${path.posix.join(path.posix.dirname(target), meant)}?`,
      ),
    );
  });
  failWithAll(errors);
};
