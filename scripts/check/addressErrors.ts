import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';

import {GENERATED} from './generatedAddresses';
import {isBuiltOnly} from '../../src/markdown/page/linkErrors';
import type {PageFiles} from '../../src/markdown/page/pageFiles';
import {missingAddresses} from '../../src/plugins/after-build/steps/published-addresses/node/publishedList';
import {checkRedirects} from '../../src/plugins/after-build/steps/redirects/node/checkRedirects';
import {
  PUBLISHED_FILE,
  REDIRECTS,
  type Redirect,
} from '../../src/site/redirects';
import {
  DOCS_ROUTE,
  LATEST_VERSION,
  docsVersionByName,
} from '../../src/site/versions';

/** Pinned addresses of the latest version lead to its pages. */
const PINNED = `/${DOCS_ROUTE}/${docsVersionByName(LATEST_VERSION).slug}/`;

/**
 * Finds redirects to pages that are gone, and published addresses without a
 * page, as far as no build is needed to know.
 *
 * @param generated - What `generatedAddresses` found; `undefined` if sidebars
 *   cannot be read.
 */
export function addressErrors(
  files: PageFiles,
  generated: readonly string[] | undefined,
  redirects: readonly Redirect[] = REDIRECTS,
): ContentError[] {
  const pages = new Map(
    files.pages().map((file) => [`${files.addressOf(file)}/`, file]),
  );
  const targets = [
    ...new Set([
      ...pages.keys(),
      ...redirects.map(({to}) => to.replace(/#.*/u, '')),
    ]),
  ].flatMap((route): [string, ReadonlySet<string>][] => {
    const file = pages.get(route);
    const isPage = file !== undefined || generated?.includes(route) === true;
    if (!isPage && !isBuiltOnly(route)) return [];
    const given = redirects.flatMap(({to}) =>
      to.startsWith(`${route}#`) ? to.slice(route.length + 1) : [],
    );
    const known =
      file !== undefined && given.length > 0
        ? files.pageLinks(file)
        : undefined;
    const ids =
      known && !known.hasMoreAnchors && !known.hasParts
        ? known.anchors
        : new Set(given);
    return [[route, ids]];
  });
  const list = path.join(files.siteDir, PUBLISHED_FILE);
  const text = existsSync(list) ? readFileSync(list, 'utf8') : '';
  const built = new Set([
    ...[...pages.keys(), ...(generated ?? [])],
    ...redirects.map(({from}) => from),
  ]);
  const others = text
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (address) =>
        (isBuiltOnly(address) && !(generated && GENERATED.test(address))) ||
        built.has(address.replace(PINNED, `/${DOCS_ROUTE}/`)),
    );
  const missing = missingAddresses(text, [...built, ...others]);
  return [...checkRedirects(redirects, new Map(targets)), ...missing];
}
