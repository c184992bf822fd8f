/** The code that `docusaurus.config.ts` uses; see `loadParts`. */
export {createTolerantParser} from './markdown/page/frontMatterParser';
export {siteDataFiles, siteErrors} from './markdown/page/siteErrors';
export {versionErrors} from './markdown/page/versionErrors';
export {failWithAll} from '@openchoreo/content-errors/contentError';
export {createPipeline} from './markdown/pipeline';
export {default as createAfterBuildPlugin} from './plugins/after-build';
export {writeText} from './plugins/after-build/node/writeText';
export {default as apiReference} from './plugins/api-reference';
export {
  publishSamples,
  publishToolData,
  publishSchemas,
} from './plugins/api-reference/afterBuild';
export {default as assistantTools} from './plugins/assistant-tools';
export {writeAssistantServer} from './plugins/assistant-tools/afterBuild';
export {createFrontMatterParser} from './plugins/last-updated/frontMatter';
export {headersText} from './plugins/host-files/shared/headersText';
export {default as commandValues} from './plugins/command-values';
export {default as leanClient} from './plugins/lean-client';
export {default as modernCss} from './plugins/modern-css';
export {default as pageData} from './plugins/page-data';
export {default as createNotFoundPlugin} from './plugins/not-found';
export {writeNotFound} from './plugins/not-found/afterBuild';
export {bundleNotFound} from './plugins/not-found/node/bundleNotFound';
export {writeOfflineCopies} from './plugins/offline-copy/afterBuild';
export {writePageMarkdown} from './plugins/page-markdown/afterBuild';
export {checkPublishedAddresses} from './plugins/published-addresses/afterBuild';
export {openSearchText} from './plugins/open-search/shared/openSearchText';
export {writeReleasesFeed} from './plugins/releases-feed/afterBuild';
export {writeRedirects} from './plugins/redirects/afterBuild';
export {default as repositoryStars} from './plugins/repository-stars';
export {robotsText} from './plugins/robots/shared/robotsText';
export {default as routeRecovery} from './plugins/route-recovery';
export {default as createSearchPlugin} from './plugins/search';
export {writeSearchIndex} from './plugins/search/afterBuild';
export {bundleSearch} from './plugins/search/node/bundleSearch';
export {searchHeadTags, searchSettings} from './plugins/search/options';
export {createSecurityPolicyStep} from './plugins/security-policy/afterBuild';
export {drawSocialCards} from './plugins/social-cards/afterBuild';
export {addStructuredData} from './plugins/structured-data/afterBuild';
export {default as createSiteFactsPlugin} from './plugins/site-facts';
export {default as createStarterPlugin} from './plugins/starter';
export {bundleStarter} from './plugins/starter/node/bundleStarter';
export {pageTemplate} from './plugins/starter/node/pageTemplate';
export {default as versionChanges} from './plugins/version-changes';
export {writeChanges} from './plugins/version-changes/afterBuild';
export {createChangesParser} from './plugins/version-changes/frontMatter';
