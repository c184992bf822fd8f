import {expect, test} from 'vitest';

import {splitRoutes} from './splitRoutes';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog/',
    component: ComponentCreator('/blog/', 'a30'),
    exact: true
  },
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '8ae'),
    routes: [
      {
        path: '/docs/plain/',
        component: ComponentCreator('/docs/plain/', 'e28'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/with-components/',
        component: ComponentCreator('/docs/with-components/', 'dff'),
        exact: true
      },
      {
        path: '/docs/category/',
        component: ComponentCreator('/docs/category/', '123'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const CHUNK_NAMES = JSON.stringify({
  '/blog/-a30': {__comp: 'list', items: [{content: 'post'}]},
  '/docs/-8ae': {__comp: 'root', __context: {plugin: 'context'}},
  '/docs/plain/-e28': {__comp: 'item', content: 'plain'},
  '/docs/with-components/-dff': {__comp: 'item', content: 'mdx'},
  '/docs/category/-123': {__comp: 'category', __props: 'props'},
});

function line(name: string, source: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${source}"), "${source}", require.resolveWeak("${source}")],`;
}

const REGISTRY = `export default {
${[
  line('list', '@theme/BlogListPage'),
  line('post', '@site/blog/post.md?truncated=true'),
  line('root', '@theme/DocsRoot'),
  line('context', '@generated/context.json'),
  line('item', '@theme/DocItem'),
  line('plain', '@site/docs/plain.md'),
  line('mdx', '@site/docs/with-components.mdx'),
  line('category', '@theme/Category'),
  line('props', '@generated/p/category.json'),
].join('\n')}};
`;

const split = splitRoutes({
  routes: ROUTES,
  chunkNames: CHUNK_NAMES,
  registry: REGISTRY,
});

test('pages of plain Markdown and of data leave the main bundle', () => {
  expect(split.pages).toEqual([
    {
      path: '/docs/plain/',
      hash: 'e28',
      names: {__comp: 'item', content: 'plain'},
      attributes: {sidebar: 'docs'},
      sources: new Map([['plain', '@site/docs/plain.md']]),
    },
    {
      path: '/docs/category/',
      hash: '123',
      names: {__comp: 'category', __props: 'props'},
      attributes: {},
      sources: new Map([['props', '@generated/p/category.json']]),
    },
  ]);
});

test('MDX, which may import components, and routes at the top stay', () => {
  expect(split.routes).toContain('"/docs/with-components/"');
  expect(split.routes).toContain('"/blog/"');
  expect(split.routes).toContain('ComponentCreator("*")');
  expect(split.routes).not.toContain('/docs/plain/');
  expect(Object.keys(split.chunkNames)).toEqual([
    '/blog/-a30',
    '/docs/-8ae',
    '/docs/with-components/-dff',
  ]);
});

test('the components of pages that leave stay in the registry', () => {
  expect(split.registry).toContain('"item": [() => import(');
  expect(split.registry).toContain('"category": [() => import(');
  expect(split.registry).not.toContain('plain.md');
  expect(split.registry).not.toContain('category.json');
});

test('a page is drawn by its own chunks and those of the routes around it', () => {
  expect(split.routeChunks).toContainEqual({
    path: '/docs/plain/',
    chunks: ['root', 'context', 'item', 'plain'],
    written: [],
  });
});

test('what the HTML of a page holds already is loaded elsewhere alone', () => {
  const {registry, routeChunks} = splitRoutes({
    routes: `export default [{path: '/', component: ComponentCreator('/', 'e5f'), exact: true}];`,
    chunkNames: JSON.stringify({'/-e5f': {__comp: 'home', written: 'words'}}),
    registry: `export default {
${line('home', '@site/src/pages/Home.tsx')}
${line('words', '@site/src/pages/Words.tsx')}
};
`,
  });
  expect(registry).toContain('"home": [() => import(');
  expect(registry).toContain('"words": [unlessWritten(() => import(');
  expect(routeChunks).toEqual([
    {path: '/', chunks: ['home', 'words'], written: ['words']},
  ]);
});

test('the registry keeps of a chunk only how it is loaded', () => {
  expect(split.registry).toContain(
    `  "list": [() => import(/* webpackChunkName: "list" */ "@theme/BlogListPage")],\n`,
  );
});

test('a registry of another form stops the build', () => {
  expect(() =>
    splitRoutes({
      routes: ROUTES,
      chunkNames: CHUNK_NAMES,
      registry: 'export default {\n  list: lazy("x"),\n};\n',
    }),
  ).toThrow('unknown form');
});

test('a route with a parameter is refused', () => {
  expect(() =>
    splitRoutes({
      routes: `export default [{path: '/docs/:page/', component: ComponentCreator('/docs/:page/', 'abc'), exact: true}];`,
      chunkNames: '{}',
      registry: 'export default {\n};\n',
    }),
  ).toThrow('/docs/:page/');
});
