import type {HtmlTagObject} from '@docusaurus/types';

import {REPOSITORY, SITE} from './site';
import {docsVersionByName, LATEST_VERSION} from './versions';

/** What other sites and the browser's toolbar show of every page. */
export const METADATA = [
  // Lists of tags have no description of their own.
  {name: 'description', content: SITE.description},
  {property: 'og:description', content: SITE.description},
  {
    property: 'og:image:alt',
    content: `${SITE.name}: ${SITE.tagline}, with a diagram of its planes and cells.`,
  },
  {name: 'color-scheme', content: 'light dark'},
  // The page background in each mode.
  ...[
    {media: '(prefers-color-scheme: light)', content: '#ffffff'},
    {media: '(prefers-color-scheme: dark)', content: '#0f1122'},
  ].map((color) => ({name: 'theme-color', ...color})),
];

/**
 * Icons and the OpenSearch description. The framework adds the SVG icon itself.
 *
 * @param baseUrl - Begins and ends with a slash.
 */
export function brandHeadTags(baseUrl: string): HtmlTagObject[] {
  const type = 'application/opensearchdescription+xml';
  const links = [
    {rel: 'icon', href: 'favicon.ico', sizes: '32x32'},
    {rel: 'apple-touch-icon', href: 'img/apple-touch-icon.png'},
    {rel: 'manifest', href: 'manifest.webmanifest'},
    {rel: 'search', type, title: SITE.name, href: 'opensearch.xml'},
  ];
  return links.map(({href, ...link}) => ({
    tagName: 'link',
    attributes: {...link, href: baseUrl + href},
  }));
}

/** In the navbar and in the footer. */
export const LOGO = {
  alt: '',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  width: 32,
  height: 32,
};

/** The tag that the latest docs version documents. */
const RELEASE = docsVersionByName(LATEST_VERSION).release.ref;

/** News at the top of every page. Readers who closed it see one with a new id. */
export const ANNOUNCEMENT = {
  id: `release-${RELEASE}`,
  content: `OpenChoreo ${RELEASE} is out. <a href="${REPOSITORY.releases}/tag/${RELEASE}">Read the release notes</a>`,
};
