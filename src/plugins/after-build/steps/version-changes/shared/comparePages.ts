import {diffArrays} from 'diff';

/** A part of a page: words, lines of code, or rows whose cells a tab separates. */
export interface Block {
  readonly kind: 'text' | 'code' | 'table';
  /** Language of code; empty for other parts. */
  readonly language: string;
  readonly pieces: readonly string[];
}

/** The content below a heading; before the first one, heading and id are empty. */
export interface Section {
  readonly heading: string;
  readonly id: string;
  readonly blocks: readonly Block[];
}

/** Pieces that were kept, removed or added. */
export interface Step {
  readonly change: 'same' | 'removed' | 'added';
  readonly pieces: readonly string[];
}

export type BlockChange =
  | {readonly change: Step['change']; readonly block: Block}
  | {
      readonly change: 'rewritten';
      readonly before: Block;
      readonly after: Block;
      readonly steps: readonly Step[];
    };

export type SectionChange =
  | {readonly change: Step['change']; readonly section: Section}
  | {
      readonly change: 'rewritten';
      readonly before: Section;
      readonly after: Section;
      readonly blocks: readonly BlockChange[];
      /** Whether it is in another place of the page. */
      readonly hasMoved: boolean;
    };

/** Text that shares more than this part of its words is a new wording. */
const MIN_SIMILARITY = {block: 0.55, section: 0.45} as const;

/** How much two lists have in common, from 0 to 1, in any order. */
export function similarity(
  one: readonly string[],
  other: readonly string[],
): number {
  const left = new Map<string, number>();
  for (const piece of one) left.set(piece, (left.get(piece) ?? 0) + 1);
  let common = 0;
  for (const piece of other) {
    const count = left.get(piece) ?? 0;
    if (count > 0) common += 1;
    left.set(piece, count - 1);
  }
  const all = one.length + other.length;
  return all === 0 ? 1 : (2 * common) / all;
}

/** The changes from one list to another. */
export function compareLists(
  before: readonly string[],
  after: readonly string[],
): Step[] {
  return diffArrays([...before], [...after]).map(({value, added, removed}) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    pieces: value,
  }));
}

