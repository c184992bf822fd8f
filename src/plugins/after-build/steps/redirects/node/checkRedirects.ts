import type {ContentError} from '../../../../../content-errors/contentError';
import {Mistakes} from '../../../../../content-errors/mistakes';
import {didYouMeanOr} from '../../../../../content-errors/nearest';

import type {Redirect} from '../../../../../site/redirects';

/** The file with the redirects, for error messages. */
const TABLE = 'src/site/redirects.json';

const SHAPE = /^\/(?:[^/?#]+\/)*$/u;

/** What is wrong with the target of a redirect, and the remedy. */
function faultOfTarget(
  {from, to}: Redirect,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  sources: ReadonlySet<string>,
): [what: string, remedy: string] | undefined {
  const [route = '', anchor] = to.split('#');
  const ids = pages.get(route);
  if (sources.has(route)) {
    return [
      `"${to}" is itself an old address`,
      route === from
        ? 'Use the address of the page that has the content now.'
        : 'Use the target of that redirect instead.',
    ];
  }
  if (!ids) {
    return [
      `page ${route} does not exist`,
      didYouMeanOr('Use the address of an existing page.', route, pages.keys()),
    ];
  }
  if (anchor === undefined || ids.has(anchor)) return undefined;
  return [
    `${route} has no anchor #${anchor}`,
    didYouMeanOr('Remove the anchor.', anchor, ids, (id) => `#${id}`),
  ];
}

/**
 * Checks the table of old addresses against the pages of a build. A source must
 * be unused and listed once; a target and its anchor must exist. A target must
 * not be an old address itself, which rules out chains and loops.
 *
 * @param pages - Ids on each page that a redirect can point to, by address.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): readonly ContentError[] {
  const sources = new Set(redirects.map(({from}) => from));
  const seen = new Set<string>();
  const mistakes = new Mistakes(TABLE);
  for (const redirect of redirects) {
    const {from} = redirect;
    const refuse = (what: string, remedy: string): void => {
      mistakes.add(undefined, from, what, remedy);
    };
    if (!SHAPE.test(from)) {
      refuse(
        'this is not a page address',
        'Write the path without the base URL, with a slash at both ends.',
      );
    } else if (pages.has(from)) {
      refuse(
        'a page already has this address',
        'Remove the redirect, or move the page.',
      );
    }
    if (seen.has(from)) {
      refuse('this address has two redirects', 'Remove one of them.');
    }
    seen.add(from);
    const fault = faultOfTarget(redirect, pages, sources);
    if (fault) refuse(...fault);
  }
  return mistakes.errors;
}
