// @ts-check
/**
 * Writes dist/: the command line, and the plugin for Docusaurus with its theme.
 * All packages are bundled except what a Docusaurus site has itself.
 */
import {readFile, rm, writeFile} from 'node:fs/promises';

import {build} from 'esbuild';

const THEME = 'checker/theme';
const WORKER = 'checker/client/worker';

/** Layers of this site: in another one, all of Infima would win over them. */
const withoutLayers = {
  name: 'without-layers',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onLoad({filter: /\.css$/}, async ({path}) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replace(
        /^@layer site\.\w+ \{\n(?<rules>.*)^\}$/msu,
        '$<rules>',
      );
      return {
        contents,
        loader: path.endsWith('.module.css') ? 'local-css' : 'css',
      };
    });
  },
};

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  outdir: 'dist',
  target: 'es2022',
  legalComments: 'linked',
  logLevel: 'warning',
  plugins: [withoutLayers],
};

await rm('dist', {recursive: true, force: true});

await build({
  ...common,
  entryPoints: {
    'crd-reference': 'src/command/bin.ts',
    docusaurus: 'src/docusaurus/index.ts',
    dependencies: 'src/docusaurus/dependencies.ts',
  },
  platform: 'node',
  format: 'cjs',
  outExtension: {'.js': '.cjs'},
  external: ['@docusaurus/*'],
  // A bundled package asks where it is.
  define: {'import.meta.url': 'fileUrl'},
  banner: {
    js: "const fileUrl = require('node:url').pathToFileURL(__filename).href;",
  },
});

await build({
  ...common,
  entryPoints: {
    [`${THEME}/ManifestChecker/index`]: `src/${THEME}/ManifestChecker/index.tsx`,
    [`${THEME}/CodeBlock/index`]: 'src/docusaurus/theme/CodeBlock/index.tsx',
    [`${THEME}/CodeBlock/Content/index`]:
      'src/docusaurus/theme/CodeBlock/Content/index.tsx',
    [`${THEME}/CodeBlock/Line/index`]:
      'src/docusaurus/theme/CodeBlock/Line/index.tsx',
    [`${THEME}/MDXComponents/Code/index`]:
      'src/docusaurus/theme/MDXComponents/Code/index.tsx',
    [`${THEME}/MDXComponents/Details/index`]:
      'src/docusaurus/theme/MDXComponents/Details/index.tsx',
    [WORKER]: `src/${WORKER}.ts`,
    'reference/client/arrowKeys': 'src/reference/client/arrowKeys.ts',
    'reference/stock': 'src/docusaurus/allStyles.css',
  },
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'browser',
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  external: [
    'react',
    'react/*',
    '@docusaurus/*',
    '@theme/*',
    '@theme-init/*',
    '@generated/*',
  ],
});

// The site's bundler joins these.
const checker = `dist/${THEME}/ManifestChecker/index.js`;
const script = await readFile(checker, 'utf8');
await writeFile(
  checker,
  `import './index.css';\n${script.replace('client/worker.ts', 'client/worker.js')}`,
);

// Neither kind of module, so that a bundler resolves imports as it does in a site.
await writeFile('dist/package.json', '{}\n');

const options = await readFile('src/docusaurus/options.ts', 'utf8');
await writeFile(
  'dist/docusaurus.d.ts',
  `${options}\nexport declare function crdReference(options?: CrdReferenceOptions): CrdReference;\n`,
);
