import {useEffect, useRef, useState} from 'react';

import type {CheckRequest, Reply, Report} from './worker';

/** Milliseconds after the last key press before a text is checked. */
const TYPING_PAUSE_MS = 200;

/** Milliseconds before a check is stopped. */
const TIME_LIMIT_MS = 5000;

const TOO_SLOW =
  'Checking took too long and was stopped. Try a smaller part of the text.';
const FAILED = 'The check could not run. Reload the page and try again.';

/** How the check of a text ended: with a report, or why not, in words. */
export interface Checked {
  readonly text: string;
  readonly version: string;
  readonly report?: Report;
  readonly failure?: string;
}

/**
 * Checks a text in a worker whenever it changes. A check that takes too long, or
 * whose text has changed, is stopped with its worker, so the page never freezes.
 *
 * @param version - Name of the docs version.
 * @param messages - Address of the version's messages.
 * @returns The last result; `undefined` before the first.
 */
export function useReport(
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
    const {port1: port, port2} = new MessageChannel();
    let limit: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = false;
    const fail = (failure: string): void => {
      stop();
      setChecked({text, version, failure});
    };
    port.onmessage = ({data: reply}: MessageEvent<Reply>) => {
      if (reply === 'started') {
        limit = setTimeout(fail, TIME_LIMIT_MS, TOO_SLOW);
        return;
      }
      clearTimeout(limit);
      isWaiting = false;
      if (reply === 'failed') fail(FAILED);
      else setChecked({text, version, report: reply});
    };
    const pause = setTimeout(() => {
      const worker = (shared.current ??= new Worker(
        /* webpackChunkName: "checker" */ new URL('worker.ts', import.meta.url),
      ));
      worker.onerror = (event) => {
        event.preventDefault();
        fail(FAILED);
      };
      const request: CheckRequest = {text, version, messages};
      worker.postMessage(request, [port2]);
      isWaiting = true;
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      port.close();
      if (isWaiting) stop();
      clearTimeout(limit);
    };
  }, [text, version, messages]);
  useEffect(() => stop, []);
  return checked;
}
