import {ContentError} from '../../../lib/contentError';
import {nearest} from '../../../lib/nearest';
import type {Redirect} from '../../../site/redirects';

/** Where the table stands, for messages. */
const TABLE = 'src/site/redirects.ts';

/** What a page must tell to be led to. */
export interface TargetPage {
  readonly route: string;
  readonly ids: ReadonlySet<string>;
}

const SHAPE = /^\/(?:[^/?#]+\/)*$/u;

function checkTarget(
  {from, to}: Redirect,
  pages: ReadonlyMap<string, TargetPage>,
  sources: ReadonlySet<string>,
): string[][] {
  const [route = '', anchor] = to.split('#');
  if (sources.has(route)) {
    return [
      [
        `"${to}" is an old address itself`,
        route === from
          ? 'Name the page that has the content now.'
          : 'Lead to the page where that one leads.',
      ],
    ];
  }
  const page = pages.get(route);
  if (!page) {
    const near = nearest(route, pages.keys());
    return [
      [
        `there is no page ${route}`,
        near === undefined
          ? 'Name a page of the site.'
          : `Did you mean ${near}?`,
      ],
    ];
  }
  if (anchor === undefined || page.ids.has(anchor)) return [];
  const near = nearest(anchor, page.ids);
  return [
    [
      `${route} has no heading #${anchor}`,
      near === undefined ? 'Leave the anchor out.' : `Did you mean #${near}?`,
    ],
  ];
}

/**
 * Checks the table of old addresses against the pages of a build: each source
 * is free and stands there once, each target and its anchor exist, and none
 * leads to another old address, so that there are no chains and no loops.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  targets: readonly TargetPage[],
): ContentError[] {
  const pages = new Map(targets.map((page) => [page.route, page]));
  const sources = new Set(redirects.map(({from}) => from));
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const {from} = redirect;
    const faults: string[][] = [];
    if (!SHAPE.test(from)) {
      faults.push([
        'not an address of a page',
        'Write it without the base URL, with a slash at both ends.',
      ]);
    } else if (pages.has(from)) {
      faults.push([
        'a page has this address',
        'Remove the line, or move the page.',
      ]);
    }
    if (seen.has(from)) {
      faults.push(['this address stands here twice', 'Remove one line.']);
    }
    seen.add(from);
    return [...faults, ...checkTarget(redirect, pages, sources)].map(
      ([what = '', remedy = '']) =>
        new ContentError({file: TABLE, key: from}, what, remedy),
    );
  });
}
