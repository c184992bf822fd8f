// What the configuration takes of the code that runs in Node.js alone.
export {withoutControls} from './lib/node/finishedPage';
export {parseWithLastUpdate, readLastUpdates} from './lib/node/lastUpdates';
export {constantsPreprocessor} from './markdown/constants';
export {markdownSteps} from './markdownSteps';
export {default as assistantTools} from './plugins/assistant-tools';
export {default as crdReference} from './plugins/crd-reference';
export {referenceSite} from './plugins/crd-reference/referenceSite';
export {default as finishedPages} from './plugins/finished-pages';
export {default as lateStart, pageTemplate} from './plugins/late-start';
export {default as messages} from './plugins/messages';
export {default as pageData} from './plugins/page-data';
export {default as pageWeight} from './plugins/page-weight';
export {default as pictureFiles} from './plugins/picture-files';
export {default as search} from './plugins/search';
export {default as siteFiles} from './plugins/site-files';
export {movedAddresses, pinnedAddress} from './site/addresses';
