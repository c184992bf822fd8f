import {spawnSync} from 'node:child_process';

/** Days on which files were committed last, `2025-09-18`, by path from the root. */
export type GitDates = ReadonlyMap<string, string>;

/** Stands before the time of a commit in the log; no file name has it. */
const MARK = '\u0001';

/** A history of many thousand commits is a few megabytes of names. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Reads from git on which day (UTC) each file was committed last.
 *
 * A date that git cannot know is left out: of every file without git, outside
 * a repository and in a shallow clone, whose oldest commit pretends to have
 * made everything; and of a file with changes that are not committed.
 *
 * @param siteDir - Root of the repository, or of the site inside one.
 * @param folders - From `siteDir`.
 * @param program - Other than `git` in tests.
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

/** A merge or a clock that goes wrong may put commits out of order. */
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
