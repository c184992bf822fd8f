import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Items that all agree on, or that two sides changed differently. */
export type Merged<T> =
  | {readonly status: 'merged'; readonly items: readonly T[]}
  | {
      readonly status: 'conflict';
      readonly ours: readonly T[];
      readonly base: readonly T[];
      readonly theirs: readonly T[];
    };

const MARKS = {
  ours: '<<<<<<<',
  base: '|||||||',
  theirs: '=======',
  end: '>>>>>>>',
};

/**
 * Merges two changes of a list as Git merges two changes of a file, one item a
 * line.
 */
export function mergeLists(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly Merged<string>[] {
  const lines = gitMerge(base, ours, theirs);
  const parts: Merged<string>[] = [];
  let side: 'merged' | 'ours' | 'base' | 'theirs' = 'merged';
  let open = {
    ours: [] as string[],
    base: [] as string[],
    theirs: [] as string[],
  };
  let items: string[] = [];
  for (const line of lines) {
    if (line.startsWith(MARKS.ours)) {
      if (items.length > 0) parts.push({status: 'merged', items});
      [side, items, open] = ['ours', [], {ours: [], base: [], theirs: []}];
    } else if (line.startsWith(MARKS.base)) side = 'base';
    else if (line.startsWith(MARKS.theirs)) side = 'theirs';
    else if (line.startsWith(MARKS.end)) {
      parts.push({status: 'conflict', ...open});
      side = 'merged';
    } else {
      // `encode` wrote each line.
      const item = JSON.parse(line) as string;
      (side === 'merged' ? items : open[side]).push(item);
    }
  }
  if (items.length > 0) parts.push({status: 'merged', items});
  return parts;
}

/** JSON has no line breaks, and begins like no mark of a conflict. */
function encode(items: readonly string[]): string {
  return items.map((item) => `${JSON.stringify(item)}\n`).join('');
}

function gitMerge(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'port-'));
  try {
    const files = Object.entries({ours, base, theirs}).map(([name, items]) => {
      const file = path.join(folder, name);
      writeFileSync(file, encode(items));
      return file;
    });
    const {stdout, status, stderr} = spawnSync(
      'git',
      ['merge-file', '-p', '--diff3', ...files],
      {encoding: 'utf8', maxBuffer: 2 ** 28},
    );
    // The status is the number of conflicts, and negative for an error.
    if (status === null || status > 127) throw new Error(stderr);
    return stdout.split('\n').slice(0, -1);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
