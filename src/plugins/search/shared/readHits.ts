import * as z from 'zod/mini';

import {LEVELS} from './hits';

const text = z.catch(z.nullable(z.string()), null);
/** A text with `<mark>` and `</mark>` around its matches; the rest is no markup. */
const marked = z.optional(z.object({value: z.string()}));
const marks = z.object({
  hierarchy: z.optional(z.record(z.string(), marked)),
  content: marked,
});

const hit = z
  .object({
    objectID: z.string(),
    // A link to a page, never to a script.
    url: z.string().check(z.regex(/^(?:https?:\/)?\//u)),
    type: z.enum([...LEVELS, 'content']),
    hierarchy: z.record(z.enum(LEVELS), text),
    content: text,
    // Only from the site's own index: what it is, and where the sidebar has its page.
    kind: z.catch(z.optional(z.literal('field')), undefined),
    trail: z.catch(z.optional(z.array(z.string())), undefined),
    _snippetResult: z.catch(z.optional(marks), undefined),
  })
  // A row needs a title.
  .check(
    z.refine(({type, hierarchy, content}) =>
      Boolean(type === 'content' ? content : hierarchy[type]),
    ),
  );

export type SearchHit = z.infer<typeof hit>;

/** An answer as the hosted provider shapes it, whoever gives it. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** Only from the site's own index: the query as the pages spell it. */
  readonly corrected?: string;
  /** Whether the site's own index stood in for the provider. */
  readonly isFallback?: boolean;
}

/**
 * The hits of others (the provider, the browser's storage) that can be shown and
 * linked; what else is among them is left out.
 *
 * @throws Error if the value is no list.
 */
export function readHits(value: unknown): readonly SearchHit[] {
  const all = z.array(z.unknown()).parse(value);
  return all.flatMap((one) => hit.safeParse(one).data ?? []);
}
