import type {PhrasingContent, RootContent} from 'mdast';
import * as z from 'zod';

import {ContentError, type Fault} from '../../content-errors/contentError';
import {didYouMeanOr} from '../../content-errors/nearest';
import {readTyped} from '../../content-errors/readTyped';
import {isRecord} from '../../lib/isRecord';
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

/** `_own-words.yaml`: Markdown by name. */
const words = z.record(z.string(), z.string().min(1));

const ownWordsFile = z.strictObject({
  /** By command, or command and flag: `apply`, `apply --file`. */
  commands: words.default({}),
  /** By chart and value. */
  charts: z.record(z.string(), words).default({}),
});

/**
 * Reads our own words about the imported data of a docs version.
 *
 * @param errors - Gets what is wrong with them, also when they are drawn.
 */
export function readOwnWords(
  siteDir: string,
  {folder}: DocsVersion,
  errors: ContentError[],
) {
  const file = `${folder}/_own-words.yaml`;
  const read = readTyped(siteDir, file, ownWordsFile, errors);
  const constants = readConstants(siteDir, file, '');
  const refuse = (path: readonly string[], {what, remedy}: Fault): void => {
    const place = read?.document.place(path) ?? {file};
    errors.push(new ContentError(place, what, remedy));
  };
  const valueAt = (path: readonly string[]): unknown => {
    let value: unknown = read?.data;
    for (const key of path) value = isRecord(value) ? value[key] : undefined;
    return value;
  };
  return {
    /** Refuses names below a path that the imported data don't have. */
    refuseUnknown(path: readonly string[], known: readonly string[]) {
      for (const name of Object.keys(valueAt(path) ?? {})) {
        if (known.includes(name)) continue;
        const what = `the imported data have no ${name}`;
        const remedy = didYouMeanOr('Remove it.', name, known);
        refuse([...path, name], {what, remedy});
      }
    },
    /** The words at a path, with constants filled in; nothing if it has none. */
    draw(path: readonly string[]): RootContent[] {
      const source = valueAt(path);
      if (typeof source !== 'string') return [];
      const filled = fillConstants(source, constants);
      for (const fault of unknownConstants(filled, constants)) {
        refuse(path, fault);
      }
      return markdown(filled);
    },
  };
}
