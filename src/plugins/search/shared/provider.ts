/**
 * The part of the hosted provider's interface that search uses, whoever answers.
 * Names and shapes are the provider's.
 */
import type {SearchParamsObject} from 'algoliasearch/lite';
import * as z from 'zod/mini';

export const LEVELS = [
  ...(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const),
];
export const HITS_PER_PAGE = 20;

export type SearchRequest = SearchParamsObject & {
  readonly query: string;
  readonly indexName: string;
};

const title = z.catch(z.nullable(z.string()), null);
/** A text with `<mark>` and `</mark>` around its matches; the rest is no markup. */
const marked = z.catch(z.optional(z.object({value: z.string()})), undefined);
const levels = <Type extends z.ZodMiniType>(type: Type) =>
  z.object({
    ...{lvl0: type, lvl1: type, lvl2: type, lvl3: type},
    ...{lvl4: type, lvl5: type, lvl6: type},
  });

const hit = z
  .object({
    objectID: z.string().check(z.minLength(1)),
    url: z.string().check(z.refine(isWebAddress)),
    type: z.enum([...LEVELS, 'content']),
    hierarchy: levels(title),
    content: title,
    _snippetResult: z.catch(
      z.optional(
        z.object({
          hierarchy: z.catch(z.optional(levels(marked)), undefined),
          content: marked,
        }),
      ),
      undefined,
    ),
  })
  // A row needs a title, and a page.
  .check(
    z.refine(({type, hierarchy, content}) =>
      Boolean(type === 'content' ? content : hierarchy[type]),
    ),
  );

/** What is no hit that can be shown and linked is left out. */
export const searchHits = z.pipe(
  z.array(z.unknown()),
  z.transform((all) => all.flatMap((one) => hit.safeParse(one).data ?? [])),
);

export type SearchHit = z.infer<typeof hit>;

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** Only from the embedded engine: the query as the pages spell it. */
  readonly corrected?: string;
}

/** A provider's answers. */
export const searchResults = z.object({
  results: z.tuple([
    z.object({hits: searchHits, nbHits: z.number(), nbPages: z.number()}),
  ]),
});

/** Only links to web pages are allowed: no `javascript:`, no `data:`. */
function isWebAddress(url: string): boolean {
  const base = 'https://site.invalid';
  if (url === '' || !URL.canParse(url, base)) return false;
  return /^https?:$/u.test(new URL(url, base).protocol);
}
