import {ContentError} from '../../../lib/contentError';
import {didYouMeanOr} from '../../../lib/nearest';
import type {Redirect} from '../../../site/redirects';

/** The file with the redirects, for error messages. */
const TABLE = 'src/site/redirects.ts';

/** A page that a redirect can point to. */
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
        `"${to}" is itself an old address`,
        route === from
          ? 'Use the address of the page that has the content now.'
          : 'Use the target of that redirect instead.',
      ],
    ];
  }
  const page = pages.get(route);
  if (!page) {
    return [
      [
        `page ${route} does not exist`,
        didYouMeanOr(
          'Use the address of an existing page.',
          route,
          pages.keys(),
        ),
      ],
    ];
  }
  if (anchor === undefined || page.ids.has(anchor)) return [];
  return [
    [
      `${route} has no anchor #${anchor}`,
      didYouMeanOr('Remove the anchor.', anchor, page.ids, (id) => `#${id}`),
    ],
  ];
}

/**
 * Checks the table of old addresses against the pages of a build. A source must
 * be unused and listed once; a target and its anchor must exist. A target must
 * not be an old address itself, which rules out chains and loops.
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
        'this is not a page address',
        'Write the path without the base URL, with a slash at both ends.',
      ]);
    } else if (pages.has(from)) {
      faults.push([
        'a page already has this address',
        'Remove the redirect, or move the page.',
      ]);
    }
    if (seen.has(from)) {
      faults.push(['this address has two redirects', 'Remove one of them.']);
    }
    seen.add(from);
    return [...faults, ...checkTarget(redirect, pages, sources)].map(
      ([what = '', remedy = '']) =>
        new ContentError({file: TABLE, key: from}, what, remedy),
    );
  });
}
