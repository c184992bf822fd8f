import type {Catalog} from '../../engine/catalog';
import type {ShellInput, ShellWord} from '../shell/readShell';
import {isUnknown, type Charts} from '../shell/shellContext';

/** What commands make, need and remove. */
export type Thing =
  /** What the platform runs; what needs it needs its pods to answer. */
  | 'application'
  | 'cluster'
  | 'container'
  | 'context'
  | 'image'
  | 'label'
  | 'namespace'
  | 'object'
  | 'port'
  | 'release'
  | 'repository'
  | 'secret'
  /** Pods that began to start, by namespace; what needs it needs it to be over. */
  | 'start';

/** A name that a command makes, needs or removes. */
export interface FlowEvent {
  readonly does: 'makes' | 'needs' | 'removes';
  readonly what: Thing;
  /** Absent: one that only the reader knows, or all. */
  readonly name?: string | undefined;
  /** Namespace of a release, Secret or object, if it is known. */
  readonly within?: string | undefined;
  /** Offset in the block. */
  readonly offset: number;
  /** Of pods that start: the chart that they come from, and those inside. */
  readonly charts?: readonly string[];
  /** Of what needs pods: the API group of an object, if only its are meant. */
  readonly group?: string;
  /** Whether the command fails if there is one, so nothing earlier made it. */
  readonly isNew?: boolean;
  /** Whether the command fails if there is none yet, even for a moment. */
  readonly isSudden?: boolean;
  /** Whether it is of a kind whose objects make others. */
  readonly isFromPlatform?: boolean;
  /** Whether it goes with what made it. */
  readonly isOwned?: boolean;
  /** Whether the name is only used later, so it may be made later too. */
  readonly isPatient?: boolean;
}

/** A command, split for the tables of its tool. */
export interface ToolCall {
  /** All words after the tool's name. */
  readonly words: readonly ShellWord[];
  /** Those before `--` that are neither options nor their values. */
  readonly arguments: readonly ShellWord[];
  readonly input: ShellInput | undefined;
  readonly offset: number;
}

/** What the tables ask about a page and its docs version. */
export interface FlowContext {
  readonly catalog: Catalog;
  /** The text of a file that the page shows or the site publishes. */
  readonly textOf: (file: string) => string | undefined;
  readonly charts: Charts | undefined;
}

export type Tool = (call: ToolCall, context: FlowContext) => FlowEvent[];

/**
 * One event for each value of the words; only what is removed may be unknown.
 *
 * @param nameOf - The name in a value, if it is not the whole value.
 */
export function each(
  does: FlowEvent['does'],
  what: Thing,
  words: readonly ShellWord[],
  more: Partial<FlowEvent> = {},
  nameOf: (value: string) => string | undefined = String,
): FlowEvent[] {
  return words.flatMap(({values, offset}) =>
    values
      .map((value) => nameOf(value) ?? '')
      .filter((name) => name !== '' && (does === 'removes' || !isUnknown(name)))
      .map((name) => ({
        ...{does, what, offset},
        name: isUnknown(name) ? undefined : name,
        ...more,
      })),
  );
}

/** Whether a command has one of the options, also with a value after `=`. */
export function has({words}: ToolCall, ...names: readonly string[]): boolean {
  return words.some(({text}) => names.includes(text.split('=')[0] ?? ''));
}

/** Whether two events may be about one thing. */
export function isSame(one: FlowEvent, other: FlowEvent): boolean {
  const {what, name = '', within} = one;
  const {name: otherName = name, within: otherWithin = within} = other;
  return (
    what === other.what &&
    (one.name === undefined ||
      name === otherName ||
      // `Job/` is about all Jobs.
      (name.endsWith('/') && otherName.startsWith(name))) &&
    (what === 'port' || within === undefined || within === otherWithin)
  );
}

/** Whether a text has a name as a word of its own. */
export function hasName(text: string, name: string): boolean {
  return text === name || text.split(/[^\w.:/-]+/u).includes(name);
}
