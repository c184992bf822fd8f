import path from 'node:path';

import {failWithAll} from '../../../../content-errors/contentError';
import type {Root} from 'hast';

import {findElements} from '@openchoreo/page-tools/html/hastElements';
import {bundleScript} from '../../../../lib/node/bundleScript';
import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import {REDIRECTS, type Redirect} from '../../../../site/redirects';
import {
  DOCS_ROUTE,
  LATEST_VERSION,
  docsVersionByName,
  docsVersionOfRoute,
} from '../../../../site/versions';
import type {BuiltPage, BuiltSite, ReadingStep} from '../../shared/builtPage';
import {checkRedirects} from './node/checkRedirects';
import {redirectPage} from './node/redirectPage';

/**
 * The pinned addresses of the latest version, which stay valid when a newer
 * version takes over `/docs/`. Moved pages keep their pinned addresses.
 */
function pinnedAddresses(pages: readonly BuiltPage[]): Redirect[] {
  const {name, slug} = docsVersionByName(LATEST_VERSION);
  const root = `/${DOCS_ROUTE}/`;
  const own = pages
    .filter(({docsVersion}) => docsVersion === name)
    .map(({route}) => ({from: route, to: route}));
  const moved = REDIRECTS.filter(
    ({from}) => docsVersionOfRoute(from)?.name === name,
  );
  const known = new Set(REDIRECTS.map(({from}) => from));
  return [...own, ...moved]
    .map(({from, to}) => ({
      from: `${root}${slug}/${from.slice(root.length)}`,
      to,
    }))
    .filter(({from}) => !known.has(from));
}

/** The ids on a page that an anchor can point to. */
function idsOf(tree: Root): ReadonlySet<string> {
  const elements = findElements(tree, ({properties}) => 'id' in properties);
  return new Set(elements.map(({properties}) => String(properties['id'])));
}

/** Writes a redirect page at each old and each pinned address. */
export const writeRedirects: ReadingStep<ReadonlySet<string>> = {
  read: (_page, tree) => idsOf(tree),
  run: writeRedirectPages,
};

async function writeRedirectPages(
  {outDir, siteUrl, baseUrl, pages}: BuiltSite,
  ids: ReadonlyMap<BuiltPage, ReadonlySet<string>>,
): Promise<void> {
  const targets = pages.filter(
    ({kind}) => kind !== 'notFound' && kind !== 'redirect',
  );
  const redirects = [...REDIRECTS, ...pinnedAddresses(targets)];
  const idsByRoute = new Map(
    targets.map((page) => [page.route, ids.get(page) ?? new Set<string>()]),
  );
  failWithAll(checkRedirects(redirects, idsByRoute));
  const script = bundleScript(path.join(__dirname, 'client/redirect.ts'));
  await outputFile(path.join(outDir, script.file), script.code);
  const titles = new Map(targets.map(({route, title}) => [route, title]));
  await Promise.all(
    redirects.map(({from, to}) => {
      const [route = ''] = to.split('#');
      return outputFile(
        path.join(outDir, from, 'index.html'),
        redirectPage({
          to: baseUrl + to.slice(1),
          canonical: siteUrl + baseUrl + route.slice(1),
          title: titles.get(route) ?? '',
          script: {...script, src: baseUrl + script.file},
        }),
      );
    }),
  );
}
