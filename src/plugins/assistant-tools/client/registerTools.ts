import siteConfig from '@generated/docusaurus.config';

import {TOOLS, type Tool} from '../shared/toolList';
import type {ToolCall} from './worker';

declare global {
  interface Document {
    /** See https://webmachinelearning.github.io/webmcp. */
    readonly modelContext?: {
      readonly registerTool: (
        tool: Tool & {
          readonly annotations: {readonly readOnlyHint: boolean};
          readonly execute: (input: unknown) => Promise<string>;
        },
      ) => Promise<void>;
    };
  }
}

/** Milliseconds after which a call is abandoned and its worker terminated. */
const PATIENCE_MS = 20_000;

let worker: Worker | undefined;

/** The first call loads the worker, its code and its data. */
function call(name: string, input: unknown): Promise<string> {
  const asked = (worker ??= new Worker(
    new URL('./worker.ts', import.meta.url),
  ));
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      asked.terminate();
      if (worker === asked) worker = undefined;
      reject(new Error('The documentation did not answer. Try again.'));
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    asked.addEventListener('error', giveUp, {once: true});
    port1.onmessage = ({data}: MessageEvent<string>) => {
      clearTimeout(timer);
      asked.removeEventListener('error', giveUp);
      port1.close();
      resolve(data);
    };
    const {baseUrl} = siteConfig;
    const message: ToolCall = {
      address: new URL(baseUrl, location.origin).href,
      name,
      input,
    };
    asked.postMessage(message, [port2]);
  });
}

for (const tool of TOOLS) {
  document.modelContext
    ?.registerTool({
      ...tool,
      annotations: {readOnlyHint: true},
      execute: (input) => call(tool.name, input),
    })
    .catch(() => {
      // The site's owner has disabled it by policy.
    });
}
