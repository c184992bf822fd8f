/** The code that `docusaurus.config.ts` uses; see `loadParts`. */
export {createFrontMatterParser} from './markdown/page/frontMatterParser';
export {markdownSteps} from './markdown';
export {default as createAfterBuildPlugin} from './plugins/after-build';
export {smallDocument} from './lib/node/smallDocument';
export {
  createCrdReference,
  publishReference,
} from './plugins/crd-reference/plugin';
export {default as messages} from './plugins/messages';
export {default as assistantTools} from './plugins/assistant-tools';
export {createLastUpdate} from './plugins/writing/last-updated/lastUpdate';
export {default as leanClient} from './plugins/bundler/lean-client';
export {createPageMarkdownStep} from './plugins/after-build/steps/page-markdown/afterBuild';
export {checkPublishedAddresses} from './plugins/after-build/steps/published-addresses/afterBuild';
export {writeRedirects} from './plugins/after-build/steps/redirects/afterBuild';
export {default as createSearchPlugin} from './plugins/search';
export {searchHeadTags} from './plugins/search/options';
export {createSecurityPolicyStep} from './plugins/after-build/steps/security-policy/afterBuild';
export {bundleStarter} from './plugins/reader/starter/node/bundleStarter';
export {pageTemplate} from './plugins/reader/starter/node/pageTemplate';
export {writeStarter} from './plugins/reader/starter/node/writeStarter';
