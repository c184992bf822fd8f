import {LATEST_RELEASE, releaseUrl} from './releases';
import {SITE} from './site';

/** A tag for a page's head, in the framework's format. */
export interface HeadTag {
  readonly tagName: string;
  readonly attributes: Record<string, string>;
}

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
export function brandHeadTags(baseUrl: string): HeadTag[] {
  const tag = (
    tagName: 'link' | 'meta',
    attributes: HeadTag['attributes'],
  ): HeadTag => ({tagName, attributes});
  return [
    tag('link', {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
    tag('link', {
      rel: 'apple-touch-icon',
      href: `${baseUrl}img/apple-touch-icon.png`,
    }),
    tag('link', {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}),
    tag('link', {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: SITE.name,
      href: `${baseUrl}opensearch.xml`,
    }),
    tag('meta', {name: 'color-scheme', content: 'light dark'}),
    ...Object.entries(THEME_COLORS).map(([mode, content]) =>
      tag('meta', {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${mode})`,
        content,
      }),
    ),
  ];
}

/** In the navbar and in the footer. */
export const LOGO = {
  alt: '',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  ...{width: 32, height: 32},
};

/** News at the top of every page. Readers who closed it see one with a new id. */
export const ANNOUNCEMENT = {
  id: `release-${LATEST_RELEASE}`,
  content: `OpenChoreo ${LATEST_RELEASE} is out. <a href="${releaseUrl(LATEST_RELEASE)}">Read the release notes</a>`,
};
