import path from 'node:path';

import {select, selectAll} from 'hast-util-select';

import {placeOf, propertyEdits} from '@openchoreo/page-tools/html/elementEdits';
import {SITE} from '../../../../site/site';
import {SOCIAL_CARD} from '../../../../site/brand';
import type {BuiltPage, BuiltSite, PageKind} from '../../shared/builtPage';
import {cardOf} from './node/cardOf';
import {placeCard} from './node/drawCards';

/** Below the output folder. */
const FOLDER = 'img/cards';

/** Replaces the site's default image in the head with the page's card. */
function nameCard({head, title, edits}: BuiltPage, url: string): void {
  const image = 'meta[property="og:image"], meta[name="twitter:image"]';
  const content = `${title}, on a card of ${SITE.name}`;
  edits.push(
    ...propertyEdits(head, image, {content: url}),
    ...propertyEdits(head, 'meta[property="og:image:alt"]', {content}),
  );
}

/** Removes size and alt text of the default image. */
function dropCardSize(page: BuiltPage): void {
  for (const meta of selectAll('meta[property^="og:image:"]', page.head)) {
    page.edits.push({...placeOf(meta), text: ''});
  }
}

/** Kinds of pages that nobody links to on social networks. */
const WITHOUT_CARD: ReadonlySet<PageKind> = new Set([
  'search',
  'changes',
  'notFound',
  'redirect',
  'offline',
]);

/**
 * Draws a social card with the title of each page, unless its front matter sets
 * an `image`.
 */
export async function drawSocialCards(site: BuiltSite): Promise<void> {
  const store = path.join(site.siteDir, 'node_modules/.cache/social-cards');
  const folder = path.join(site.outDir, FOLDER);
  const start = `${site.siteUrl}${site.baseUrl}`;
  for (const page of site.pages) {
    const image = select('meta[property="og:image"]', page.head);
    const address = image?.properties['content'];
    if (address === undefined || WITHOUT_CARD.has(page.kind)) continue;
    if (address !== start + SOCIAL_CARD.path) {
      dropCardSize(page);
      continue;
    }
    const name = await placeCard(cardOf(page, site.siteUrl), store, folder);
    nameCard(page, `${start}${FOLDER}/${name}`);
  }
}
