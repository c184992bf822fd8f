import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, openSync, readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

/** Variables for a program, and the folder that it runs in. */
type Variables = Readonly<Record<string, string>> & {readonly cwd?: string};

/** A temporary folder, and the programs that run in it. */
export type Workshop = ReturnType<typeof openWorkshop>;

/**
 * Opens a temporary folder for programs. A process beside this one ends them and
 * removes the folder, even if this one is killed.
 */
export function openWorkshop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'openchoreo-platform-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  const args = ['--import', 'tsx', 'keeper.ts', folder];
  const keeper = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'inherit', 'inherit'],
    // An interrupt from the terminal must not reach it.
    detached: true,
  });

  /** Starts a program, which writes into `<name>.log`. */
  const start = (
    name: string,
    command: string,
    args: readonly string[],
    {cwd = folder, ...variables}: Variables = {},
  ): ChildProcess => {
    const log = openSync(path.join(folder, `${name}.log`), 'w');
    const child = spawn(command, args, {
      cwd,
      // Programs that are stopped leave files in the folder for temporary files.
      env: {...process.env, TMPDIR: temporary, ...variables},
      stdio: ['ignore', log, log],
      detached: true,
    });
    const {pid = 0} = child;
    if (pid > 0) keeper.stdin.write(`+${pid}\n`);
    return child.on('exit', () => keeper.stdin.write(`-${pid}\n`));
  };

  /**
   * Runs a program to its end.
   *
   * @returns What it printed, without the last line break.
   * @throws Error with what it printed if it fails.
   */
  const run = async (
    command: string,
    args: readonly string[],
    variables?: Variables,
  ): Promise<string> => {
    const name = path.basename(command);
    const child = start(name, command, args, variables);
    const status = await new Promise((resolve) => {
      child.on('error', resolve).on('exit', resolve);
    });
    const log = readFileSync(path.join(folder, `${name}.log`), 'utf8');
    if (status === 0) return log.trimEnd();
    throw new Error(`${command} ${args.join(' ')}: ${String(status)}\n${log}`);
  };

  const close = async (): Promise<void> => {
    keeper.stdin.end();
    await new Promise((resolve) => keeper.on('exit', resolve));
  };

  return {folder, start, run, close};
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/**
 * Repeats a question until its answer is not `undefined`.
 *
 * @throws Error with the last error of the question, if there was one.
 */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  seconds = 60,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  let reason = '';
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      reason = String(error);
    }
    await sleep(200);
  }
  throw new Error(`${what}: not within ${seconds} seconds. ${reason}`);
}
