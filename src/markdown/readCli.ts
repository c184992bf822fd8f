import {failWithAll, type ContentError} from '../content-errors/contentError';
import * as z from 'zod';

import {readTyped} from '../plugins/crd-reference/files/readTyped';
import type {ReferenceVersion} from '../plugins/crd-reference/referenceSite';

const flag = z.strictObject({
  /** The letter after one dash. */
  short: z.string().length(1).optional(),
  /** A flag of type `bool` takes no value as its next word. */
  type: z.enum(['bool', 'string']),
  default: z.string(),
  what: z.string(),
});

const command = z.strictObject({
  aliases: z.array(z.string()).readonly().optional(),
  what: z.string(),
  /** By name, without dashes. */
  flags: z.record(z.string(), flag).optional(),
});

export type CliFlag = Readonly<z.infer<typeof flag>>;
export type CliCommand = Readonly<z.infer<typeof command>>;

/** `_cli.yaml`, written by `npm run cli:import`. */
export const cliFile = z.strictObject({
  /** Of the program. */
  name: z.string(),
  /** The image that runs it. */
  image: z.string(),
  /** By the words after the program: `config set-context`. */
  commands: z.record(z.string(), command),
});

/** The commands of the platform's own program. */
export type Cli = Readonly<z.infer<typeof cliFile>>;

/**
 * Reads the commands of a docs version's program.
 *
 * @returns `undefined` for a version without a list.
 * @throws ContentErrors with file, line and key.
 */
export function readCli(
  siteDir: string,
  {folder}: Pick<ReferenceVersion, 'folder'>,
): Cli | undefined {
  const errors: ContentError[] = [];
  const read = readTyped(siteDir, `${folder}/_cli.yaml`, cliFile, errors);
  failWithAll(errors);
  return read?.data;
}
