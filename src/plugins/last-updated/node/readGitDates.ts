import {spawnSync} from 'node:child_process';

/** The day of each file's last commit, such as `2025-09-18`, by path from the root. */
export type GitDates = ReadonlyMap<string, string>;

/** Marks the lines of the log that have a commit time; no file name contains it. */
const MARK = '\u0001';

/** Plenty: the names in a history of several thousand commits take a few megabytes. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Reads the UTC day of each file's last commit.
 *
 * No file has a date without git, outside a repository, or in a shallow clone,
 * whose oldest commit seems to have added everything. A file with uncommitted
 * changes has none either.
 *
 * @param siteDir - Root of the repository, or of a site inside one.
 * @param folders - Relative to `siteDir`.
 * @param program - Tests pass another name than `git`.
 */
export function readGitDates(
  siteDir: string,
  folders: readonly string[],
  program = 'git',
): GitDates {
  const git = (...args: readonly string[]): string | undefined => {
    const {status, stdout} = spawnSync(
      program,
      ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args],
      {cwd: siteDir, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES},
    );
    return status === 0 ? stdout : undefined;
  };
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') {
    return new Map();
  }
  const paths = ['--', ...folders];
  const tracked = git('ls-tree', '-r', '--name-only', 'HEAD', ...paths);
  const changed = git('diff', '--name-only', '--relative', 'HEAD', ...paths);
  const log = git(
    ...['log', `--format=${MARK}%ct`, '--name-only', '--relative'],
    ...paths,
  );
  if (tracked === undefined || changed === undefined || log === undefined) {
    return new Map();
  }
  const outdated = new Set(linesOf(changed));
  const dates = datesOf(log);
  return new Map(
    linesOf(tracked)
      .filter((file) => !outdated.has(file))
      .flatMap((file) => {
        const date = dates.get(file);
        return date === undefined ? [] : [[file, date]];
      }),
  );
}

/** Takes the newest time of each file: merges and wrong clocks mix up the order. */
function datesOf(log: string): Map<string, string> {
  const newest = new Map<string, number>();
  let seconds = 0;
  for (const line of linesOf(log)) {
    if (line.startsWith(MARK)) {
      seconds = Number(line.slice(MARK.length));
    } else {
      newest.set(line, Math.max(seconds, newest.get(line) ?? 0));
    }
  }
  return new Map([...newest].map(([file, time]) => [file, dayOf(time)]));
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}
