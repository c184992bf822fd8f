import {isRecord} from '@openchoreo/page-tools/isRecord';
import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  type HitType,
  type Marked,
  type SearchHit,
  type SearchRecord,
  type SearchResult,
  type Snippet,
} from './algolia';

const TYPES: readonly HitType[] = [
  ...HIERARCHY_LEVELS.filter((level) => level !== 'lvl0'),
  'content',
];

/**
 * Validates a record from a provider or from storage.
 *
 * @returns `undefined` if it can't be shown or linked.
 */
export function readRecord(value: unknown): SearchRecord | undefined {
  if (!isRecord(value)) return undefined;
  const {objectID, url, content} = value;
  const type = TYPES.find((one) => one === value['type']);
  const hierarchy = readHierarchy(value['hierarchy']);
  if (typeof objectID !== 'string' || typeof url !== 'string') return undefined;
  if (!type || !hierarchy || !isWebAddress(url)) return undefined;
  return {
    objectID,
    url,
    type,
    hierarchy,
    content: typeof content === 'string' ? content : null,
  };
}

/**
 * Validates a provider's answer. Invalid hits are left out.
 *
 * @throws Error if there is no list of hits.
 */
export function readResult(value: unknown): SearchResult {
  if (!isRecord(value) || !Array.isArray(value['hits'])) {
    throw new Error('The search provider sent no list of hits.');
  }
  const hits = value['hits'].flatMap((hit: unknown): SearchHit[] => {
    const record = readRecord(hit);
    if (!record || !isRecord(hit)) return [];
    return [{...record, _snippetResult: readMarks(hit['_snippetResult'])}];
  });
  const count = (name: string, otherwise: number) =>
    typeof value[name] === 'number' ? value[name] : otherwise;
  const {queryID} = value;
  return {
    hits,
    nbHits: count('nbHits', hits.length),
    nbPages: count('nbPages', 1),
    exhaustiveNbHits: true,
    ...(typeof queryID === 'string' && {queryID}),
  };
}

/** Keeps the marked texts that can be shown, and ignores the rest. */
function readMarks(value: unknown): Marked {
  if (!isRecord(value)) return {};
  const levels = isRecord(value['hierarchy']) ? value['hierarchy'] : {};
  const hierarchy = HIERARCHY_LEVELS.flatMap((level): [string, Snippet][] => {
    const mark = readMark(levels[level]);
    return mark ? [[level, mark]] : [];
  });
  const content = readMark(value['content']);
  return {
    hierarchy: Object.fromEntries(hierarchy),
    ...(content && {content}),
  };
}

function readMark(value: unknown): Snippet | undefined {
  if (!isRecord(value) || typeof value['value'] !== 'string') return undefined;
  return {value: value['value']};
}

function readHierarchy(value: unknown): Hierarchy | undefined {
  if (!isRecord(value)) return undefined;
  const at = (level: (typeof HIERARCHY_LEVELS)[number]) => {
    const title = value[level];
    return typeof title === 'string' && title !== '' ? title : null;
  };
  const hierarchy = Object.fromEntries(
    HIERARCHY_LEVELS.map((level) => [level, at(level)]),
  ) as Hierarchy;
  const {lvl0, lvl1} = hierarchy;
  return lvl0 === null && lvl1 === null ? undefined : hierarchy;
}

/** Only links to web pages are allowed: no `javascript:`, no `data:`. */
function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}
