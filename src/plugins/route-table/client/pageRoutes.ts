import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import {useMDXComponents} from '@mdx-js/react';
import type {RouteConfig} from 'react-router-config';

import {setRouteSource} from '../../../lib/knownRoutes';
import {ROUTE_EVENT} from '../../../lib/routeEvents';
import {readPageRoutes} from '../shared/readPageRoutes';
import {completeRoutes} from './completeRoutes';
import {loadChunk} from './loadChunk';

/** Set by the plugin when it bundles. */
declare const PAGE_SHARDS: number;

// Chunks of pages expect this module in the main bundle.
if (typeof useMDXComponents !== 'function') throw new Error('@mdx-js/react');

/** Scripts of the chunks that only one page has, by name; for prefetching. */
export let pageFiles: ReadonlyMap<string, readonly string[]> = new Map();

/**
 * Completes the routes of the main bundle: with the page's own at once, with
 * those of other pages when they are asked for.
 */
export function connect(routes: RouteConfig[]): void {
  const {pages, page} =
    document.querySelector<HTMLElement>('[data-application]')?.dataset ?? {};
  if (pages === undefined) return;
  let shown = location.pathname;
  document.addEventListener(ROUTE_EVENT, () => {
    shown = location.pathname;
  });
  const {know, add, files} = completeRoutes(routes, {
    createComponent: ComponentCreator,
    registry,
    chunkNames,
    loadChunk,
    shards: pages,
    shardCount: PAGE_SHARDS,
    shownPath: () => shown,
  });
  pageFiles = files;
  setRouteSource(know);
  if (page !== undefined) add(readPageRoutes(JSON.parse(page), 'the page'));
}
