import {linesOf} from './compareTexts';
import {diffLists, type Edit} from './diffLists';

/** Lines around a difference that are shown with it. */
const CONTEXT_LINES = 2;

/** Two lines are one that changed when they share this part of their words. */
const ALIKE = 0.5;

/**
 * Shows what differs, as `diff` does: `-` stands before what only the first
 * text has, `+` before what only the second has, and `@` before the number of
 * the line in the second. A paragraph is one line here, so that a line which
 * changed in a few words is shown once, after `~`, as `[-old-]{+new+}`.
 */
export function showDiff(from: string, to: string): string[] {
  const rows = pairChanged(diffLists(linesOf(from), linesOf(to)));
  const isShown = rows.map((_row, index) =>
    rows
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some(({sign}) => sign !== ' '),
  );
  const shown: string[] = [];
  let line = 1;
  for (const [index, {sign, text}] of rows.entries()) {
    if (isShown[index]) {
      if (!isShown[index - 1]) shown.push(`@ ${line}`);
      shown.push(`${sign} ${text}`.trimEnd());
    }
    if (sign !== '-') line++;
  }
  return shown;
}

interface Row {
  readonly sign: ' ' | '-' | '+' | '~';
  readonly text: string;
}

/** Joins what was removed with what was added in its place. */
function pairChanged(edits: readonly Edit[]): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    while (removed.length > 0 || added.length > 0) {
      const [old, young] = [removed[0], added[0]];
      const words =
        old === undefined || young === undefined
          ? undefined
          : changedWords(old, young);
      if (words !== undefined) {
        rows.push({sign: '~', text: words});
        removed.shift();
        added.shift();
      } else if (old !== undefined) {
        rows.push({sign: '-', text: old});
        removed.shift();
      } else {
        rows.push({sign: '+', text: young ?? ''});
        added.shift();
      }
    }
    removed = [];
    added = [];
  };
  for (const {change, item} of edits) {
    if (change === 'removed') removed.push(item);
    else if (change === 'added') added.push(item);
    else {
      flush();
      rows.push({sign: ' ', text: item});
    }
  }
  flush();
  return rows;
}

/** `undefined` for lines that have too little in common. */
function changedWords(old: string, young: string): string | undefined {
  const edits = diffLists(old.split(' '), young.split(' '));
  const kept = edits.filter(({change}) => change === 'same').length;
  if (kept / edits.length < ALIKE) return undefined;
  return runsOf(edits)
    .map(({change, words}) => {
      if (change === 'same') return words;
      return change === 'removed' ? `[-${words}-]` : `{+${words}+}`;
    })
    .join(' ');
}

function runsOf(
  edits: readonly Edit[],
): {change: Edit['change']; words: string}[] {
  const runs: {change: Edit['change']; words: string}[] = [];
  for (const {change, item} of edits) {
    const last = runs.at(-1);
    if (last?.change === change) last.words += ` ${item}`;
    else runs.push({change, words: item});
  }
  return runs;
}
