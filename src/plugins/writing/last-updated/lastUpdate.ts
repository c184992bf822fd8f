import {spawnSync} from 'node:child_process';

import {DOCS_FOLDERS} from '../../../site/folders';

/** Prefix of the log lines that hold a date; no file name contains it. */
const MARK = '\u0001';

/** Ample: the log of several thousand commits takes a few megabytes. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Reads the UTC date of each file's last commit, such as `2025-09-18`.
 *
 * @param siteDir - Root of the repository, or of a site inside one.
 * @param folders - Relative to `siteDir`.
 * @returns By path relative to `siteDir`; empty without git, outside a
 *   repository, or in a shallow clone, whose oldest commit seems to add every
 *   file.
 */
export function readGitDates(
  siteDir: string,
  folders: readonly string[],
): ReadonlyMap<string, string> {
  const git = (...args: readonly string[]): string =>
    spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
    }).stdout;
  const dates = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository') !== 'false\n') return dates;
  let day = '';
  // Newest first.
  for (const line of git(
    ...['log', `--format=${MARK}%ct`, '--name-only', '--relative', '--'],
    ...folders,
  ).split('\n')) {
    if (line.startsWith(MARK)) day = dayOf(Number(line.slice(MARK.length)));
    else if (line !== '' && !dates.has(line)) dates.set(line, day);
  }
  return dates;
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/**
 * Creates a function that gives the date of a documentation page's last commit
 * as front matter, or nothing if git does not know it.
 *
 * This replaces the framework's `showLastUpdateTime`, which fails outside a
 * repository, gives every page the newest date in a shallow clone, and runs git
 * once per page.
 */
export function createLastUpdate(
  siteDir: string,
): (file: string) => {last_update?: {date: string}} {
  let dates: ReadonlyMap<string, string> | undefined;
  return (file) => {
    dates ??= readGitDates(siteDir, DOCS_FOLDERS);
    const date = dates.get(file);
    return date === undefined ? {} : {last_update: {date}};
  };
}
