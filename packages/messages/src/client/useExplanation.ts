import {useEffect, useState} from 'react';

import {fetchJson} from '@openchoreo/page-tools/browser/fetchJson';
import {oncePerKey} from '@openchoreo/page-tools/once';

import {compileMessage} from '../engine/compileMessage';
import {explain, type Explanation} from '../engine/explain';
import type {Message} from '../model/message';

/** Milliseconds after the last key press before a text is read. */
const TYPING_PAUSE_MS = 200;

/** Longer text is cut: the browser would not answer for seconds. */
const LONGEST_TEXT = 1_000_000;

/** Text that may have the status of objects, for which a YAML parser is loaded. */
const MAY_HAVE_OBJECTS = /["']?conditions["']?\s*:/u;

/** What became of a text. */
export type Explained =
  | {readonly status: 'explained'; readonly explanation: Explanation}
  | {readonly status: 'failed'}
  | undefined;

/** Loads the messages of a version once. */
const load = oncePerKey(async (url) => {
  // The same build wrote the file from checked records.
  const messages = (await fetchJson(url)) as readonly Message[];
  return messages.map(compileMessage);
});

async function explainText(text: string, url: string): Promise<Explanation> {
  const cut = text.slice(0, LONGEST_TEXT);
  const [messages, objects] = await Promise.all([
    load(url),
    MAY_HAVE_OBJECTS.test(cut)
      ? import('../engine/parseObjects').then(({parseObjects}) =>
          parseObjects(cut),
        )
      : [],
  ]);
  return explain(cut, messages, objects);
}

/**
 * Explains a text when the reader stops typing; nothing of it leaves the page.
 *
 * @param url - Address of the version's messages.
 */
export function useExplanation(text: string, url: string): Explained {
  const [explained, setExplained] = useState<Explained>();
  useEffect(() => {
    // So that they are there, even if the network is lost before a paste.
    load(url).catch(() => undefined);
  }, [url]);
  useEffect(() => {
    let isCurrent = true;
    const show = (value: Explained): void => {
      if (isCurrent) setExplained(value);
    };
    const timer = setTimeout(() => {
      if (text === '') {
        show(undefined);
        return;
      }
      explainText(text, url).then(
        (explanation) => {
          show({status: 'explained', explanation});
        },
        () => {
          show({status: 'failed'});
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, url]);
  return explained;
}
