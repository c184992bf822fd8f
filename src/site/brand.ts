import type {Config} from '@docusaurus/types';

import {REPOSITORY, SITE} from './site';
import {docsVersionByName, LATEST_VERSION} from './versions';

/**
 * Colors of the browser's toolbar: the page background in each mode. A test
 * compares them with the tokens.
 */
export const THEME_COLORS = {light: '#ffffff', dark: '#0f1122'} as const;

/** The default picture that other sites show with a link to a page. */
export const SOCIAL_CARD = {
  path: 'img/social-card.png',
  metadata: [
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {
      property: 'og:image:alt',
      content: `${SITE.name}: ${SITE.tagline}, with a diagram of its planes and cells.`,
    },
  ],
};

/**
 * Icons, the OpenSearch description and the colors of the browser's toolbar. The
 * framework adds the SVG icon itself.
 *
 * @param baseUrl - Begins and ends with a slash.
 */
export function brandHeadTags(
  baseUrl: string,
): NonNullable<Config['headTags']> {
  const links = [
    {rel: 'icon', href: 'favicon.ico', sizes: '32x32'},
    {rel: 'apple-touch-icon', href: 'img/apple-touch-icon.png'},
    {rel: 'manifest', href: 'manifest.webmanifest'},
    {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: SITE.name,
      href: 'opensearch.xml',
    },
  ];
  const metas = [
    {name: 'color-scheme', content: 'light dark'},
    ...Object.entries(THEME_COLORS).map(([mode, content]) => ({
      name: 'theme-color',
      media: `(prefers-color-scheme: ${mode})`,
      content,
    })),
  ];
  return [
    ...links.map(({href, ...link}) => ({
      tagName: 'link',
      attributes: {...link, href: baseUrl + href},
    })),
    ...metas.map((attributes) => ({tagName: 'meta', attributes})),
  ];
}

/** In the navbar and in the footer. */
export const LOGO = {
  alt: '',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  ...{width: 32, height: 32},
};

/** The tag that the latest docs version documents. */
const RELEASE = docsVersionByName(LATEST_VERSION).release.ref;

/** News at the top of every page. Readers who closed it see one with a new id. */
export const ANNOUNCEMENT = {
  id: `release-${RELEASE}`,
  content: `OpenChoreo ${RELEASE} is out. <a href="${REPOSITORY.releases}/tag/${RELEASE}">Read the release notes</a>`,
};
