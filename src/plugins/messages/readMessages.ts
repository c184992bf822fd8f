import {readdirSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {
  failWithAll,
  type ContentError,
} from '../../content-errors/contentError';
import {readTyped} from '../../content-errors/readTyped';
import type {DocsVersion} from '../../site/versions';

const oneOrMore = z
  .union([z.string(), z.array(z.string())], 'must be a text, or several')
  .transform((value) => [value].flat());

const recordsFile = z.array(
  z.strictObject({
    /** Unique in the version; the anchor of its entry. */
    id: z
      .string()
      .regex(/^[a-z][a-z\d-]*$/u, 'is not an ID such as image-pull'),
    /** Exact texts, with `{holes}` for values; without any, only a reason is shown. */
    message: oneOrMore.default([]),
    /** More texts with the same meaning that other programs print, too. */
    shared: oneOrMore.default([]),
    /** Signs, one of which must be in the text; without any, `shared` has `signs.json`. */
    beside: oneOrMore.optional(),
    reason: z.string().optional(),
    code: z.string().optional(),
    /**
     * Whether the words around it say more: it's what a library adds at the end of
     * a line, or what a script says when a command of its own has failed.
     */
    tail: z.literal(true).optional(),
    /** Whether a cause beside it says more: it only points to one, or is harmless. */
    wraps: z.literal(true).optional(),
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
    /** The same where a controller of the platform says it. */
    controller: z.strictObject({means: z.string(), do: z.string()}).optional(),
    /** Path and line in the platform's source, or the tool that it comes from. */
    source: z.string(),
    /** Why the code never shows it; such a record is not for readers. */
    never: z.string().optional(),
  }),
);

/** One message that the platform or a tool beneath it shows, and what to do. */
export type Message = Readonly<z.output<typeof recordsFile>[number]>;

/**
 * Reads the messages of a docs version, in the order of their files.
 *
 * @param group - Only those of this file, such as `conditions`.
 * @returns Nothing for a group that the version doesn't have.
 * @throws ContentErrors with all mistakes in the files.
 */
export function readMessages(
  siteDir: string,
  {folder}: Pick<DocsVersion, 'folder'>,
  group?: string,
): Message[] {
  const errors: ContentError[] = [];
  const below = `${folder}/reference/messages/_messages`;
  const files = readdirSync(path.join(siteDir, below))
    .sort()
    .filter((name) => group === undefined || name === `${group}.yaml`);
  const messages = files.flatMap(
    (name) =>
      readTyped(siteDir, `${below}/${name}`, recordsFile, errors)?.data ?? [],
  );
  failWithAll(errors);
  return messages;
}

/** The same without records of what the code never shows. */
export function readShownMessages(
  ...source: Parameters<typeof readMessages>
): Message[] {
  return readMessages(...source).filter(({never}) => never === undefined);
}
