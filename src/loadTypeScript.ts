/**
 * Lets `require` read TypeScript, and leaves packages to Node. tsx would turn
 * every ES module of a package into CommonJS as well: each use of an import is
 * then the call of a getter, which costs a build a tenth of its time.
 */
import {createRequire} from 'node:module';

const require = createRequire(__filename);
// Deprecated, and still how Node and tsx choose a loader.
// eslint-disable-next-line @typescript-eslint/no-deprecated
const loaders = require.extensions;
const loadJavaScript = loaders['.js'];
require('tsx/cjs');
loaders['.js'] = loadJavaScript;
