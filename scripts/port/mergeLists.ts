import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Items that all agree on, or that two sides changed differently. */
export type Merged =
  | {readonly status: 'merged'; readonly items: readonly string[]}
  | {
      readonly status: 'conflict';
      readonly ours: readonly string[];
      readonly base: readonly string[];
      readonly theirs: readonly string[];
    };

/** Each conflict, with the lines of the three sides. */
const CONFLICT = /^<{7}.*\n([^]*?)^\|{7}.*\n([^]*?)^={7}\n([^]*?)^>{7}.*\n/gmu;

/**
 * Merges two changes of a list as Git merges two changes of a file, one item a
 * line.
 */
export function mergeLists(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly Merged[] {
  // What is between two conflicts, and then the sides of one, and so on.
  const parts = gitMerge(base, ours, theirs).split(CONFLICT).map(decode);
  return parts.flatMap((items, index): Merged[] => {
    if (index % 4 > 1) return [];
    if (index % 4 === 0) {
      return items.length === 0 ? [] : [{status: 'merged', items}];
    }
    const [original = [], changed = []] = parts.slice(index + 1);
    const sides = {ours: items, base: original, theirs: changed};
    return [{status: 'conflict', ...sides}];
  });
}

/** JSON has no line breaks, and begins like no mark of a conflict. */
function encode(items: readonly string[]): string {
  return items.map((item) => `${JSON.stringify(item)}\n`).join('');
}

function decode(lines: string): string[] {
  return lines
    .split('\n')
    .slice(0, -1)
    .map((line) => String(JSON.parse(line)));
}

function gitMerge(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string {
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
    return stdout;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
