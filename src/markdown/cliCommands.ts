import type {RootContent} from 'mdast';
import * as z from 'zod';

import type {ContentError} from '../content-errors/contentError';
import {readTyped} from '../plugins/crd-reference/files/readTyped';
import type {DocsVersion} from '../site/versions';
import {
  entryAnchor,
  entryName,
  ownWords,
  sentence,
  unusedWords,
} from './importedData';
import {code, heading, list, markdown, paragraph} from './nodes';
import type {DrawDirective} from './remarkDirectives';

const flag = z.strictObject({
  /** The letter after one dash. */
  short: z.string().length(1).optional(),
  /** A flag of type `bool` takes no value as its next word. */
  type: z.enum(['bool', 'string']),
  default: z.string(),
  what: z.string(),
});

const command = z.strictObject({
  aliases: z.array(z.string()).optional(),
  what: z.string(),
  /** By name, without dashes. */
  flags: z.record(z.string(), flag).optional(),
});

const cliFile = z.strictObject({
  /** Of the program. */
  name: z.string(),
  /** The image that runs it. */
  image: z.string(),
  /** By the words after the program: `config set-context`. */
  commands: z.record(z.string(), command),
});

/** Reads the `_cli.yaml` of a docs version, written by `npm run cli:import`. */
export function readCli(
  siteDir: string,
  {folder}: Pick<DocsVersion, 'folder'>,
  errors: ContentError[],
): z.infer<typeof cliFile> | undefined {
  return readTyped(siteDir, `${folder}/_cli.yaml`, cliFile, errors)?.data;
}

/**
 * `::cli-commands`: every command and flag of the platform's own program, each
 * with an anchor, and our own words about it from `_cli-words.yaml`.
 */
export function cliCommandsDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (_label, errors) => {
    const {name, commands} = readCli(siteDir, version, errors) ?? {};
    const source = `${version.folder}/_cli-words.yaml`;
    const words = readTyped(siteDir, source, ownWords, errors);
    const all = Object.entries(commands ?? {});
    const known = all.flatMap(([path, {flags = {}}]) => [
      path,
      ...Object.keys(flags).map((one) => `${path} --${one}`),
    ]);
    if (words) {
      errors.push(...unusedWords(words.document, [], words.data, known));
    }
    const own = (key: string) => markdown(words?.data[key] ?? '');
    return all.flatMap(([path, {what, aliases = [], flags = {}}]) => {
      const items = Object.entries(flags).map(([key, value]) => [
        flagName(entryAnchor(`${path} ${key}`), key, value),
        paragraph(sentence(value.what)),
        ...own(`${path} --${key}`),
      ]);
      const also = aliases.flatMap((alias) => [', ', code(alias)]).slice(1);
      return [
        heading(3, entryAnchor(path), code(`${name ?? ''} ${path}`)),
        paragraph(
          sentence(what),
          ...(also.length === 0 ? [] : [' Also ', ...also, '.']),
        ),
        ...own(path),
        ...(items.length === 0 ? [] : [list('oc-fields', items)]),
      ];
    });
  };
}

function flagName(
  id: string,
  name: string,
  {short, type, default: preset}: z.infer<typeof flag>,
): RootContent {
  // Most begin empty or off, which goes without saying.
  const isSet = !['""', 'false'].includes(preset);
  return paragraph(
    entryName(id, `--${name}`),
    ...(short === undefined ? [] : [', ', code(`-${short}`)]),
    type === 'bool' ? ', takes no value' : '',
    ...(isSet ? [' is ', code(preset)] : []),
  );
}
