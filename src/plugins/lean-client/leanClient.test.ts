import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {expect, test} from 'vitest';

import * as tslib from './client/tslib';
import {CLIENT_CONFIG_KEYS} from './node/clientSiteConfig';
import nativeContext from './node/nativeContext.mjs';
import {trimVersion} from './node/trimDocsVersion.mjs';
import {trimGlobalData} from './node/trimGlobalData.mjs';

const require_ = createRequire(import.meta.url);

function packageFolder(name: string): string {
  return path.resolve('node_modules', name);
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

test('our tslib has every helper that utils-common asks for', () => {
  const sources = sourcesBelow(
    path.join(packageFolder('@docusaurus/utils-common'), 'lib'),
  );
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/tslib_1\.(\w+)/gu)].map(([, name]) => name ?? ''),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(Object.keys(tslib)).toEqual(expect.arrayContaining(asked));
});

test('a module is given its default export only if it has none', () => {
  const esModule = {__esModule: true, default: 1};
  expect(tslib.__importDefault(esModule)).toBe(esModule);
  expect(tslib.__importDefault(1)).toEqual({default: 1});
});

test('the theme still has the client modules that are replaced', () => {
  const index = readFileSync(
    require_.resolve('@docusaurus/theme-classic'),
    'utf8',
  );
  expect(index).toContain("'./prism-include-languages'");
  expect(index).toContain("'./nprogress'");
  expect(index).toContain('infima/dist/css/default/default');
});

test('the style of the theme for the focus still says nothing else', () => {
  const theme = path.dirname(require_.resolve('@docusaurus/theme-common'));
  const read = (file: string): string =>
    readFileSync(path.join(theme, 'hooks', file), 'utf8');
  expect(read('useKeyboardNavigation.js')).toContain("import './styles.css'");
  expect(
    read('styles.css')
      .replace(/^\/\*.*?\*\//su, '')
      .trim(),
  ).toBe(
    'body:not(.navigation-with-keyboard) *:not(input):focus {\n  outline: none;\n}',
  );
});

test('the core still draws its banner from where ours stands in', () => {
  const app = readFileSync(
    require_.resolve('@docusaurus/core/lib/client/App.js'),
    'utf8',
  );
  expect(app).toContain("from './BaseUrlIssueBanner'");
  expect(
    require_.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js'),
  ).toBeTruthy();
});

const CLIENT_FOLDERS = [
  path.join(packageFolder('@docusaurus/core'), 'lib/client'),
  path.join(packageFolder('@docusaurus/theme-classic'), 'lib/theme'),
  path.join(packageFolder('@docusaurus/theme-common'), 'lib'),
  path.join(packageFolder('@docusaurus/plugin-content-docs'), 'lib/client'),
  path.join(packageFolder('@docusaurus/plugin-content-blog'), 'lib/client'),
];

test('no client code reads the versions of packages', () => {
  const readers = CLIENT_FOLDERS.flatMap(sourcesBelow).filter((source) =>
    /siteMetadata[.}]|site-metadata/u.test(source),
  );
  // The one that hands it on.
  expect(readers).toHaveLength(1);
  expect(readers[0]).toContain('DocusaurusContextProvider');
});

test('the site has none of the histories that are left out', () => {
  const entry = readFileSync(
    require_.resolve('@docusaurus/core/lib/client/clientEntry.js'),
    'utf8',
  );
  expect(entry).toContain("experimental_router === 'hash' ? (<HashRouter>");
  const config = readFileSync('docusaurus.config.ts', 'utf8');
  expect(config).not.toContain('experimental_router');
});

test('the client keeps every setting that client code reads', () => {
  const read = CLIENT_FOLDERS.flatMap(sourcesBelow).flatMap((source) => [
    ...[...source.matchAll(/siteConfig\.(\w+)/gu)].map(([, key]) => key),
    ...[...source.matchAll(/siteConfig: \{([^}]*)\}/gu)].flatMap(([, keys]) =>
      (keys ?? '').split(',').map((key) => key.split(':')[0]?.trim()),
    ),
  ]);
  const known: readonly string[] = CLIENT_CONFIG_KEYS;
  expect(read.length).toBeGreaterThan(5);
  expect(
    read.filter((key) => key !== undefined && !known.includes(key)),
  ).toEqual([]);
});

test('a docs version keeps what its sidebar and category pages show', () => {
  const link = {
    type: 'link',
    label: 'One',
    href: '/docs/one',
    docId: 'one',
    unlisted: false,
  };
  const version = {
    label: 'Next',
    docsSidebars: {
      docs: [
        link,
        {
          type: 'category',
          label: 'With a page',
          href: '/docs/category/with',
          collapsed: true,
          collapsible: true,
          items: [link],
        },
      ],
    },
    docs: {one: {title: 'One', description: 'About one.'}},
  };
  expect(trimVersion(version)).toEqual({
    label: 'Next',
    docsSidebars: {
      docs: [
        {type: 'link', label: 'One', href: '/docs/one'},
        {
          type: 'category',
          label: 'With a page',
          href: '/docs/category/with',
          collapsed: true,
          items: [
            {
              type: 'link',
              label: 'One',
              href: '/docs/one',
              description: 'About one.',
            },
          ],
        },
      ],
    },
    docs: {},
  });
});

test("the router is left React's own contexts", () => {
  const file = path.join(packageFolder('react-router'), 'esm/react-router.js');
  const code = nativeContext(readFileSync(file, 'utf8'));
  expect(code).toContain('var createContext = React.createContext;');
});

test('a router that is written otherwise is told, not built', () => {
  expect(() => nativeContext('var c = React.createContext;')).toThrow(
    'Look whether it still needs this loader.',
  );
});

test('pages outside the documentation know the main page of each version, and what the navbar names', () => {
  const docs = [
    {id: 'main', path: '/docs/'},
    {id: 'named', path: '/docs/named/'},
    {id: 'other', path: '/docs/other/'},
  ];
  const version = {name: 'v1', mainDocId: 'main', sidebars: {}, docs};
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [version]},
    },
    search: {default: {folder: '/'}},
  };
  expect(trimGlobalData(data, ['named'])).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/docs',
        versions: [{...version, docs: docs.slice(0, 2)}],
      },
    },
    search: {default: {folder: '/'}},
  });
});

test('all pages of the documentation are drawn below the root that knows them all', () => {
  const root = path.join(
    packageFolder('@docusaurus/theme-classic'),
    'lib/theme/DocsRoot/index.js',
  );
  // The navbar is in the layout, which is below as well.
  expect(readFileSync(root, 'utf8')).toMatch(
    /<Layout>\{renderRoutes\(props\.route\.routes\)\}<\/Layout>/u,
  );
});
