import type {PhrasingContent, RootContent} from 'mdast';
import * as z from 'zod';

import {ContentError, type Fault} from '../content-errors/contentError';
import {didYouMeanOr} from '../content-errors/nearest';
import {readTyped} from '../content-errors/readTyped';
import {slugOf, uniqueIds} from '../lib/text';
import {readCharts} from './readCharts';
import type {DocsVersion} from '../site/versions';
import {fillConstants, readConstants, unknownConstants} from './constants';
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

const cliFile = z.strictObject({
  /** Of the program. */
  name: z.string(),
  /** By the words after the program: `config set-context`. */
  commands: z.record(
    z.string(),
    z.strictObject({
      what: z.string(),
      /** By name, without dashes. */
      flags: z.record(z.string(), flag).optional(),
    }),
  ),
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
 * with an anchor, and our own words about it.
 */
export function cliCommandsDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (_label, errors) => {
    const {name = '', commands = {}} = readCli(siteDir, version, errors) ?? {};
    const all = Object.entries(commands);
    const known = all.flatMap(([path, {flags = {}}]) => [
      path,
      ...Object.keys(flags).map((one) => `${path} --${one}`),
    ]);
    const wordsAbout = readWords(siteDir, version, name, known, errors);
    return all.flatMap(([path, {what, flags = {}}]) => {
      const items = Object.entries(flags).map(([key, value]) => [
        flagName(slugOf(`${path} ${key}`), key, value),
        paragraph(sentence(value.what)),
        ...wordsAbout(`${path} --${key}`),
      ]);
      return [
        heading(3, slugOf(path), code(`${name} ${path}`)),
        paragraph(sentence(what)),
        ...wordsAbout(path),
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

/**
 * `::chart-values[name]`: a list of all values of a chart, each with an anchor,
 * its default, its comment and our own words.
 */
export function chartValuesDirective(
  siteDir: string,
  version: DocsVersion,
): DrawDirective {
  return (name, errors) => {
    const charts = readCharts(siteDir, version, errors)?.values ?? {};
    const values = charts[name]?.values;
    if (values === undefined) {
      const otherwise = 'Run npm run charts:import, or correct the name.';
      return {
        what: `${version.folder}/_chart-values.yaml has no chart ${name}`,
        remedy: didYouMeanOr(otherwise, name, Object.keys(charts)),
      };
    }
    const known = Object.keys(values);
    const wordsAbout = readWords(siteDir, version, name, known, errors);
    // Names can differ in case alone.
    const newId = uniqueIds();
    const items = Object.entries(values).map(
      ([key, {default: preset, what = ''}]) => {
        const entry = entryName(newId(slugOf(`${name}-${key}`)), key);
        // Addresses in a comment are examples, which nobody should follow.
        const comment = sentence(what)
          .split(/(https?:\/\/[^\s,)]*[^\s,).])/u)
          .map((part, index) => (index % 2 === 1 ? code(part) : part));
        return [
          paragraph(
            entry,
            ...(preset === 'null' ? [] : [' is ', code(preset)]),
          ),
          ...(what === '' ? [] : [paragraph(...comment)]),
          ...wordsAbout(key),
        ];
      },
    );
    return [list('oc-fields', items)];
  };
}

/** `_own-words.yaml`: Markdown by chart or program, and by value, command or flag. */
const wordsFile = z.record(z.string(), z.record(z.string(), z.string().min(1)));

/**
 * Reads our own words about imported data, and refuses those about what the data
 * don't have.
 *
 * @param of - The chart or program.
 * @param known - Its values, or its commands and flags.
 */
function readWords(
  siteDir: string,
  {folder}: DocsVersion,
  of: string,
  known: readonly string[],
  errors: ContentError[],
): (name: string) => RootContent[] {
  const file = `${folder}/_own-words.yaml`;
  const read = readTyped(siteDir, file, wordsFile, errors);
  const constants = readConstants(siteDir, file, '');
  const words = new Map<string, string>();
  for (const [name, value] of Object.entries(read?.data[of] ?? {})) {
    const text = fillConstants(value, constants);
    words.set(name, text);
    const faults: Fault[] = unknownConstants(text, constants);
    if (!known.includes(name)) {
      const remedy = didYouMeanOr('Remove it.', name, known);
      faults.push({what: `${of} has no ${name} in the imported data`, remedy});
    }
    for (const {what, remedy} of faults) {
      const place = read?.document.place([of, name]) ?? {file};
      errors.push(new ContentError(place, what, remedy));
    }
  }
  return (name) => markdown(words.get(name) ?? '');
}

/** The name of an entry, with its anchor and a link to it. */
function entryName(id: string, name: string): PhrasingContent {
  return {
    type: 'link',
    url: `#${id}`,
    children: [code(name)],
    data: {hProperties: {id}},
  };
}

/** Ends imported words as a sentence. */
function sentence(words: string): string {
  return /[.!?]$/u.test(words) || words === '' ? words : `${words}.`;
}
