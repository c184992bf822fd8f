import {code} from '@openchoreo/page-tools/markdown/nodes';
import type {PhrasingContent} from 'mdast';

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

/** Ends imported words as a sentence. */
export function sentence(words: string): string {
  return /[.!?]$/u.test(words) || words === '' ? words : `${words}.`;
}
