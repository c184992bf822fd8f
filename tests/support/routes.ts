/**
 * Every route of the specification, section 2, by hand: the tests compare the
 * build with this table, never the table with the build.
 */

import {DOCS_VERSIONS} from '../../src/site/versions';

const LISTED_DOCS = [
  '', // overview/what-is, shown at the version's root
  'overview/architecture/',
  'concepts/developer-abstractions/',
  'concepts/platform-abstractions/',
  'concepts/resource-relationships/',
  'concepts/runtime-model/',
  'getting-started/quick-start-guide/',
  'getting-started/deploy-first-component/',
  'getting-started/single-cluster/',
  'getting-started/multi-cluster/',
  'learn-from-examples/examples-catalog/',
  'reference/faq/',
  'reference/api/application/build/',
  'reference/api/application/component/',
  'reference/api/application/project/',
  'reference/api/application/scheduledtask/',
  'reference/api/application/service/',
  'reference/api/application/webapplication/',
  'reference/api/application/workload/',
  'reference/api/platform/buildplane/',
  'reference/api/platform/dataplane/',
  'reference/api/platform/deployment-pipeline/',
  'reference/api/platform/environment/',
  'reference/api/platform/organization/',
  'reference/api/platform/scheduledtaskclass/',
  'reference/api/platform/serviceclass/',
  'reference/api/platform/webapplicationclass/',
  'reference/api/runtime/release/',
  'reference/api/runtime/scheduledtaskbinding/',
  'reference/api/runtime/servicebinding/',
  'reference/api/runtime/webapplicationbinding/',
] as const;

/** A listed page beyond the specification: the decisions name it. */
const LISTED_BEYOND = ['reference/glossary/'] as const;

const UNLISTED_DOCS = [
  'integrating-with-openchoreo/ci-integration/',
  'integrating-with-openchoreo/gitops/',
  'reference/changelog/',
  'reference/configuration-schema/',
  'reference/resource-limits/',
] as const;

const CATEGORIES = ['category/concepts/', 'category/installation/'] as const;

const OUTSIDE_DOCS = [
  {path: '/', kind: 'landing'},
  {path: '/blog/', kind: 'blog'},
  {path: '/blog/archive/', kind: 'blog'},
  {path: '/blog/authors/', kind: 'blog'},
  {path: '/blog/authors/openchoreo/', kind: 'blog'},
  {path: '/blog/welcome/', kind: 'blog'},
  {path: '/search/', kind: 'search'},
] as const;

export interface Route {
  /** Address without the base URL. */
  readonly path: string;
  readonly kind: 'landing' | 'blog' | 'search' | 'docs' | 'category';
  /** Label of its docs version. */
  readonly version?: string;
  readonly unlisted: boolean;
  /** Whether the decisions name it, not the specification. */
  readonly beyond: boolean;
}

/** The specification names two; `npm run versions:cut` adds more. */
export const VERSIONS = DOCS_VERSIONS.map(({label, path}) => ({
  label,
  root: path === '' ? '/docs/' : `/docs/${path}/`,
}));

/** Label of the version that `/docs/` shows. */
export const LATEST = VERSIONS.find(({root}) => root === '/docs/')?.label ?? '';

export const DOCS_ROUTES: readonly Route[] = VERSIONS.flatMap(
  ({label, root}): Route[] => {
    const route = (
      path: string,
      kind: Route['kind'],
      unlisted: boolean,
      beyond = false,
    ): Route => ({path: root + path, kind, version: label, unlisted, beyond});
    return [
      ...LISTED_DOCS.map((path) => route(path, 'docs', false)),
      ...LISTED_BEYOND.map((path) => route(path, 'docs', false, true)),
      ...UNLISTED_DOCS.map((path) => route(path, 'docs', true)),
      ...CATEGORIES.map((path) => route(path, 'category', false)),
    ];
  },
);

export const ROUTES: readonly Route[] = [
  ...OUTSIDE_DOCS.map((route): Route => ({
    ...route,
    unlisted: false,
    beyond: false,
  })),
  ...DOCS_ROUTES,
];

/** Pages for machines and for keeping, beyond the table: each with its tests. */
export const BEYOND_ROUTES: readonly RegExp[] = [
  /^\/schemas\/(?:v\d+\.\d+\.x|next)\/$/,
  /^\/offline\/(?:v\d+\.\d+\.x|next)\.html$/,
];

/** An address that no page has. */
export const NOT_FOUND_PATH = '/no-such-page/';
