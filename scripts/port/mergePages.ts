import {mergeLists, type Merged} from './mergeLists';

/** A change that the other page has no place for. */
export interface LeftBlock {
  /** The heading above it; empty before the first. */
  readonly heading: string;
  /** Line in the merged page. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

export interface MergedPages {
  readonly text: string;
  readonly left: readonly LeftBlock[];
}

/**
 * Makes the change from one text of a page to another in the same page of
 * another version: block by block, and word by word in blocks that differ
 * between the versions. What meets a difference is left.
 */
export function mergePages(
  before: string,
  after: string,
  page: string,
): MergedPages {
  const parts = mergeLists(blocksOf(before), blocksOf(page), blocksOf(after));
  const left: LeftBlock[] = [];
  let text = '';
  for (const part of parts) {
    if (part.status === 'merged') text += part.items.join('');
    else {
      const words = mergeWords(part);
      if (words === undefined) {
        left.push({
          heading: text.match(/^#+ .*$/gmu)?.at(-1) ?? '',
          line: text.split('\n').length,
          before: part.base.join(''),
          after: part.theirs.join(''),
        });
      }
      text += words ?? part.ours.join('');
    }
  }
  return {text, left};
}

function mergeWords({
  base,
  ours,
  theirs,
}: Extract<Merged, {status: 'conflict'}>): string | undefined {
  const parts = mergeLists(wordsOf(base), wordsOf(ours), wordsOf(theirs));
  return parts.every((part) => part.status === 'merged')
    ? parts.flatMap(({items}) => items).join('')
    : undefined;
}

/** Words with the spaces and signs between them, which together are the text. */
function wordsOf(blocks: readonly string[]): readonly string[] {
  return blocks.join('').match(/[\w%-]+|\s+|[^\w\s%-]/gu) ?? [];
}

/**
 * The blocks of a page, which together are its text: paragraphs, rows of
 * tables, items of lists, and lines of code.
 */
function blocksOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n+|[^\n]+$/gu) ?? [];
}
