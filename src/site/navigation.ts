import {COMMUNITY, LICENSES, REPOSITORY, SITE_REPOSITORY} from './site';

/** Where new readers start: the quick start of the latest version. */
export const START_ROUTE = '/docs/getting-started/quick-start-guide/';

/** The name of the only sidebar in `sidebars.ts`. */
export const SIDEBAR = 'docs';

export interface FooterLink {
  readonly label: string;
  /** Path inside the site, from the root. */
  readonly to?: string;
  /** URL outside the site. */
  readonly href?: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** The columns of the footer. */
export const FOOTER: readonly FooterColumn[] = [
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
      {label: 'Discord', href: COMMUNITY.chat},
      {label: 'Discussions', href: REPOSITORY.discussions},
      {label: 'Issues', href: REPOSITORY.issues},
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
      {label: 'Content license', href: LICENSES.text.url},
    ],
  },
];

/** An item of the navbar, in the framework's format. */
export interface NavbarItem {
  readonly type?:
    | 'doc'
    | 'docSidebar'
    | 'docsVersionDropdown'
    | 'dropdown'
    | 'custom-repository';
  readonly label?: string;
  /** Path inside the site, from the root. */
  readonly to?: string;
  /** URL outside the site. */
  readonly href?: string;
  readonly position?: 'left' | 'right';
  /** For `docSidebar`. */
  readonly sidebarId?: string;
  /** For `doc`. */
  readonly docId?: string;
  readonly items?: Omit<NavbarItem, 'items' | 'position'>[];
}

/** The items of the navbar that docs-dev/promises.md promises. */
export const NAVBAR: readonly NavbarItem[] = [
  {
    type: 'docSidebar',
    sidebarId: SIDEBAR,
    label: 'Documentation',
    position: 'left',
  },
  {to: '/blog/', label: 'Blog', position: 'left'},
  {type: 'docsVersionDropdown'},
  {type: 'custom-repository', href: REPOSITORY.url},
  {href: COMMUNITY.chat, label: 'Discord'},
];

/**
 * Puts items without a position on the right, as docs-dev/promises.md says. The
 * framework's own validation would put them on the left.
 */
export function withDefaultPosition(
  items: readonly NavbarItem[],
): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}));
}
