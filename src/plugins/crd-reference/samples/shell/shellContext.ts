import type {SampleSite} from '../checkBlocks';
import type {ChartValues} from '../readCharts';
import type {Problem} from '../../engine/value';

import {
  positionOf,
  UNKNOWN,
  type ShellInput,
  type ShellWord,
} from './readShell';

/** The charts that exist in a docs version. */
export interface Charts {
  /** URL of the registry, without a trailing slash. */
  readonly registry: string;
  readonly version: string;
  readonly names: readonly string[];
  /** By chart; the values of one that is missing aren't checked. */
  readonly values: Readonly<Record<string, ChartValues>>;
}

/** The text of a file that a page shows or writes. */
export interface LocalFile {
  readonly text: string;
  /** The line of the page above its first line. */
  readonly line: number;
}

/** What of a site the commands of its pages are checked against. */
type ShellSite = Pick<
  SampleSite,
  'catalog' | 'charts' | 'samplesUrl' | 'sampleFiles'
>;

/** Everything that the commands of a block are checked against. */
export interface ShellContext extends ShellSite {
  readonly source: string;
  /** The line of the page above the first line of the block. */
  readonly line: number;
  /**
   * Files that the reader has at this point: titles of blocks, names in the text,
   * and files that commands write, with their text if the page has it. Files of
   * this block are added.
   */
  readonly localFiles: Map<string, LocalFile | undefined>;
  /** Variables that are set at this point; those of this block are added. */
  readonly variables: Set<string>;
  /** Samples that commands use are added here. */
  readonly namedSamples: Set<string>;
  readonly problems: Problem[];
}

/** Adds a mistake with the position of a word. */
export function reportAt(
  {source, problems}: ShellContext,
  word: ShellWord,
  what: string,
  remedy: string,
): void {
  const at = positionOf(source, word.offset);
  problems.push({at, path: '', what, remedy});
}

/** Adds problems of a file of the page, by the lines of the block. */
export function reportIn(
  context: ShellContext,
  file: LocalFile,
  problems: readonly Problem[],
): void {
  for (const problem of problems) {
    const line = file.line + problem.at.line - context.line;
    context.problems.push({...problem, at: {...problem.at, line}});
  }
}

/** The here-document of a command. */
export function inputFile(
  {text, offset}: ShellInput,
  {source, line}: ShellContext,
): LocalFile {
  return {text, line: line + positionOf(source, offset).line - 1};
}

/** Whether only the shell or the reader knows the complete value. */
export function isUnknown(value: string): boolean {
  return value.includes(UNKNOWN);
}
