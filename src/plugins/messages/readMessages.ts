import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '../../content-errors/contentError';
import {readTyped} from '../crd-reference/files/readTyped';
import * as z from 'zod';

const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat());

const RECORD = z.strictObject({
  /** Unique in the version; the anchor of its entry. */
  id: z.string().regex(/^[a-z][a-z\d-]*$/u, 'is not an ID such as image-pull'),
  /** Exact texts, with `{holes}` for values; without any, only a reason is shown. */
  message: oneOrMore.default([]),
  /** Reason of a condition or an event. */
  reason: z.string().optional(),
  /** Error code of an API response. */
  code: z.string().optional(),
  /** Where a reader meets it. */
  where: z.strictObject({
    kind: oneOrMore.optional(),
    condition: z.string().optional(),
    status: z.enum(['True', 'False', 'Unknown']).optional(),
    event: z.enum(['Normal', 'Warning']).optional(),
    /** Status code of a response. */
    api: z.int().optional(),
    /** The program that prints it, such as `kubectl` or `Cilium`. */
    tool: z.string().optional(),
  }),
  /** What happened, in Markdown. */
  means: z.string(),
  /** A command that tells the message from its neighbors, and what it shows. */
  tell: z.strictObject({command: z.string(), shows: z.string()}).optional(),
  /** What to do, in Markdown. */
  do: z.string(),
  /** Path and line in the platform's source, or the tool that it comes from. */
  source: z.string(),
  /** Why the code never shows it; such a record is not for readers. */
  never: z.string().optional(),
});

/** One message that the platform or a tool beneath it shows, and what to do. */
export type Message = Readonly<z.output<typeof RECORD>>;

/** The folder with the messages of a docs version, in a file a group. */
export function messagesFolder({folder}: {readonly folder: string}): string {
  return `${folder}/reference/messages/_messages`;
}

/** The groups of a docs version, such as `conditions`. */
export function messageGroups(
  siteDir: string,
  version: {readonly folder: string},
): string[] {
  const files = readdirSync(path.join(siteDir, messagesFolder(version)));
  return files.map((file) => path.parse(file).name).sort();
}

/**
 * Reads messages of a docs version, in the order of their files.
 *
 * @param errors - Mistakes in the files are added here.
 */
export function readMessages(
  siteDir: string,
  version: {readonly folder: string},
  errors: ContentError[],
  groups: readonly string[] = messageGroups(siteDir, version),
): Message[] {
  return groups.flatMap((group) => {
    const file = `${messagesFolder(version)}/${group}.yaml`;
    return readTyped(siteDir, file, z.array(RECORD), errors)?.data ?? [];
  });
}
