import {setFlagsFromString} from 'node:v8';

import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {loadParts} from './src/loadParts';
import {brandHeadTags, SOCIAL_CARD} from './src/site/brand';
import {readEnvironment} from './src/site/environment';
import {TOC_HEADING_LEVELS} from './src/site/limits';
import {FOOTER, NAVBAR, withDefaultPosition} from './src/site/navigation';
import {REFERENCE} from './src/site/reference';
import {SITE, SITE_REPOSITORY} from './src/site/site';
import {
  DOCS_ROUTE,
  DOCS_VERSIONS,
  LATEST_VERSION,
  docsVersionByName,
} from './src/site/versions';

// Node 20 optimizes functions too early for a program as short as a build: a
// fifth of all work. Later versions don't, and have no such option.
if (process.version.startsWith('v20.')) {
  setFlagsFromString('--interrupt-budget=1000000');
}

const editAddress = `${SITE_REPOSITORY.url}/edit/${SITE_REPOSITORY.branch}`;

/** Languages of code, beside those that the theme has. */
const LANGUAGES = ['bash', 'diff', 'docker', 'ini'];

const BLOG_DESCRIPTION = `News, releases and ideas from the ${SITE.name} maintainers.`;

/** What a version says of itself above each of its pages. */
function bannerOf(name: string): 'none' | 'unmaintained' | 'unreleased' {
  if (name === LATEST_VERSION) return 'none';
  return name === 'current' ? 'unreleased' : 'unmaintained';
}

export default async function createConfig(): Promise<Config> {
  const {parts, codeHash} = await loadParts();

  const environment = readEnvironment(process.env);
  const {siteUrl, baseUrl} = environment;
  const isBuild = process.env.NODE_ENV === 'production';
  const steps = parts.markdownSteps({
    siteDir: __dirname,
    siteUrl,
    baseUrl,
    isFixed: isBuild,
    languages: LANGUAGES,
  });

  const reference = {
    ...REFERENCE,
    ...{siteDir: __dirname, siteUrl, baseUrl, isFixed: isBuild},
    smallDocument: parts.smallDocument,
  };

  const parseFrontMatter = parts.createFrontMatterParser(
    __dirname,
    parts.createLastUpdate(__dirname),
  );

  const starter = parts.bundleStarter();

  return {
    title: SITE.name,
    tagline: SITE.tagline,
    url: siteUrl,
    baseUrl,
    trailingSlash: true,
    favicon: 'img/favicon.svg',
    headTags: [...brandHeadTags(baseUrl), ...parts.searchHeadTags(environment)],
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
    ssrTemplate: parts.pageTemplate(starter, environment),
    // Our own banner tells a wrong base URL: this one speaks of blocked scripts.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      format: 'detect',
      parseFrontMatter,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
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
            ...steps,
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
            onUntruncatedBlogPosts: 'throw',
            feedOptions: {
              type: 'all',
              title: `${SITE.name} blog`,
              description: BLOG_DESCRIPTION,
              copyright: SITE.copyright,
              language: SITE.locale,
            },
            ...steps,
          },
          pages: {...steps},
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
    clientModules: [
      'starter/client/routeEvent.ts',
      ...(environment.development ? ['starter/client/development.ts'] : []),
    ].map((file) => `./src/plugins/reader/${file}`),
    plugins: [
      () => parts.createCrdReference(reference),
      () => parts.messages(__dirname, DOCS_VERSIONS),
      () => parts.assistantTools(__dirname, siteUrl + baseUrl),
      parts.leanClient,
      parts.createSearchPlugin(environment),
      // In order; the last ones see what those before them wrote.
      parts.createAfterBuildPlugin([
        ({outDir}) => parts.publishReference(reference, outDir),
        parts.writeStarter(starter),
        parts.createPageMarkdownStep(codeHash),
        parts.writeRedirects,
        parts.checkPublishedAddresses,
        parts.createSecurityPolicyStep(environment, starter.firstPaint),
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
      prism: {additionalLanguages: LANGUAGES},
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
}
