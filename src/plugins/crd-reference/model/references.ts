import * as z from 'zod';

/**
 * `_references.yaml`: which field refers to which kind. Each row is shown on the
 * pages of both kinds.
 */
export const referencesFile = z.array(
  z.strictObject({
    /** The kind that refers. */
    from: z.string(),
    /** The field that refers; `null` if there is none, as with `Build`. */
    path: z.string().nullable(),
    /** The kind that is referred to, of the platform or of another project. */
    to: z.string(),
    /** How it is found, such as `name`, a label, or the only one in the namespace. */
    by: z.string(),
    /**
     * Where it is looked up: the same namespace, the one called `default`, the
     * whole cluster, or the cluster of a plane; `none` if nothing looks it up.
     */
    namespace: z.enum([
      'same',
      'default',
      'cluster',
      'data plane',
      'build plane',
      'none',
    ]),
    /** If no field refers: `owns` also deletes the object, `creates` leaves it. */
    relation: z.enum(['owns', 'creates', 'reads']).optional(),
    /** A sentence in Markdown. */
    note: z.string().nullish(),
  }),
);

export type Reference = z.infer<typeof referencesFile>[number];
