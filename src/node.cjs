/* global module, require */
/* oxlint-disable typescript/no-require-imports -- the framework's loader leaves CommonJS alone to Node.js */
const {readFileSync} = require('node:fs');

const {transformSync} = require('esbuild');

/**
 * Lets Node.js load TypeScript and, as it does by itself, ES modules of packages.
 * The framework's loader of the configuration, jiti, would transpile each module of
 * those packages as well, and run all of them twice. With
 * `NODE_OPTIONS=--enable-source-maps`, stacks name the lines of what was written.
 *
 * @param {{_compile: (code: string, file: string) => void}} typescript
 * @param {string} file
 */
function loadTypeScript(typescript, file) {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    sourcefile: file,
    sourcemap: 'inline',
    format: 'cjs',
    target: 'node20',
    // `require` knows this extension, and `import()` doesn't.
    supported: {'dynamic-import': false},
  });
  typescript._compile(code, file);
}

/**
 * Loads JSON as Node.js does, but sidebars each time: the framework asks again when
 * they are saved (https://github.com/facebook/docusaurus/issues/9698).
 *
 * @param {{exports: unknown}} json
 * @param {string} file
 */
function loadJson(json, file) {
  loadPlainJson(json, file);
  if (!file.endsWith('sidebars.json')) return;
  Reflect.deleteProperty(require.cache, file);
}

/* oxlint-disable typescript/no-deprecated -- what replaces it has threads of its own; "it will probably never go away" */
/** @type {(json: {exports: unknown}, file: string) => void} */
const loadPlainJson = require.extensions['.json'];
require.extensions['.ts'] = loadTypeScript;
require.extensions['.json'] = loadJson;
/* oxlint-enable typescript/no-deprecated */

module.exports = require('./node.ts');
