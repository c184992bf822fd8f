import {isRecord} from '../../../lib/isRecord';
import type {PageChunk, PageRoute, PageRoutes} from './pageRoute';

function isPageChunk(value: unknown): value is PageChunk {
  return isRecord(value) && 'id' in value && Array.isArray(value['files']);
}

function isPageRoute(value: unknown): value is PageRoute {
  return (
    isRecord(value) &&
    typeof value['hash'] === 'string' &&
    isRecord(value['names']) &&
    isRecord(value['attributes']) &&
    isRecord(value['chunks']) &&
    Object.values(value['chunks']).every(isPageChunk)
  );
}

function isPageRoutes(value: unknown): value is PageRoutes {
  return isRecord(value) && Object.values(value).every(isPageRoute);
}

/**
 * Reads routes of pages. What a host or another deploy puts in their place is
 * told by its shape; every script of every page has this code, so it looks no
 * deeper than the router would fall.
 *
 * @param source - Where they come from, for the error.
 */
export function readPageRoutes(value: unknown, source: string): PageRoutes {
  if (isPageRoutes(value)) return value;
  throw new Error(`${source}: no routes of pages`);
}
