import * as z from 'zod';

import {schemaNode} from './model';

/** The content of a field that its kind's schema leaves open. */
const openField = z.union([
  /** A part of a Kubernetes definition; the platform adds the rest. */
  z.strictObject({part: z.string()}),
  /** A complete object of any kind. */
  z.strictObject({object: z.enum(['as it is', 'with templates'])}),
]);

export type OpenField = Readonly<z.infer<typeof openField>>;

/** Path and line in the platform's source, for those who check the row. */
export const source = z.string().regex(/^\S+:\d+$/u);

const byKindAndPath = <T>(value: z.ZodType<T>) =>
  z.record(z.string(), z.record(z.string(), value));

/**
 * `_platform.yaml`: what the checks know about the platform of a docs version
 * beside its structures.
 */
export const platformFile = z.strictObject({
  /** API group of the platform. */
  group: z.string().min(1),
  /** An unknown group with this word is taken for a mistake in `group`. */
  groupWord: z.string().min(1),
  openFields: byKindAndPath(openField).default({}),
  /** Field of an older docs version → field of this one. */
  renamedFields: byKindAndPath(z.string()).default({}),
  /** Objects that an installation has. */
  installed: z
    .array(
      z.strictObject({
        kind: z.string(),
        name: z.string(),
        namespace: z.string().optional(),
        source,
      }),
    )
    .default([]),
  /** What fields can hold although their structure allows anything. */
  values: byKindAndPath(
    z.strictObject({
      allowed: z.array(z.string()).min(1),
      /** What happens with another value, as the end of a sentence. */
      otherwise: z.string(),
      source,
    }),
  ).default({}),
  /** Fields whose value must be one of those of another field. */
  matches: z
    .array(
      z.strictObject({
        kind: z.string(),
        path: z.string(),
        /** References that lead to the object with the other field. */
        through: z.array(z.string()).default([]),
        among: z.string(),
        source,
      }),
    )
    .default([]),
  /** What happens when a field, or one below it, changes in an existing object. */
  edits: byKindAndPath(
    z.strictObject({
      effect: z.enum(['ignored', 'rendered', 'restart']),
      /** A sentence in Markdown. */
      what: z.string(),
      source,
    }),
  ).default({}),
  /** Schemas of files that aren't manifests, by name. */
  files: z.record(z.string(), schemaNode).default({}),
});

export type PlatformFacts = Readonly<z.infer<typeof platformFile>>;
