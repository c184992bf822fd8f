import {existsSync} from 'node:fs';
import path from 'node:path';

import {transformWithEsbuild, type Plugin} from 'vite';

const CORE = path.resolve('node_modules/@docusaurus/core/lib/client');

/** Where a component of the theme is looked for, as the framework does it. */
const THEMES = [
  'src/theme',
  'src/plugins/repository-stars/theme',
  'src/plugins/search/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
].map((folder) => path.resolve(folder));

const ENDINGS = ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.js'] as const;

const GENERATED_ID = '\0generated/';

/** The files that the framework generates; what is not named here is empty. */
const GENERATED: Readonly<Record<string, object>> = {
  'site-storage': {type: 'localStorage', namespace: ''},
};

function findFile(folders: readonly string[], name: string): string {
  const found = folders
    .flatMap((folder) =>
      ENDINGS.map((ending) => path.join(folder, name + ending)),
    )
    .find((file) => path.extname(file) !== '' && existsSync(file));
  if (found !== undefined) return found;
  throw new Error(`${name} is in none of ${folders.join(', ')}`);
}

/**
 * Lets unit tests import what the framework's bundler names: components of the
 * theme, its hooks, and the files that it generates (most as an empty one).
 */
export function themeModules(): Plugin {
  return {
    name: 'theme-modules',
    enforce: 'pre',
    resolveId(source) {
      const [scope = '', ...rest] = source.split('/');
      const name = rest.join('/');
      if (scope === '@theme') return findFile(THEMES, name);
      if (scope === '@generated') return GENERATED_ID + name;
      if (scope === '@docusaurus' && rest.length === 1) {
        const file = path.join(CORE, 'exports', `${name}.js`);
        return existsSync(file) ? file : undefined;
      }
      return undefined;
    },
    load(id) {
      if (!id.startsWith(GENERATED_ID)) return undefined;
      const content = GENERATED[id.slice(GENERATED_ID.length)] ?? {};
      return `export default ${JSON.stringify(content)};`;
    },
    // The framework publishes its components with JSX in them.
    async transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!/@docusaurus\/[^/]+\/lib\/.*\.js$/u.test(file)) return undefined;
      return transformWithEsbuild(code, `${file}x`, {jsx: 'automatic'});
    },
  };
}
