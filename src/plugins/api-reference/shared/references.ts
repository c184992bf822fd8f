import * as z from 'zod';

/**
 * `_references.yaml`: the one table of which field leads to which kind. The
 * pages show each row at both ends.
 */
export const referencesFile = z.array(
  z.strictObject({
    /** The kind that refers. */
    from: z.string(),
    /** The field that refers; `null` where no field does, as with `Build`. */
    path: z.string().nullable(),
    /** The kind that is meant; one of the platform's, or of another project. */
    to: z.string(),
    /** By what: `name`, a label, the only one in the namespace. */
    by: z.string(),
    /**
     * Where it is looked for: the namespace of the kind that refers, the one
     * called `default`, the whole cluster, the cluster of a plane; `none` when
     * nothing looks it up.
     */
    namespace: z.enum([
      'same',
      'default',
      'cluster',
      'data plane',
      'build plane',
      'none',
    ]),
    /** Where no field refers: made and deleted with it, made and left, read. */
    relation: z.enum(['owns', 'creates', 'reads']).optional(),
    /** A sentence in Markdown. */
    note: z.string().nullish(),
  }),
);

export type Reference = z.infer<typeof referencesFile>[number];
