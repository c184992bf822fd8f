/** A kind of code in the client bundle, and why readers pay for it. */
export interface PartReason {
  readonly name: string;
  /** Of a source's path; the first that matches decides. */
  readonly sources: RegExp;
  readonly why: string;
}

const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`node_modules/(?:${names.join('|')})/`);

export const PART_REASONS: readonly PartReason[] = [
  {
    name: 'react-dom',
    sources: packages('react-dom', 'scheduler'),
    why: 'draws pages in the application; fixed by the framework',
  },
  {
    name: 'react',
    sources: packages('react'),
    why: 'what components are written with',
  },
  {
    name: 'router',
    sources: packages(
      'react-router',
      'react-router-dom',
      'react-router-config',
      'history',
      'path-to-regexp',
      'isarray',
      'resolve-pathname',
      'value-equal',
      'tiny-invariant',
      'tiny-warning',
      'hoist-non-react-statics',
      'react-is',
      '@babel/runtime',
    ),
    why: 'navigation inside the application; the framework is built on it',
  },
  {
    name: 'head',
    sources: packages(
      'react-helmet-async',
      'react-fast-compare',
      'shallowequal',
      'invariant',
    ),
    why: 'title and meta elements after a navigation',
  },
  {
    name: 'loadable',
    sources: packages('react-loadable', 'prop-types'),
    why: 'loads the chunks of a route before it is shown',
  },
  {
    name: 'core',
    sources: packages(
      '@docusaurus/core',
      '@docusaurus/utils-common',
      '@docusaurus/ExecutionEnvironment',
    ),
    why: 'links, routes, contexts of the framework',
  },
  {
    name: 'docs client',
    sources: packages('@docusaurus/plugin-content-docs'),
    why: 'versions, sidebars and page context of the documentation',
  },
  {
    name: 'blog client',
    sources: packages('@docusaurus/plugin-content-blog'),
    why: 'context of posts',
  },
  {
    name: 'theme-common',
    sources: packages('@docusaurus/theme-common'),
    why: 'hooks that theme components are built on',
  },
  {
    name: 'theme-classic',
    sources: packages('@docusaurus/theme-classic'),
    why: 'theme components that the site uses as they are',
  },
  {
    name: 'mdx',
    sources: packages('@mdx-js/react'),
    why: 'gives pages written in Markdown their components',
  },
  {
    name: 'small libraries',
    sources: packages('clsx'),
    why: 'joins class names in theme components',
  },
  {
    name: 'highlighter',
    sources: packages('prismjs', 'prism-react-renderer'),
    why: 'not needed: code is highlighted when the site is built',
  },
  {
    name: 'tslib',
    sources: packages('tslib'),
    why: 'not needed: helpers for browsers that the site does not support',
  },
  {
    name: 'nprogress',
    sources: packages('nprogress'),
    why: 'not needed: the progress bar is our own',
  },
  {
    name: 'runtime',
    sources:
      /^webpack:\/\/[^/]+\/webpack\/runtime\/|(?:^|\/)webpack\/runtime\//,
    why: 'loads scripts and style sheets of other pages',
  },
  {
    name: 'route table',
    sources:
      /\.docusaurus\/(?:route-table\/)?(?:routes|registry|routesChunkNames)\.js/,
    why: 'which chunks draw which address',
  },
  {
    name: 'docs metadata',
    sources: /\.docusaurus\/docusaurus-plugin-content-docs\/[^/]+\/p\//,
    why: 'the sidebar and the list of pages of one docs version',
  },
  {
    name: 'global data',
    sources: /\.docusaurus\/globalData\.json/,
    why: 'addresses of all pages in all versions, for the version menu',
  },
  {
    name: 'site config',
    sources:
      /\.docusaurus\/(?:docusaurus\.config|i18n|site-|codeTrans|client-)/,
    why: 'title, addresses and theme settings',
  },
  {
    name: 'page data',
    sources: /\.docusaurus\//,
    why: 'metadata of one page',
  },
  {
    name: 'page content',
    sources: /(?:^|\/)(?:docs|versioned_docs|blog)\/.*\.mdx?(?:$|\?)/,
    why: 'the text of the page, to draw it after a navigation',
  },
  {
    name: 'search',
    sources:
      /src\/plugins\/search\/|node_modules\/(?:@docsearch|algoliasearch)/,
    why: 'the search field; the dialog comes with the first intent',
  },
  {
    name: 'facts',
    sources: /src\/(?:site|lib)\//,
    why: 'names, addresses and numbers of the site',
  },
  {
    name: 'site theme',
    sources: /src\/(?:theme|components|plugins|pages|css)\//,
    why: 'what this site draws in its own way',
  },
];

export const UNEXPLAINED = 'unexplained';

/** Names the part that a source belongs to, by its path in the source map. */
export function partOf(source: string): string {
  const path = source.replace(/^.*node_modules\//, 'node_modules/');
  return (
    PART_REASONS.find(({sources}) => sources.test(path))?.name ?? UNEXPLAINED
  );
}
