import {readFileSync} from 'node:fs';

import * as z from 'zod';

const answers = z.strictObject({
  /** Pages that answer, without the version in their address. */
  expect: z.array(z.string().startsWith('/')).min(1),
  /** Sections that answer; a page by itself where it has none of them. */
  anchors: z.array(z.string().startsWith('/')).optional(),
});

const query = z.strictObject({
  query: z.string(),
  class: z.string(),
  ...answers.shape,
  /** What answers in Next, where that differs; `null` where nothing does. */
  next: answers.nullable().optional(),
});

/** What a reader types, and what would answer it in one docs version. */
export interface LabelledQuery extends z.infer<typeof answers> {
  readonly query: string;
  readonly class: string;
}

/**
 * Reads labelled queries.
 *
 * @param version - The framework's name of the docs version that is asked.
 * @throws Error that lists all that is wrong with the file.
 */
export function readQueries(
  file: string,
  version: string,
): readonly LabelledQuery[] {
  const parsed = z
    .array(query)
    .min(1)
    .safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({path, message}) => `${file}: ${path.join('.')}: ${message}`,
    );
    throw new Error(lines.join('\n'));
  }
  return parsed.data.flatMap(({next, ...labelled}) => {
    if (version !== 'current' || next === undefined) return [labelled];
    return next === null ? [] : [{...labelled, ...next}];
  });
}

/**
 * @param known - Addresses of all pages and sections, without the version.
 * @returns A sentence for each label that leads nowhere.
 */
export function deadLabels(
  queries: readonly LabelledQuery[],
  known: ReadonlySet<string>,
): string[] {
  return queries.flatMap(({query: text, expect, anchors = []}) =>
    [...expect, ...anchors]
      .filter((label) => !known.has(label))
      .map((label) => `"${text}": ${label} is no page or section any more.`),
  );
}
