import * as z from 'zod';

import {schemaNode} from './model';

/** The content of a field that its kind's schema leaves open. */
const openField = z.union(
  [
    /** A part of a Kubernetes definition; the platform adds the rest. */
    z.strictObject({part: z.string()}),
    /** A complete object of any kind. */
    z.strictObject({object: z.enum(['as it is', 'with templates'])}),
  ],
  'must be part: with a definition, or object: as it is or with templates',
);

/**
 * `_platform.yaml`: what the checks know about the platform of a docs version
 * beside its structures.
 */
export const platformFile = z.strictObject({
  /** API group of the platform. */
  group: z.string().min(1),
  /** An unknown group with this word is taken for a mistake in `group`. */
  groupWord: z.string().min(1),
  /** By kind and path. */
  openFields: z.record(z.string(), z.record(z.string(), openField)).default({}),
  /** Schemas of files that aren't manifests, by name. */
  files: z.record(z.string(), schemaNode).default({}),
});

export type PlatformFacts = Readonly<z.infer<typeof platformFile>>;

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
