import {isRecord} from '../../../lib/isRecord';
import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  type HitType,
  type SearchHit,
  type SearchRecord,
  type SearchResult,
} from './algolia';

const TYPES: ReadonlySet<string> = new Set<HitType>([
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
]);

/**
 * Checks a record that comes from a provider or from storage.
 *
 * @returns `undefined` for anything that cannot be shown and led to.
 */
export function readRecord(value: unknown): SearchRecord | undefined {
  if (!isRecord(value)) return undefined;
  const {objectID, url, type, content} = value;
  const hierarchy = readHierarchy(value['hierarchy']);
  if (typeof objectID !== 'string' || typeof url !== 'string') return undefined;
  if (!isType(type) || !hierarchy || !isWebAddress(url)) return undefined;
  return {
    objectID,
    url,
    type,
    hierarchy,
    content: typeof content === 'string' ? content : null,
  };
}

/**
 * Checks what a provider answered. Hits that are no records are left out.
 *
 * @throws Error when there is no list of hits.
 */
export function readResult(value: unknown): SearchResult {
  if (!isRecord(value) || !Array.isArray(value['hits'])) {
    throw new Error('The search provider sent no list of hits.');
  }
  const hits = value['hits'].flatMap((hit: unknown): SearchHit[] => {
    const record = readRecord(hit);
    if (!record || !isRecord(hit)) return [];
    return [
      {
        ...record,
        _highlightResult: readMarks(hit['_highlightResult']),
        _snippetResult: readMarks(hit['_snippetResult']),
      },
    ];
  });
  const count = (name: string, otherwise: number) =>
    typeof value[name] === 'number' ? value[name] : otherwise;
  const words = (name: string) =>
    typeof value[name] === 'string' ? value[name] : '';
  const queryId = words('queryID');
  return {
    hits,
    nbHits: count('nbHits', hits.length),
    page: count('page', 0),
    nbPages: count('nbPages', 1),
    hitsPerPage: count('hitsPerPage', hits.length),
    processingTimeMS: count('processingTimeMS', 0),
    query: words('query'),
    params: words('params'),
    index: words('index'),
    exhaustiveNbHits: true,
    ...(queryId !== '' && {queryID: queryId}),
  };
}

interface Mark {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

/** Keeps the marked texts that can be shown; of the rest nothing is read. */
function readMarks(value: unknown): {
  readonly hierarchy: Readonly<Record<string, Mark>>;
  readonly content?: Mark;
} {
  if (!isRecord(value)) return {hierarchy: {}};
  const levels = isRecord(value['hierarchy']) ? value['hierarchy'] : {};
  const hierarchy = HIERARCHY_LEVELS.flatMap((level): [string, Mark][] => {
    const mark = readMark(levels[level]);
    return mark ? [[level, mark]] : [];
  });
  const content = readMark(value['content']);
  return {
    hierarchy: Object.fromEntries(hierarchy),
    ...(content && {content}),
  };
}

function readMark(value: unknown): Mark | undefined {
  if (!isRecord(value) || typeof value['value'] !== 'string') return undefined;
  const level = value['matchLevel'];
  return {
    value: value['value'],
    matchLevel: level === 'full' || level === 'none' ? level : 'partial',
    matchedWords: [],
  };
}

function readHierarchy(value: unknown): Hierarchy | undefined {
  if (!isRecord(value)) return undefined;
  const at = (level: (typeof HIERARCHY_LEVELS)[number]) => {
    const title = value[level];
    return typeof title === 'string' && title !== '' ? title : null;
  };
  const lvl0 = at('lvl0');
  const lvl1 = at('lvl1');
  if (lvl0 === null && lvl1 === null) return undefined;
  return {
    lvl0,
    lvl1,
    lvl2: at('lvl2'),
    lvl3: at('lvl3'),
    lvl4: at('lvl4'),
    lvl5: at('lvl5'),
    lvl6: at('lvl6'),
  };
}

/** Only pages of the web are led to: no `javascript:`, no `data:`. */
function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}

function isType(value: unknown): value is HitType {
  return typeof value === 'string' && TYPES.has(value);
}
