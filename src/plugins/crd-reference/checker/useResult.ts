import {useEffect, useRef, useState} from 'react';

import type {CheckRequest, Reply, TextResult} from './worker';

/** Milliseconds after the last key press before a text is checked. */
const TYPING_PAUSE_MS = 200;

/** Milliseconds before a check is stopped. */
const TIME_LIMIT_MS = 5000;

const TOO_SLOW =
  'Checking took too long and was stopped. Try a smaller part of the text.';
const FAILED = 'The check could not run. Reload the page and try again.';

/** What is known of a text: its result, or why there is none. */
export interface Checked {
  readonly text: string;
  /** Name of the docs version. */
  readonly version: string;
  readonly result: TextResult | undefined;
  readonly failure: string | undefined;
}

/**
 * Checks a text in a worker whenever it changes. A check that takes too long, or
 * whose text has changed, is stopped with its worker, so the page never freezes.
 *
 * @param version - Name of the docs version.
 * @param messages - Address of the version's messages.
 * @returns What is known of the last text; `undefined` before the first.
 */
export function useResult(
  text: string,
  version: string,
  messages: string,
): Checked | undefined {
  const [checked, setChecked] = useState<Checked>();
  const shared = useRef<Worker>(undefined);
  const stop = (): void => {
    shared.current?.terminate();
    shared.current = undefined;
  };
  useEffect(() => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = false;
    const finish = (result?: TextResult, failure?: string): void => {
      clearTimeout(limit);
      isWaiting = false;
      if (!result) stop();
      setChecked({text, version, result, failure});
    };
    const pause = setTimeout(() => {
      const worker = (shared.current ??= new Worker(
        /* webpackChunkName: "checker" */ new URL('worker.ts', import.meta.url),
      ));
      worker.onerror = (event) => {
        event.preventDefault();
        finish(undefined, FAILED);
      };
      worker.onmessage = ({data: reply}: MessageEvent<Reply>) => {
        if (reply === 'failed') finish(undefined, FAILED);
        else if (reply !== 'started') finish(reply);
        else limit = setTimeout(finish, TIME_LIMIT_MS, undefined, TOO_SLOW);
      };
      worker.postMessage({text, version, messages} satisfies CheckRequest);
      isWaiting = true;
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      clearTimeout(limit);
      if (isWaiting) stop();
    };
  }, [text, version, messages]);
  useEffect(() => stop, []);
  return checked;
}
