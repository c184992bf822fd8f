import {spawn, type ChildProcess} from 'node:child_process';

import type {ScratchCopy} from './scratchCopy';

/** Starts the dev server of a copy; what it prints goes to `print`. */
export function startDevServer(
  {folder}: ScratchCopy,
  port: number,
  print: (text: string) => void,
): ChildProcess {
  const framework = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const child = spawn(
    process.execPath,
    [framework, 'start', '--no-open', '--port', String(port)],
    {
      cwd: folder,
      // Vitest sets another NODE_ENV, for which there is no list of browsers.
      env: {...process.env, NODE_ENV: 'development', NO_UPDATE_NOTIFIER: '1'},
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      print(chunk.toString());
    });
  }
  return child;
}
