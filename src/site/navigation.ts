import type {MultiColumnFooter, NavbarItem} from '@docusaurus/theme-common';

import {REPOSITORY, SITE_REPOSITORY} from './site';
import {LATEST} from './versions';

/** Where new readers start: the quick start of the latest version. */
export const START_ROUTE = '/docs/getting-started/quick-start-guide/';

const CHAT = 'https://discord.com/invite/asqDFC8suT';

/** The columns of the footer. */
export const FOOTER: MultiColumnFooter['links'] = [
  {
    title: 'Documentation',
    items: [
      {label: 'What is OpenChoreo?', to: '/docs/'},
      {label: 'Quick start', to: START_ROUTE},
      {label: 'Architecture', to: '/docs/overview/architecture/'},
      {label: 'Examples', to: '/docs/learn-from-examples/examples-catalog/'},
      {label: 'Check and explain', to: '/docs/check/'},
      {label: 'FAQ', to: '/docs/reference/faq/'},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'Discord', href: CHAT},
      {label: 'Discussions', href: `${REPOSITORY.url}/discussions`},
      {label: 'Issues', href: `${REPOSITORY.url}/issues`},
    ],
  },
  {
    title: 'More',
    items: [
      {label: 'Blog', to: '/blog/'},
      {label: 'Blog archive', to: '/blog/archive/'},
      {label: 'Blog authors', to: '/blog/authors/'},
      {label: 'Source code', href: REPOSITORY.url},
      {label: 'Website source', href: SITE_REPOSITORY.url},
      {
        label: 'Content license',
        href: 'https://creativecommons.org/licenses/by/4.0/',
      },
    ],
  },
];

/** The items of the navbar. */
export const NAVBAR: NavbarItem[] = [
  {
    type: 'docSidebar',
    sidebarId: 'docs',
    label: 'Documentation',
    position: 'left',
  },
  {to: '/blog/', label: 'Blog', position: 'left'},
  {type: 'docsVersionDropdown', position: 'right'},
  {type: 'custom-repository', href: REPOSITORY.url, position: 'right'},
  {href: CHAT, label: 'Discord', position: 'right'},
];

/** In the navbar and in the footer. */
export const LOGO = {
  alt: '',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  width: 32,
  height: 32,
};

/** The tag that the latest docs version documents. */
const RELEASE = LATEST.release.ref;

/** News at the top of every page. Readers who closed it see one with a new id. */
export const ANNOUNCEMENT = {
  id: `release-${RELEASE}`,
  content: `OpenChoreo ${RELEASE} is out. <a href="${REPOSITORY.url}/releases/tag/${RELEASE}">Read the release notes</a>`,
};
