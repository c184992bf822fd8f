import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {createTolerantParser} from './src/markdown/page/frontMatterParser';
import {siteDataFiles, siteErrors} from './src/markdown/page/siteErrors';
import {createPipeline} from './src/markdown/pipeline';
import createAfterBuildPlugin from './src/plugins/after-build';
import apiReference from './src/plugins/api-reference';
import {
  publishSamples,
  publishToolData,
  publishSchemas,
} from './src/plugins/api-reference/afterBuild';
import assistantTools from './src/plugins/assistant-tools';
import {writeAssistantServer} from './src/plugins/assistant-tools/afterBuild';
import commandValues from './src/plugins/command-values';
import {createFrontMatterParser} from './src/plugins/last-updated/frontMatter';
import {writeHostFiles} from './src/plugins/host-files/afterBuild';
import {buildWays} from './src/plugins/large-site';
import leanClient from './src/plugins/lean-client';
import modernCss from './src/plugins/modern-css';
import pageData from './src/plugins/page-data';
import createNotFoundPlugin from './src/plugins/not-found';
import {writeNotFound} from './src/plugins/not-found/afterBuild';
import {bundleNotFound} from './src/plugins/not-found/node/bundleNotFound';
import {writeOfflineCopies} from './src/plugins/offline-copy/afterBuild';
import {writePageMarkdown} from './src/plugins/page-markdown/afterBuild';
import {checkPublishedAddresses} from './src/plugins/published-addresses/afterBuild';
import {writeOpenSearch} from './src/plugins/open-search/afterBuild';
import {writeReleasesFeed} from './src/plugins/releases-feed/afterBuild';
import {writeRedirects} from './src/plugins/redirects/afterBuild';
import repositoryStars from './src/plugins/repository-stars';
import {writeRobots} from './src/plugins/robots/afterBuild';
import routeRecovery from './src/plugins/route-recovery';
import createSearchPlugin from './src/plugins/search';
import {writeSearchIndex} from './src/plugins/search/afterBuild';
import {bundleSearch} from './src/plugins/search/node/bundleSearch';
import {searchHeadTags, searchSettings} from './src/plugins/search/options';
import {createSecurityPolicyStep} from './src/plugins/security-policy/afterBuild';
import {drawSocialCards} from './src/plugins/social-cards/afterBuild';
import {addStructuredData} from './src/plugins/structured-data/afterBuild';
import createSiteFactsPlugin from './src/plugins/site-facts';
import {checkFacts} from './src/plugins/site-facts/node/checkFacts';
import createStarterPlugin from './src/plugins/starter';
import {bundleStarter} from './src/plugins/starter/node/bundleStarter';
import {pageTemplate} from './src/plugins/starter/node/pageTemplate';
import {brandHeadTags, SOCIAL_CARD} from './src/site/brand';
import {readEnvironment} from './src/site/environment';
import {TOC_HEADING_LEVELS} from './src/site/limits';
import {FOOTER, NAVBAR, withDefaultPosition} from './src/site/navigation';
import {SITE, SITE_REPOSITORY} from './src/site/site';
import {
  DOCS_ROUTE,
  DOCS_VERSIONS,
  LATEST_VERSION,
  docsVersionByName,
} from './src/site/versions';

checkFacts();
const environment = readEnvironment(process.env);
const {siteUrl, baseUrl} = environment;
const pipeline = createPipeline({
  siteDir: __dirname,
  siteUrl,
  baseUrl,
});

const largeSite = buildWays(__dirname);
const starter = bundleStarter();
const notFound = bundleNotFound(baseUrl);
const searchOptions = searchSettings(environment);
const search = bundleSearch(searchOptions);

const editAddress = `${SITE_REPOSITORY.url}/edit/${SITE_REPOSITORY.branch}`;

const BLOG_DESCRIPTION = `News, releases and ideas from the ${SITE.name} maintainers.`;

/** What a version says of itself above each of its pages. */
function bannerOf(name: string): 'none' | 'unmaintained' | 'unreleased' {
  if (name === LATEST_VERSION) return 'none';
  return name === 'current' ? 'unreleased' : 'unmaintained';
}

