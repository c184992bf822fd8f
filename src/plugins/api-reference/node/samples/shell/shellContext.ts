import type {Catalog} from '../catalog';
import type {Problem} from '../value';

import {positionOf, UNKNOWN, type ShellWord} from './readShell';

/** The charts that exist in a docs version. */
export interface Charts {
  /** Address before a chart's name, without a slash at its end. */
  readonly registry: string;
  readonly version: string;
  readonly names: readonly string[];
}

/** What the commands of a block are checked against. */
export interface ShellContext {
  readonly source: string;
  readonly catalog: Catalog;
  /** Absent where a version has no list of charts. */
  readonly charts?: Charts | undefined;
  /** Address of the version's published samples, without a slash at its end. */
  readonly samplesUrl: string;
  /** Published samples, from the samples folder. */
  readonly sampleFiles: ReadonlySet<string>;
  /**
   * Files that the reader has by now: titles of blocks, names in the text, and
   * what commands write; those of this block are added.
   */
  readonly localFiles: Set<string>;
  /** Samples that a command names are added here. */
  readonly namedSamples: Set<string>;
  readonly problems: Problem[];
}

/** Adds a mistake at a word. */
export function reportAt(
  {source, problems}: ShellContext,
  word: ShellWord,
  what: string,
  remedy: string,
): void {
  problems.push({
    at: positionOf(source, word.offset),
    path: '',
    what,
    remedy,
  });
}

/** Whether only the shell or the reader knows the whole of a value. */
export function isUnknown(value: string): boolean {
  return value.includes(UNKNOWN);
}
