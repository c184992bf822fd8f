import {diffLists} from './diffLists';

/** A file of a docs version, as far as a reader sees it. */
export interface VersionText {
  readonly text: string;
  /** Version-bound values that `%{name}` stands for. */
  readonly constants: ReadonlyMap<string, string>;
}

/** How a file of one docs version differs from that of another. */
export type Comparison =
  | {readonly state: 'identical'}
  /** The text is one; these constants have other values. */
  | {readonly state: 'constants'; readonly names: readonly string[]}
  | {
      readonly state: 'different';
      readonly removed: number;
      readonly added: number;
    };

const PLACEHOLDER = /%\{([a-z0-9-]+)\}/g;

/** Compares a file of two docs versions, line by line. */
export function compareTexts(from: VersionText, to: VersionText): Comparison {
  if (from.text === to.text) {
    const names = namesIn(from.text).filter(
      (name) => from.constants.get(name) !== to.constants.get(name),
    );
    return names.length > 0
      ? {state: 'constants', names}
      : {state: 'identical'};
  }
  const edits = diffLists(linesOf(from.text), linesOf(to.text));
  const count = (change: string): number =>
    edits.filter((edit) => edit.change === change).length;
  return {
    state: 'different',
    removed: count('removed'),
    added: count('added'),
  };
}

/** The lines of a text; the end of the last one begins no further line. */
export function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

function namesIn(text: string): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
