import type {PhrasingContent, RootContent} from 'mdast';
import * as z from 'zod';

import {ContentError, type Fault} from '../../content-errors/contentError';
import {didYouMeanOr} from '../../content-errors/nearest';
import {readTyped} from '../../content-errors/readTyped';
import {
  fillConstants,
  readConstants,
  unknownConstants,
} from '../../markdown/constants';
import {code, markdown} from '../../markdown/nodes';
import type {DocsVersion} from '../../site/versions';

/** The name of an entry, with its anchor and a link to it. */
export function entryName(id: string, name: string): PhrasingContent {
  return {
    type: 'link',
    url: `#${id}`,
    children: [code(name)],
    data: {hProperties: {id}},
  };
}

/** Ends imported words as a sentence: `Create a context` → `Create a context.` */
export function sentence(words: string): string {
  if (words === '' || /[.!?]$/u.test(words)) return words;
  return `${words}.`;
}

/** `_own-words.yaml`: Markdown by chart or program, and by value, command or flag. */
const ownWordsFile = z.record(
  z.string(),
  z.record(z.string(), z.string().min(1)),
);

/** What our own words can be about: the charts of a docs version, and its program. */
function readOwners(siteDir: string, folder: string): string[] {
  // Who draws them reports what else is wrong with these files.
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined =>
    readTyped(siteDir, `${folder}/${name}`, schema, [])?.data;
  const charts = read('_chart-values.yaml', z.record(z.string(), z.unknown()));
  const cli = read('_cli.yaml', z.looseObject({name: z.string()}));
  const owners = Object.keys(charts ?? {});
  if (cli) owners.push(cli.name);
  return owners;
}

/**
 * Reads our own words about imported data, and refuses those about what the data
 * don't have.
 *
 * @param owner - The chart or program.
 * @param known - Its values, or its commands and flags.
 * @returns The Markdown about one of them; none if there are no words.
 */
export function readOwnWords(
  siteDir: string,
  {folder}: DocsVersion,
  owner: string,
  known: readonly string[],
  errors: ContentError[],
): (name: string) => RootContent[] {
  const file = `${folder}/_own-words.yaml`;
  const read = readTyped(siteDir, file, ownWordsFile, errors);
  const owners = readOwners(siteDir, folder);
  for (const name of Object.keys(read?.data ?? {})) {
    if (owners.includes(name)) continue;
    const place = read?.document.place([name]) ?? {file};
    const what = `there is no chart or program ${name} in the imported data`;
    const remedy = didYouMeanOr('Remove it.', name, owners);
    errors.push(new ContentError(place, what, remedy));
  }
  const constants = readConstants(siteDir, file, '');
  const ownWords = new Map<string, string>();
  for (const [name, source] of Object.entries(read?.data[owner] ?? {})) {
    const filled = fillConstants(source, constants);
    ownWords.set(name, filled);
    const faults: Fault[] = unknownConstants(filled, constants);
    if (!known.includes(name)) {
      faults.push({
        what: `${owner} has no ${name} in the imported data`,
        remedy: didYouMeanOr('Remove it.', name, known),
      });
    }
    for (const {what, remedy} of faults) {
      const place = read?.document.place([owner, name]) ?? {file};
      errors.push(new ContentError(place, what, remedy));
    }
  }
  return (name) => markdown(ownWords.get(name) ?? '');
}
