import path from 'node:path';

import {ContentError} from '../../src/lib/contentError';
import {nearest} from '../../src/lib/nearest';
import type {PageLinks} from './readPageLinks';

/** Anchors that the build makes from other things than headings. */
const MADE = /^(?:code-|tab-|spec|status|term-|[a-z-]+-L\d)/;

/**
 * The links of a page that lead nowhere: to a file that is not there, or to a
 * heading that its page does not have.
 *
 * @param file - From the root of the repository.
 * @param pages - All pages, by file.
 */
export function linkErrors(
  file: string,
  {links}: PageLinks,
  pages: ReadonlyMap<string, PageLinks>,
  exists: (file: string) => boolean,
): ContentError[] {
  return links.flatMap(({url, line}): ContentError[] => {
    if (/^[a-z][a-z+.-]*:|^\/|%\{/i.test(url)) return [];
    const [target = '', anchor] = url.split('#');
    const to =
      target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    const place = {file, line, key: url};
    const page = pages.get(to);
    if (!page && !exists(to)) {
      const near = nearest(to, [...pages.keys()]);
      return [
        new ContentError(
          place,
          'this link leads to no file',
          near === undefined
            ? 'Write the file of a page.'
            : `Did you mean ${relative(file, near)}?`,
        ),
      ];
    }
    if (!page || anchor === undefined || anchor === '') return [];
    if (
      page.anchors.has(anchor) ||
      (page.hasMoreAnchors && MADE.test(anchor))
    ) {
      return [];
    }
    const near = nearest(anchor, [...page.anchors]);
    return [
      new ContentError(
        place,
        `${to} has no heading with this id`,
        near === undefined
          ? 'Link to the page, or to one of its headings.'
          : `Did you mean #${near}?`,
      ),
    ];
  });
}

function relative(from: string, to: string): string {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}
