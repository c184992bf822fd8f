import {execFileSync} from 'node:child_process';

/** The platform's repository at a commit. */
export interface Source {
  /** The text of a file; `undefined` if there is none. */
  readonly read: (file: string) => string | undefined;
  /** The files of a folder. */
  readonly list: (folder: string) => readonly string[];
}

/** A commit of the platform's repository. */
export interface SourceAtCommit extends Source {
  /** The day of the commit, in its own time zone. */
  readonly date: string;
}

/** Ample: all files of the platform's repository take ten megabytes. */
const MAX_OUTPUT_BYTES = 2 ** 28;

/** Reads a commit by Git, all files at once: a process a file takes a minute. */
export function sourceAt(repository: string, ref: string): SourceAtCommit {
  const git = (args: readonly string[], input = ''): Buffer =>
    execFileSync('git', ['-C', repository, ...args], {
      input,
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const rows = git(['ls-tree', '-r', '--full-tree', ref])
    .toString()
    .split('\n')
    .flatMap((row) => {
      const [, id, file] = /^\d+ blob (\w+)\t(.+)$/u.exec(row) ?? [];
      return id === undefined || file === undefined ? [] : [{id, file}];
    });
  const bytes = git(
    ['cat-file', '--batch'],
    rows.map(({id}) => `${id}\n`).join(''),
  );
  const texts = new Map<string, string>();
  let at = 0;
  for (const {file} of rows) {
    // A line with the size, the content, and a line break.
    const start = bytes.indexOf('\n', at) + 1;
    const size = Number(bytes.toString('utf8', at, start).split(' ')[2]);
    texts.set(file, bytes.toString('utf8', start, start + size));
    at = start + size + 1;
  }
  return {
    ...sourceOf(texts),
    date: git(['log', '-1', '--format=%cs', ref]).toString().trim(),
  };
}

/** Texts by file as a source. */
export function sourceOf(texts: ReadonlyMap<string, string>): Source {
  const files = [...texts.keys()];
  return {
    read: (file) => texts.get(file),
    list: (folder) => files.filter((file) => file.startsWith(`${folder}/`)),
  };
}
