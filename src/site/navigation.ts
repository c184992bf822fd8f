import {COMMUNITY, LICENSES, REPOSITORY, SITE_REPOSITORY} from './site';

/** Where a newcomer begins: the quick start of the latest version. */
export const START_ROUTE = '/docs/getting-started/quick-start-guide/';

/** The one sidebar, as `sidebars.ts` names it. */
export const SIDEBAR = 'docs';

export interface FooterLink {
  readonly label: string;
  /** Inside the site, from the root; or a whole address. */
  readonly to?: string;
  readonly href?: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** Specification, section 2: documentation, community and more. */
export const FOOTER: readonly FooterColumn[] = [
  {
    title: 'Documentation',
    items: [
      {label: 'What is OpenChoreo?', to: '/docs/'},
      {label: 'Quick start', to: START_ROUTE},
      {label: 'Architecture', to: '/docs/overview/architecture/'},
      {label: 'Examples', to: '/docs/learn-from-examples/examples-catalog/'},
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
      {label: 'Source code', href: REPOSITORY.url},
      {label: 'Source of this site', href: SITE_REPOSITORY.url},
      {label: 'License of the text', href: LICENSES.text.url},
    ],
  },
];

/** The pages of the blog that list posts or authors. */
export const BLOG_PAGES = [
  {label: 'Posts', to: '/blog/'},
  {label: 'Archive', to: '/blog/archive/'},
  {label: 'Authors', to: '/blog/authors/'},
] as const;

/** An item of the navbar, in the framework's words. */
export interface NavbarItem {
  readonly type?: string;
  readonly label?: string;
  /** An address inside the site, from the root. */
  readonly to?: string;
  /** A whole address. */
  readonly href?: string;
  readonly position?: 'left' | 'right';
  /** For `docSidebar`. */
  readonly sidebarId?: string;
  /** For `doc`. */
  readonly docId?: string;
  readonly items?: Omit<NavbarItem, 'items' | 'position'>[];
}

/** Specification, section 2: documentation, blog, version, source, chat. */
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
 * Gives items that name no side the right one: specification, section 9. The
 * framework's own validation would put them on the left.
 */
export function withDefaultPosition(
  items: readonly NavbarItem[],
): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}));
}

/** The id of the popover that holds the main menu on phones. */
export const MAIN_MENU_ID = 'main-menu';

/** The id of the sidebar, which is a popover on phones. */
export const DOCS_MENU_ID = 'docs-menu';

/** Class of the document on pages that have the documentation's menu. */
export const DOCS_MENU_CLASS = 'has-docs-menu';
