import type {ContentError} from '@openchoreo/content-errors/contentError';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import type {Redirect} from '../../../../../site/redirects';

/** The file with the redirects, for error messages. */
const TABLE = 'src/site/redirects.json';

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
  mistakes: Mistakes,
): void {
  const [route = '', anchor] = to.split('#');
  const page = pages.get(route);
  if (sources.has(route)) {
    mistakes.add(
      undefined,
      from,
      `"${to}" is itself an old address`,
      route === from
        ? 'Use the address of the page that has the content now.'
        : 'Use the target of that redirect instead.',
    );
  } else if (!page) {
    mistakes.add(
      undefined,
      from,
      `page ${route} does not exist`,
      didYouMeanOr('Use the address of an existing page.', route, pages.keys()),
    );
  } else if (anchor !== undefined && !page.ids.has(anchor)) {
    mistakes.add(
      undefined,
      from,
      `${route} has no anchor #${anchor}`,
      didYouMeanOr('Remove the anchor.', anchor, page.ids, (id) => `#${id}`),
    );
  }
}

/**
 * Checks the table of old addresses against the pages of a build. A source must
 * be unused and listed once; a target and its anchor must exist. A target must
 * not be an old address itself, which rules out chains and loops.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  targets: readonly TargetPage[],
): readonly ContentError[] {
  const pages = new Map(targets.map((page) => [page.route, page]));
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
    checkTarget(redirect, pages, sources, mistakes);
  }
  return mistakes.errors;
}