const config: Config = {
  title: SITE.name,
  tagline: SITE.tagline,
  url: siteUrl,
  baseUrl,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  headTags: [...brandHeadTags(baseUrl), ...searchHeadTags(environment)],
  i18n: {
    defaultLocale: SITE.locale,
    locales: [SITE.locale],
    localeConfigs: {
      [SITE.locale]: {label: 'English', direction: 'ltr', htmlLang: 'en'},
    },
  },
  // By name: `v4: true` would take on whatever a later release adds to it.
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: largeSite.faster,
  },
  ssrTemplate: pageTemplate(starter, environment),
  // Our own banner tells a wrong base URL: this one speaks of blocked scripts.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    parseFrontMatter: createTolerantParser(
      __dirname,
      createFrontMatterParser(__dirname),
    ),
    mdx1Compat: {comments: false, admonitions: true, headingIds: false},
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: DOCS_ROUTE,
          sidebarPath: './sidebars.ts',
          lastVersion: LATEST_VERSION,
          versions: Object.fromEntries(
            DOCS_VERSIONS.map(({name, label, path}) => [
              name,
              {
                label,
                path,
                badge: true,
                banner: bannerOf(name),
              },
            ]),
          ),
          editUrl: ({version, docPath}) =>
            `${editAddress}/${docsVersionByName(version).folder}/${docPath}`,
          ...pipeline,
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription: BLOG_DESCRIPTION,
          // The pages of the blog stand in a line above its text.
          blogSidebarCount: 0,
          editUrl: ({blogDirPath, blogPath}) =>
            `${editAddress}/${blogDirPath}/${blogPath}`,
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          // Our own check says so with the line.
          onUntruncatedBlogPosts: 'ignore',
          feedOptions: {
            type: 'all',
            title: `${SITE.name} blog`,
            description: BLOG_DESCRIPTION,
            copyright: SITE.copyright,
            language: SITE.locale,
          },
          ...pipeline,
        },
        pages: {...pipeline},
        sitemap: {
          ignorePatterns: [
            ...DOCS_VERSIONS.filter(({name}) => name !== LATEST_VERSION).map(
              ({path}) => `${baseUrl}${DOCS_ROUTE}/${path}/**`,
            ),
            `${baseUrl}search/**`,
          ],
          lastmod: null,
          changefreq: null,
          priority: null,
        },
        theme: {customCss: './src/css/index.css'},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    createSiteFactsPlugin({files: siteDataFiles(), errorsOf: siteErrors}),
    apiReference,
    assistantTools,
    commandValues,
    largeSite.plugin,
    modernCss,
    pageData,
    repositoryStars,
    routeRecovery,
    leanClient,
    createSearchPlugin(
      search,
      searchOptions,
      pipeline.beforeDefaultRemarkPlugins,
    ),
    createStarterPlugin(starter, environment),
    createNotFoundPlugin(notFound),
    // In order; the last ones see what those before them wrote.
    createAfterBuildPlugin([
      publishSchemas,
      publishSamples,
      publishToolData,
      writeAssistantServer,
      writeRobots,
      writeOpenSearch,
      writeHostFiles,
      writePageMarkdown,
      writeOfflineCopies,
      writeReleasesFeed,
      drawSocialCards,
      addStructuredData,
      writeSearchIndex,
      writeNotFound(notFound),
      writeRedirects,
      checkPublishedAddresses,
      createSecurityPolicyStep(environment, starter.firstPaint),
    ]),
  ],
  themeConfig: {
    image: SOCIAL_CARD.path,
    // Lists of tags have no description of their own.
    metadata: [
      {name: 'description', content: SITE.description},
      {property: 'og:description', content: SITE.description},
      ...SOCIAL_CARD.metadata,
    ],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {
      minHeadingLevel: TOC_HEADING_LEVELS.min,
      maxHeadingLevel: TOC_HEADING_LEVELS.max,
    },
    navbar: {
      title: SITE.name,
      hideOnScroll: false,
      items: withDefaultPosition(NAVBAR).map((item) => ({...item})),
    },
    footer: {
      links: FOOTER.map(({title, items}) => ({title, items: [...items]})),
      copyright: SITE.copyright,
    },
  } satisfies Preset.ThemeConfig,
  customFields: {
    starCount: environment.starCount,
  },
};

export default config;
