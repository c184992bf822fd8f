import {SITE} from '../../../../../site/site';
import {docsVersionByName, versionRoute} from '../../../../../site/versions';
import type {BuiltPage} from '../../../shared/builtPage';
import type {Card} from './cardSvg';

/**
 * The content of a page's card. It leaves out the docs version, so that all
 * versions of a page share one image.
 *
 * @param siteUrl - Origin of the site; the home page's card shows its host.
 */
export function cardOf(
  page: Pick<BuiltPage, 'kind' | 'route' | 'docsVersion' | 'title'>,
  siteUrl: string,
): Card {
  const {kind, route, docsVersion, title} = page;
  if (kind === 'landing') {
    const {host} = new URL(siteUrl);
    return {title: SITE.tagline, section: host};
  }
  if (docsVersion === undefined) {
    const section = kind === 'blog' || kind === 'post' ? 'Blog' : SITE.name;
    return {title, section};
  }
  const root = `/${versionRoute(docsVersionByName(docsVersion))}`;
  const folder = kind !== 'docs' ? '' : folderOf(route.slice(root.length));
  return {title, section: folder || 'Documentation'};
}

/** `getting-started/quick-start-guide/` → `Getting started`. */
function folderOf(route: string): string {
  const words = (route.split('/')[0] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
