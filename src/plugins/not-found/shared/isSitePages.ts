import {isRecord} from '../../../lib/isRecord';
import type {SitePages} from './suggestions';

function isVersion(value: unknown): value is SitePages['versions'][number] {
  return (
    isRecord(value) &&
    typeof value['label'] === 'string' &&
    typeof value['root'] === 'string' &&
    typeof value['isLatest'] === 'boolean'
  );
}

function isPage(value: unknown): value is SitePages['pages'][number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((text) => typeof text === 'string')
  );
}

/** Whether the build wrote this value. A host may return something else. */
export function isSitePages(value: unknown): value is SitePages {
  return (
    isRecord(value) &&
    typeof value['docsRoot'] === 'string' &&
    Array.isArray(value['versions']) &&
    value['versions'].every(isVersion) &&
    Array.isArray(value['pages']) &&
    value['pages'].every(isPage)
  );
}
