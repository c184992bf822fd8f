/** The code that `docusaurus.config.ts` uses; see `loadParts`. */
export {createTolerantParser} from './markdown/page/frontMatterParser';
export {siteDataFiles, siteErrors} from './markdown/page/siteErrors';
export {judgeLinks} from './markdown/page/judgeLinks';
export {PageFiles} from './markdown/page/pageFiles';
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
export {writeAssistantServer} from './plugins/assistant-tools/afterBuild';
export {createFrontMatterParser} from './plugins/writing/last-updated/frontMatter';
export {headersText} from './plugins/after-build/steps/host-files/shared/headersText';
export {default as commandValues} from './plugins/reader/command-values';
export {default as leanClient} from './plugins/bundler/lean-client';
export {default as modernCss} from './plugins/bundler/modern-css';
export {default as createPageDataPlugin} from './plugins/writing/page-data';
export {default as createNotFoundPlugin} from './plugins/reader/not-found';
export {writeNotFound} from './plugins/reader/not-found/afterBuild';
export {bundleNotFound} from './plugins/reader/not-found/node/bundleNotFound';
export {writeOfflineCopies} from './plugins/after-build/steps/offline-copy/afterBuild';
export {createPageMarkdownStep} from './plugins/after-build/steps/page-markdown/afterBuild';
export {checkPublishedAddresses} from './plugins/after-build/steps/published-addresses/afterBuild';
export {openSearchText} from './plugins/after-build/steps/open-search/shared/openSearchText';
export {writeReleasesFeed} from './plugins/after-build/steps/releases-feed/afterBuild';
export {writeRedirects} from './plugins/after-build/steps/redirects/afterBuild';
export {default as repositoryStars} from './plugins/reader/repository-stars';
export {robotsText} from './plugins/after-build/steps/robots/shared/robotsText';
export {default as routeRecovery} from './plugins/reader/route-recovery';
export {default as createSearchPlugin} from './plugins/search';
export {writeSearchIndex} from './plugins/search/afterBuild';
export {bundleSearch} from './plugins/search/node/bundleSearch';
export {searchHeadTags, searchSettings} from './plugins/search/options';
export {createSecurityPolicyStep} from './plugins/after-build/steps/security-policy/afterBuild';
export {drawSocialCards} from './plugins/after-build/steps/social-cards/afterBuild';
export {addStructuredData} from './plugins/after-build/steps/structured-data/afterBuild';
export {default as createSiteFactsPlugin} from './plugins/writing/site-facts';
export {default as createStarterPlugin} from './plugins/reader/starter';
export {bundleStarter} from './plugins/reader/starter/node/bundleStarter';
export {pageTemplate} from './plugins/reader/starter/node/pageTemplate';
export {default as versionChanges} from './plugins/after-build/steps/version-changes';
export {writeChanges} from './plugins/after-build/steps/version-changes/afterBuild';
export {createChangesParser} from './plugins/after-build/steps/version-changes/frontMatter';
