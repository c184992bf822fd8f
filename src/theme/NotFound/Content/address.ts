import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

import {DIALOG_QUERY_LENGTH} from '../../../plugins/search/shared/hits';

/** Words that say nothing about a page, and parts of version numbers. */
const NO_WORD = /^(?:.|docs|next|index|html|v?\d+)$/u;

/**
 * The words of an address, to search for: the last ones, which say most, as many
 * as the search field takes.
 */
export function searchWords(pathname: string): string {
  const words = pathname
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !NO_WORD.test(word));
  const query = words.join(' ');
  if (query.length <= DIALOG_QUERY_LENGTH) return query;
  // The first of the last words can be cut in the middle.
  return query.slice(-DIALOG_QUERY_LENGTH).replace(/^\S+ /u, '');
}

/** The pages that have the address in a version of the documentation. */
export function samePages(
  pathname: string,
  versions: readonly Pick<GlobalVersion, 'label' | 'path' | 'docs'>[],
): {label: string; path: string}[] {
  const asked = [...versions]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({path}) => pathname.startsWith(`${path}/`));
  if (!asked) return [];
  const rest = pathname
    .slice(asked.path.length)
    // A version that the site does not have.
    .replace(/^\/v\d[\w.]*(?=\/)/, '')
    .replace(/\/$/, '');
  return versions
    .filter(({path, docs}) => docs.some((doc) => doc.path === path + rest))
    .map(({label, path}) => ({label, path: path + rest}));
}
