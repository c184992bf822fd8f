import type {PhrasingContent} from 'mdast';

import {code} from '../../markdown/nodes';

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
  return words === '' || /[.!?]$/u.test(words) ? words : `${words}.`;
}
