import {existsSync} from 'node:fs';
import path from 'node:path';

import {transform} from 'esbuild';
import type {Plugin} from 'vitest/config';

const CORE = path.resolve('node_modules/@docusaurus/core/lib/client');

/** The folders in which the framework looks for a theme component, in order. */
const THEMES = [
  'src/theme',
  'src/plugins/search/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
].map((folder) => path.resolve(folder));

/** The framework's own, below what replaces or wraps it. */
const ORIGINALS = THEMES.filter((folder) => folder.includes('node_modules'));

const ENDINGS = ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.js'] as const;

const GENERATED_ID = '\0generated/';

/** Files that the framework generates. All others are empty. */
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
  throw new Error(`${name} is in none of these folders: ${folders.join(', ')}`);
}

/**
 * Lets unit tests import the aliases of the framework's bundler: theme
 * components, hooks, and generated files (most of them as empty objects).
 */
export function themeModules(): Plugin {
  return {
    name: 'theme-modules',
    enforce: 'pre',
    resolveId(source) {
      const [scope = '', ...rest] = source.split('/');
      const name = rest.join('/');
      if (scope === '@theme') return findFile(THEMES, name);
      if (scope === '@theme-original') return findFile(ORIGINALS, name);
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
    // The framework publishes its components with JSX.
    async transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!/@docusaurus\/[^/]+\/lib\/.*\.js$/u.test(file)) return undefined;
      return transform(code, {loader: 'jsx', jsx: 'automatic'});
    },
  };
}
