import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';

import {
  assistantTools,
  constantsPreprocessor,
  crdReference,
  finishedPages,
  lateStart,
  markdownSteps,
  messages,
  movedAddresses,
  pageData,
  pageTemplate,
  pageWeight,
  parseWithLastUpdate,
  pictureFiles,
  pinnedAddress,
  readLastUpdates,
  referenceSite,
  search,
  siteFiles,
  withoutControls,
} from './src/node.cjs';
import {
  connectedOrigins,
  privacyNote,
  readEnvironment,
} from './src/site/environment';
import {ANNOUNCEMENT, FOOTER, LOGO, NAVBAR} from './src/site/navigation';
import {SITE, SITE_REPOSITORY} from './src/site/site';
import {
  DOCS_ROUTE,
  DOCS_VERSIONS,
  LATEST,
  docsVersionByName,
  versionRoute,
} from './src/site/versions';

const editAddress = `${SITE_REPOSITORY.url}/edit/${SITE_REPOSITORY.branch}`;

/**
 * Style sheets, of which the first says the order of layers. One that imports the
 * others would be read anew by each start of the dev server.
 */
const SHEETS = [
  ...'custom site navigation code diagrams glossary blog print'
    .split(' ')
    .map((name) => `./src/css/${name}.css`),
  './src/plugins/crd-reference/reference/reference.css',
];

/** Search engines show the latest version alone. */
const OTHER_VERSIONS = DOCS_VERSIONS.filter((version) => version !== LATEST);

/** Languages of code, beside those that the theme has. */
const LANGUAGES = ['bash', 'diff', 'docker', 'ini'];

const BLOG_DESCRIPTION = `News, releases and ideas from the ${SITE.name} maintainers.`;

const environment = readEnvironment(process.env);
const {siteUrl, baseUrl} = environment;
const isBuild = process.env.NODE_ENV === 'production';
const reference = referenceSite({siteDir: __dirname, siteUrl, baseUrl});
const steps = markdownSteps(reference, LANGUAGES);

const folders = DOCS_VERSIONS.map(({folder}) => folder);
const lastUpdates = readLastUpdates(__dirname, folders);

const withoutRelease = DOCS_VERSIONS.find(({release}) => release.ref === '');
if (withoutRelease) {
  throw new Error(
    `src/site/releases.json lacks ${withoutRelease.name}. Add the tag or commit of the platform that it documents; for a new version, npm run versions:cut does so.`,
  );
}

const config: Config = {
  title: SITE.name,
  tagline: SITE.tagline,
  url: siteUrl,
  baseUrl,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  // The framework adds the SVG icon itself.
  headTags: [
    {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'},
    {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`},
    {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: SITE.name,
      href: `${baseUrl}opensearch.xml`,
    },
  ].map((attributes) => ({tagName: 'link', attributes})),
  i18n: {defaultLocale: SITE.locale, locales: [SITE.locale]},
  // By name: `v4: true` would take on whatever a later release adds to it.
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // In a build, it would take a sixth of the memory and change its bytes.
      rspackPersistentCache: !isBuild,
      ssgWorkerThreads: true,
    },
  },
  ssrTemplate: isBuild ? pageTemplate(__dirname, ANNOUNCEMENT.id) : undefined,
  // Our own banner tells a wrong base URL: this one speaks of blocked scripts.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    preprocessor: constantsPreprocessor(__dirname, siteUrl + baseUrl),
    parseFrontMatter: parseWithLastUpdate(__dirname, lastUpdates),
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: DOCS_ROUTE,
          sidebarPath: './sidebars.json',
          versions: Object.fromEntries(
            OTHER_VERSIONS.map(({name}) => [name, {noIndex: true}]),
          ),
          // A download without its history has no dates.
          showLastUpdateTime: lastUpdates.size > 0,
          editUrl: ({version, docPath}) =>
            `${editAddress}/${docsVersionByName(version).folder}/${docPath}`,
          ...steps,
        },
        blog: {
          blogDescription: BLOG_DESCRIPTION,
          blogSidebarCount: 0,
          editUrl: ({blogDirPath, blogPath}) =>
            `${editAddress}/${blogDirPath}/${blogPath}`,
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {
            type: 'all',
            title: `${SITE.name} blog`,
            description: BLOG_DESCRIPTION,
            copyright: SITE.copyright,
            language: SITE.locale,
            createFeedItems: async ({defaultCreateFeedItems, ...params}) => {
              const items = await defaultCreateFeedItems(params);
              return items.map((item) => ({
                ...item,
                content: withoutControls(item.content ?? ''),
              }));
            },
          },
          ...steps,
        },
        pages: steps,
        sitemap: {
          ignorePatterns: [
            ...OTHER_VERSIONS.map(
              (version) => `${baseUrl}${versionRoute(version)}**`,
            ),
            `${baseUrl}search/**`,
          ],
          changefreq: null,
          priority: null,
        },
        theme: {customCss: SHEETS},
      } satisfies Preset.Options,
    ],
  ],
  clientModules: [
    './src/clientModules/openTarget.ts',
    // Pages of the dev server don't have the template.
    ...(isBuild ? [] : ['./src/starter.ts']),
  ],
  plugins: [
    crdReference,
    messages,
    assistantTools,
    [search, environment.search],
    pageData,
    pictureFiles,
    // The dev server keeps style sheets in its cache, and starts without PostCSS.
    isBuild && pageWeight,
    lateStart,
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: movedAddresses(__dirname), createRedirects: pinnedAddress},
    ],
    siteFiles,
    [finishedPages, {connect: connectedOrigins(environment)}],
    // The framework's type says that any plugin takes unknown options.
  ] as PluginConfig[],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      // Lists of tags have no description of their own.
      {name: 'description', content: SITE.description},
      {property: 'og:description', content: SITE.description},
      {
        property: 'og:image:alt',
        content: `${SITE.name}: ${SITE.tagline}, with a diagram of its planes and cells.`,
      },
      {name: 'color-scheme', content: 'light dark'},
      // The page background in each mode.
      {
        name: 'theme-color',
        media: '(prefers-color-scheme: light)',
        content: '#ffffff',
      },
      {
        name: 'theme-color',
        media: '(prefers-color-scheme: dark)',
        content: '#0f1122',
      },
    ],
    prism: {additionalLanguages: LANGUAGES},
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: ANNOUNCEMENT,
    navbar: {title: SITE.name, logo: LOGO, items: NAVBAR},
    footer: {
      logo: LOGO,
      links: FOOTER,
      copyright: `${SITE.copyright}<br>${privacyNote(environment)}`,
    },
  } satisfies Preset.ThemeConfig,
  customFields: {starCount: environment.starCount},
};

export default config;
