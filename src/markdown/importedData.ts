import type {PhrasingContent, RootContent} from 'mdast';
import * as z from 'zod';

import {ContentError} from '../content-errors/contentError';
import {didYouMeanOr} from '../content-errors/nearest';
import type {YamlDocument, YamlPath} from '../content-errors/readYaml';
import {htmlElement} from './htmlElement';
import {code} from './nodes';

/** Our own words about imported data, as Markdown, by the name of a thing. */
export const ownWordsFile = z.record(z.string(), z.string().min(1));

/**
 * Words about what the data don't have.
 *
 * @param at - Where the words are in their file.
 */
export function unusedWords(
  {place}: YamlDocument,
  at: YamlPath,
  words: z.infer<typeof ownWordsFile>,
  known: readonly string[],
): ContentError[] {
  return Object.keys(words)
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        new ContentError(
          place([...at, name]),
          'there is no such entry in the imported data',
          didYouMeanOr('Remove it.', name, known),
        ),
    );
}

/** Anchor of a value of a chart, or of a command or flag, by its full name. */
export function entryAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9-]+/gu, '-');
}

/** The name of an entry, with its anchor and a link to it. */
export function entryName(id: string, name: string): PhrasingContent {
  return {
    ...{type: 'link', url: `#${id}`, children: [code(name)]},
    data: {hProperties: {id}},
  };
}

/** A list of entries. */
export function entryList(
  items: readonly (readonly RootContent[])[],
): RootContent {
  const nodes = items.map((item) => htmlElement('li', {}, item));
  return htmlElement('ul', {className: ['oc-fields']}, nodes);
}

/** Ends imported words as a sentence. */
export function sentence(words: string): string {
  return /[.!?]$/u.test(words) || words === '' ? words : `${words}.`;
}
