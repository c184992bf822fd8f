import {readFileSync} from 'node:fs';

import * as z from 'zod';

const answers = z.strictObject({
  /** Addresses of answering pages, without the version. */
  expect: z.array(z.string().startsWith('/')),
  /** Addresses of answering sections. A page without one answers as a whole. */
  anchors: z.array(z.string().startsWith('/')).optional(),
});

const query = z.strictObject({
  query: z.string(),
  class: z.string(),
  ...answers.shape,
  /** The answers in Next if they differ. */
  next: answers.optional(),
});

/** A query with its answers in one docs version. */
export interface LabelledQuery extends z.infer<typeof answers> {
  readonly query: string;
  readonly class: string;
}

/**
 * Reads labelled queries. Those that no page answers have empty labels.
 *
 * @param version - The framework's name of the docs version.
 * @throws Error that lists all mistakes in the file.
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
  return parsed.data.map(({next, ...labelled}) =>
    version === 'current' && next ? {...labelled, ...next} : labelled,
  );
}

/**
 * @param known - Addresses of all pages and sections, without the version.
 * @returns A sentence for each label without a page or section.
 */
export function deadLabels(
  queries: readonly LabelledQuery[],
  known: ReadonlySet<string>,
): string[] {
  return queries.flatMap(({query: text, expect, anchors = []}) =>
    [...expect, ...anchors]
      .filter((label) => !known.has(label))
      .map((label) => `"${text}": page or section ${label} does not exist.`),
  );
}
