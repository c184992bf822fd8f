import {
  type Hierarchy,
  type Level,
  LEVELS,
  type SearchHit,
  type SearchResult,
  type Snippet,
} from './algolia';

// By hand, because zod would be as large as all other code of the dialog.
type Unknown = Readonly<Record<string, unknown>>;

/** The value as an object with keys; an empty one if it is none. */
function objectOf(value: unknown): Unknown {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

/**
 * Validates a hit of a provider or from storage.
 *
 * @returns `undefined` if it can't be shown or linked.
 */
export function readHit(value: unknown): SearchHit | undefined {
  const {objectID, url, type, content, ...hit} = objectOf(value);
  const titles = objectOf(hit['hierarchy']);
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, textOf(titles[level]) || null]),
  ) as Hierarchy;
  const kind = [...LEVELS.slice(1), 'content' as const].find(
    (one): one is SearchHit['type'] => one === type,
  );
  if (!kind || (hierarchy.lvl0 ?? hierarchy.lvl1) === null) return undefined;
  if (!textOf(objectID) || !isWebAddress(textOf(url))) return undefined;
  const marks = objectOf(hit['_snippetResult']);
  const marked = objectOf(marks['hierarchy']);
  const snippet = readSnippet(marks['content']);
  return {
    objectID: textOf(objectID),
    url: textOf(url),
    type: kind,
    hierarchy,
    content: textOf(content) || null,
    _snippetResult: {
      hierarchy: Object.fromEntries(
        LEVELS.flatMap((level): [Level, Snippet][] => {
          const found = readSnippet(marked[level]);
          return found ? [[level, found]] : [];
        }),
      ),
      ...(snippet && {content: snippet}),
    },
  };
}

/**
 * Validates a provider's answer. Hits that can't be shown are left out.
 *
 * @throws Error if there is no list of hits.
 */
export function readResult(value: unknown): SearchResult {
  const {hits, nbHits, nbPages} = objectOf(value);
  if (!Array.isArray(hits)) {
    throw new Error('The search provider sent no list of hits.');
  }
  const found = hits.flatMap((hit: unknown) => readHit(hit) ?? []);
  return {
    hits: found,
    nbHits: typeof nbHits === 'number' ? nbHits : found.length,
    nbPages: typeof nbPages === 'number' ? nbPages : 1,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readSnippet(value: unknown): Snippet | undefined {
  const text = objectOf(value)['value'];
  return typeof text === 'string' ? {value: text} : undefined;
}

/** Only links to web pages are allowed: no `javascript:`, no `data:`. */
function isWebAddress(url: string): boolean {
  const base = 'https://site.invalid';
  if (url === '' || !URL.canParse(url, base)) return false;
  return /^https?:$/u.test(new URL(url, base).protocol);
}
