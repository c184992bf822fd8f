/**
 * Lets `require` load TypeScript, but leaves packages to Node. tsx would also
 * convert every ES module of a package to CommonJS, where each use of an import
 * calls a getter; that makes a build about a tenth slower.
 */
import {createRequire} from 'node:module';

const require = createRequire(__filename);
// Deprecated, but still how Node and tsx choose a loader.
// eslint-disable-next-line @typescript-eslint/no-deprecated
const loaders = require.extensions;
const loadJavaScript = loaders['.js'];
require('tsx/cjs');
loaders['.js'] = loadJavaScript;
