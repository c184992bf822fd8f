import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';
import {issueErrors} from '@openchoreo/content-errors/issueErrors';
import {readYaml} from '@openchoreo/content-errors/readYaml';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {readCached} from '@openchoreo/page-tools/node/readCached';
import * as z from 'zod';

import type {Message} from '../model/message';

const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat());

const WHERE = z.strictObject({
  kind: oneOrMore.optional(),
  condition: z.string().optional(),
  status: z.enum(['True', 'False', 'Unknown']).optional(),
  event: z.enum(['Normal', 'Warning']).optional(),
  api: z.int().optional(),
  route: z.string().optional(),
  tool: z.string().optional(),
  command: z.string().optional(),
});

const RECORD = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u, 'is not an ID such as image-pull'),
  message: oneOrMore.optional(),
  reason: z.string().optional(),
  code: z.string().optional(),
  where: WHERE,
  means: z.string(),
  tell: z.strictObject({command: z.string(), shows: z.string()}).optional(),
  do: z.string(),
  source: z.string(),
  never: z.string().optional(),
});

/** A record of a file, with what readers don't see. */
export interface MessageRecord {
  readonly message: Message;
  /** Where it is told: the name of its file, such as `conditions`. */
  readonly group: string;
  /** Path and line in the source, or the tool that it comes from. */
  readonly source: string;
  /** Why the code never shows it; such a record is not for readers. */
  readonly never: string | undefined;
}

/** The folder with the messages of a docs version. */
export function messagesFolder({folder}: {readonly folder: string}): string {
  return `${folder}/reference/messages/_messages`;
}

/** One file: its records with their places, and its mistakes. */
const readFile = readCached((bytes, file: string, group: string) => {
  const read = readYaml(bytes, file);
  const errors = [...read.errors];
  const records = read.documents.flatMap((document) => {
    const {data = [], error} = z.array(RECORD).safeParse(document.value);
    if (error) errors.push(...issueErrors(document, error.issues));
    return data.map((record, index) => ({
      record: toRecord(record, group),
      place: document.place([index, 'id']),
    }));
  });
  return {records, errors};
});

/**
 * Reads the messages of a docs version, in the order of their files. An
 * unchanged file isn't read again.
 *
 * @param errors - Mistakes in the files are added here.
 */
export function readMessages(
  siteDir: string,
  version: {readonly folder: string},
  errors: ContentError[],
): readonly MessageRecord[] {
  const folder = messagesFolder(version);
  const ids = new Set<string>();
  return filesBelow(path.join(siteDir, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    const group = path.parse(name).name;
    const read = readFile(path.join(siteDir, file), file, group);
    errors.push(...(read?.errors ?? []));
    return (read?.records ?? []).map(({record, place}) => {
      const {id} = record.message;
      if (ids.has(id)) {
        const what = `another message has the ID ${id}`;
        const remedy = 'Give it an ID of its own; it is its address.';
        errors.push(new ContentError(place, what, remedy));
      }
      ids.add(id);
      return record;
    });
  });
}

function toRecord(
  {message, where, source, never, ...rest}: z.infer<typeof RECORD>,
  group: string,
): MessageRecord {
  const {kind, command, tool, route: _, ...place} = where;
  return {
    message: {
      ...rest,
      texts: message ?? [],
      where: {...place, kinds: kind, tool: tool ?? command},
    },
    group,
    source,
    never,
  };
}
