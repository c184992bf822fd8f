import type {Reading, Statement} from './pasted';
import {
  findPattern,
  fold,
  parsePattern,
  type Match,
  type Pattern,
} from './pattern';
import type {Message} from './readMessages';
import signs from './signs.json';
import {HOLE} from './words';

/** One text, reason or code of a message, to be found. */
interface Wanted {
  readonly message: Message;
  readonly pattern: Pattern;
  /** How many characters its literals have. */
  readonly weight: number;
  /** A reason or a code, which is written exactly so. */
  readonly name: string | undefined;
  /** If given, one of these must be in the pasted text, folded. */
  readonly signs: readonly string[] | undefined;
}

/** A statement of a pasted text that says what is wanted. */
export interface Finding extends Wanted {
  readonly statement: Statement;
  /** The reading of the statement in which it is. */
  readonly text: string;
  readonly match: Match;
  /** Where it begins in the pasted text; starts at 1. */
  readonly line: number;
}

/** The platform's words, and those of Kubernetes, Docker, Helm and what runs on them. */
const CLUSTER_SIGNS = [...signs.platform, ...signs.cluster];

/** The same messages are asked with every key that a reader presses. */
const WANTED = new WeakMap<readonly Message[], readonly Wanted[]>();

/** Finds all messages in the statements of a text, also those inside of others. */
export function findAll(
  messages: readonly Message[],
  statements: readonly Statement[],
): Finding[] {
  const wanted = WANTED.get(messages) ?? messages.flatMap(wantedOf);
  WANTED.set(messages, wanted);
  const all = statements
    .flatMap(({readings}) => readings.map(({folded}) => folded))
    .join('\n');
  // Most are nowhere in the text, and few are left to look for in each statement.
  const possible = wanted.filter(
    ({pattern, signs: needed}) =>
      pattern.every(({literal}) => all.includes(literal)) &&
      (needed?.some((sign) => all.includes(sign)) ?? true),
  );
  return statements.flatMap((statement) => {
    const found = statement.readings.map((reading) =>
      findIn(statement, reading, possible),
    );
    return found.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
  });
}

/** Finds what is wanted in a reading of a statement. */
function findIn(
  statement: Statement,
  {text, folded, starts}: Reading,
  wanted: readonly Wanted[],
): Finding[] {
  const findings: Finding[] = [];
  for (const item of wanted) {
    for (const match of findPattern(item.pattern, folded)) {
      const found = text.slice(match.start, match.end);
      if (item.name !== undefined && item.name !== found) continue;
      const above = starts.filter((start) => start <= match.start);
      const line = statement.line + above.length - 1;
      findings.push({...item, statement, text, match, line});
    }
  }
  return findings;
}

function weightOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, {weight}) => sum + weight, 0);
}

/** Whether the platform prints a message itself: its source is a file. */
export function isOfPlatform({source}: Message): boolean {
  return source.includes('/');
}

function wantedOf(message: Message): Wanted[] {
  const wanted: Wanted[] = [];
  const want = (text: string, needed: Wanted['signs'], name?: string): void => {
    const pattern = parsePattern(text);
    const weight = text.replace(HOLE, '').replace(/\s/gu, '').length;
    wanted.push({message, pattern, weight, name, signs: needed});
  };
  const own = message.beside?.map(fold);
  const usual = isOfPlatform(message) ? signs.platform : CLUSTER_SIGNS;
  for (const text of message.message) want(text, own);
  for (const text of message.shared) want(text, own ?? usual);
  for (const name of [message.reason, message.code]) {
    if (name !== undefined) want(name, own, name);
  }
  return wanted;
}