/** Words with their punctuation; inline code is one word, as `` `a b` ``. */
export function splitWords(text: string): string[] {
  return text.match(/(?:`[^`]*`|\S)+/gu) ?? [];
}

/** Fewer unchanged words between changed ones would be hard to read. */
const MIN_UNCHANGED = 3;

/** The changes from one text to another, without islands of a word or two. */
export function compareWords(
  before: readonly string[],
  after: readonly string[],
): Step[] {
  const steps = compareLists(before, after);
  const result: Step[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    if (removed.length > 0) result.push({change: 'removed', pieces: removed});
    if (added.length > 0) result.push({change: 'added', pieces: added});
    [removed, added] = [[], []];
  };
  for (const [index, {change, pieces}] of steps.entries()) {
    const isBetween = index > 0 && index < steps.length - 1;
    const isIsland = isBetween && pieces.length < MIN_UNCHANGED;
    if (change === 'same' && !isIsland) {
      flush();
      result.push({change, pieces});
      continue;
    }
    if (change !== 'added') removed.push(...pieces);
    if (change !== 'removed') added.push(...pieces);
  }
  flush();
  return result;
}

/** Equal for equal text. */
export function keyOf(value: Block | Section): string {
  return JSON.stringify(value);
}

/** All words of a section. */
export function wordsOf({heading, blocks}: Section): string[] {
  const words = blocks.flatMap(({pieces}) => pieces).join(' ');
  return `${heading} ${words}`.split(/\s+/u);
}

/** Compares the blocks of a section. */
function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): BlockChange[] {
  const changes: BlockChange[] = [];
  let [old, now] = [0, 0];
  let gone: readonly Block[] = [];
  for (const {change, pieces} of compareLists(
    before.map(keyOf),
    after.map(keyOf),
  )) {
    if (change === 'removed') {
      gone = before.slice(old, (old += pieces.length));
      continue;
    }
    const blocks = after.slice(now, (now += pieces.length));
    changes.push(...pairBlocks(gone, change === 'added' ? blocks : []));
    gone = [];
    if (change === 'added') continue;
    old += pieces.length;
    changes.push(...blocks.map((block) => ({change, block})));
  }
  return [...changes, ...pairBlocks(gone, [])];
}

/** Finds new wordings among blocks that were removed and added in the same place. */
function pairBlocks(
  gone: readonly Block[],
  come: readonly Block[],
): BlockChange[] {
  const changes: BlockChange[] = [];
  let next = 0;
  const remove = (end: number): void => {
    for (const block of gone.slice(next, end)) {
      changes.push({change: 'removed', block});
    }
    next = end;
  };
  for (const block of come) {
    const found = gone.findIndex(
      (old, index) => index >= next && isNewWording(old, block),
    );
    const old = gone[found];
    if (!old) {
      changes.push({change: 'added', block});
      continue;
    }
    remove(found);
    next = found + 1;
    const compare = block.kind === 'text' ? compareWords : compareLists;
    const steps = compare(old.pieces, block.pieces);
    changes.push({change: 'rewritten', before: old, after: block, steps});
  }
  remove(gone.length);
  return changes;
}

function isNewWording(old: Block, block: Block): boolean {
  if (old.kind !== block.kind || old.language !== block.language) return false;
  const words = ({pieces}: Block): string[] => pieces.join(' ').split(/\s+/u);
  return similarity(words(old), words(block)) >= MIN_SIMILARITY.block;
}

/** For each new section, the index of the old one that it replaces. */
function pairSections(
  before: readonly Section[],
  after: readonly Section[],
): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (fits: (old: Section) => boolean): number | undefined => {
    const found = before.findIndex(
      (old, index) => free.has(index) && fits(old),
    );
    return free.delete(found) ? found : undefined;
  };
  const byId = after.map(({id}) => take((old) => old.id === id));
  return after.map((section, index) => {
    const words = wordsOf(section);
    return (
      byId[index] ??
      take(
        (old) =>
          old.id !== '' &&
          similarity(wordsOf(old), words) > MIN_SIMILARITY.section,
      )
    );
  });
}

/**
 * Compares a page in two versions.
 *
 * @returns Sections in the order of the newer page; removed ones where they were.
 */
export function comparePages(
  before: readonly Section[],
  after: readonly Section[],
): SectionChange[] {
  const pairs = pairSections(before, after);
  let now = 0;
  return compareLists(
    [...before.keys()].map(String),
    pairs.map((old, index) => String(old ?? `new ${index}`)),
  ).flatMap(({change, pieces}) =>
    pieces.flatMap((name): SectionChange[] => {
      const index = Number(name);
      const old = before[index];
      if (change === 'removed') {
        const isGone = old && !pairs.includes(index);
        return isGone ? [{change, section: old}] : [];
      }
      const section = after[now];
      now += 1;
      if (!section) return [];
      if (!old) return [{change: 'added', section}];
      const isSame = change === 'same' && keyOf(section) === keyOf(old);
      if (isSame) return [{change, section}];
      return [
        {
          change: 'rewritten',
          before: old,
          after: section,
          blocks: compareBlocks(old.blocks, section.blocks),
          hasMoved: change === 'added',
        },
      ];
    }),
  );
}

/** A page in one version: what it shares with the other, and what only it has. */
export function sectionsOf(
  changes: readonly SectionChange[],
  side: 'removed' | 'added',
): Section[] {
  return changes.flatMap((one) => {
    if (one.change === 'rewritten') {
      return side === 'removed' ? one.before : one.after;
    }
    return one.change === 'same' || one.change === side ? one.section : [];
  });
}
