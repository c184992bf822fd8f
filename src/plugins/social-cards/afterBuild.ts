import path from 'node:path';

import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import {SITE} from '../../site/site';
import type {BuiltPage, BuiltSite} from '../after-build/shared/builtPage';
import {cardOf} from './node/cardOf';
import {placeCard} from './node/drawCards';

/** Below the output folder. */
const FOLDER = 'img/cards';

/** Metas of the head that speak of the card, and what each says. */
function cardMetas(page: BuiltPage, url: string): Map<string, string> {
  return new Map([
    ['meta[property="og:image"]', url],
    ['meta[name="twitter:image"]', url],
    [
      'meta[property="og:image:alt"]',
      `${page.title}, on a card of ${SITE.name}`,
    ],
  ]);
}

/** Names the card in the head instead of the site's own picture. */
function nameCard(page: BuiltPage, url: string): void {
  for (const [selector, content] of cardMetas(page, url)) {
    const meta = select(selector, page.head);
    const start = meta?.position?.start.offset;
    const end = meta?.position?.end.offset;
    if (!meta || start === undefined || end === undefined) continue;
    page.edits.push({
      start,
      end,
      text: toHtml({...meta, properties: {...meta.properties, content}}),
    });
  }
}

/** Draws a social card for each page that readers share, from its title. */
export async function drawSocialCards(site: BuiltSite): Promise<void> {
  const store = path.join(site.siteDir, 'node_modules/.cache/social-cards');
  const folder = path.join(site.outDir, FOLDER);
  const pages = site.pages.filter(({kind}) =>
    ['docs', 'category', 'blog', 'landing'].includes(kind),
  );
  for (const page of pages) {
    const name = await placeCard(cardOf(page, site.siteUrl), store, folder);
    nameCard(page, `${site.siteUrl}${site.baseUrl}${FOLDER}/${name}`);
  }
}
