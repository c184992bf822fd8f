import {execFileSync} from 'node:child_process';

/** One page before and after a commit, or before and in the working tree. */
export interface PageChange {
  /** From the root of the repository. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** A commit with the pages that it changed, neither added nor removed. */
export interface PageCommit {
  readonly hash: string;
  readonly subject: string;
  /** Why it is not for other versions, from the trailer `Not-ported`. */
  readonly notPorted: string;
  readonly files: readonly string[];
}

const FIELDS = [
  '%h',
  '%s',
  '%(trailers:key=Not-ported,valueonly,separator=%x20)',
];

/** @throws Error if Git fails. */
function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A file at a commit; `undefined` if it wasn't there. */
export function fileAt(commit: string, file: string): string | undefined {
  try {
    return git('show', `${commit}:${file}`);
  } catch {
    return undefined;
  }
}

/**
 * The commits that changed pages below folders, the newest first.
 *
 * @param range - Such as a commit's name with `^!`, for it alone.
 */
export function pageCommits(
  folders: readonly string[],
  range = 'HEAD',
): readonly PageCommit[] {
  const format = `--format=%x00${FIELDS.join('%x1f')}`;
  const options = ['--no-merges', '--name-status', format, range];
  return git('log', ...options, '--', ...folders)
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      const [hash = '', subject = '', notPorted = ''] = head.split('\u001f');
      const files = lines.flatMap(
        (line) => /^M\t(.*\.mdx?)$/u.exec(line)?.[1] ?? [],
      );
      return {hash, subject, notPorted: notPorted.trim(), files};
    });
}

/** What a commit did to a page. */
export function changeIn(hash: string, file: string): PageChange {
  const [before, after] = [fileAt(`${hash}^`, file), fileAt(hash, file)];
  if (before === undefined || after === undefined) {
    throw new Error(`${hash} doesn't change ${file}: it adds or removes it.`);
  }
  return {file, before, after};
}
