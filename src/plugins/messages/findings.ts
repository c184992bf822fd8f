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
import {HOLE} from './texts';

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

/**
 * What the platform, Kubernetes, Docker, Helm and builds print around texts that
 * other programs print, too. One more finds them in more of what people paste, and in
 * more that isn't about the platform: the tests have lines of both kinds.
 */
const PLATFORM_SIGNS = signs.platform.map(fold);
const ALL_SIGNS = [...PLATFORM_SIGNS, ...signs.cluster.map(fold)];
/** What others that run on a cluster print; the platform has none of them. */
const SIGNS_OF_OTHERS = signs.others.map(fold);

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
  const hasSign = (sign: string): boolean => all.includes(sign);
  if (SIGNS_OF_OTHERS.some(hasSign) && !PLATFORM_SIGNS.some(hasSign)) return [];
  // Most are nowhere in the text, and few are left to look for in each statement.
  const possible = wanted.filter(
    ({pattern, signs: needed}) =>
      pattern.every(({literal}) => all.includes(literal)) &&
      (needed?.some(hasSign) ?? true),
  );
  const findings: Finding[] = [];
  for (const statement of statements) {
    const [best = []] = statement.readings
      .map((reading) => findIn(statement, reading, possible))
      .sort((a, b) => weightOf(b) - weightOf(a));
    findings.push(...best);
  }
  return findings;
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
      const {name} = item;
      const isNamed = name === undefined || name === found;
      if (!isNamed || isTypeOnly(statement, name)) continue;
      const above = starts.filter((start) => start <= match.start);
      const line = statement.line + above.length - 1;
      findings.push({...item, statement, text, match, line});
    }
  }
  return findings;
}

/** Whether a reason is the type of a condition: `BuildCompleted`, as `BuildFailed`. */
function isTypeOnly({condition}: Statement, name?: string): boolean {
  if (name === undefined || condition?.get('type') !== name) return false;
  return (condition.get('reason') ?? name) !== name;
}

function weightOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, {weight}) => sum + weight, 0);
}

/** Whether the platform prints a message itself: its source is a file. */
export function isOfPlatform({source}: Message): boolean {
  return source.includes('/');
}

function wantedOf(message: Message): Wanted[] {
  const beside = message.beside?.map(fold);
  const usual = isOfPlatform(message) ? PLATFORM_SIGNS : ALL_SIGNS;
  const {reason, code} = message;
  const names = [reason, code].filter((name) => name !== undefined);
  return [
    ...message.message.map((text) => wantedText(message, text, beside)),
    ...message.shared.map((text) => wantedText(message, text, beside ?? usual)),
    ...names.map((name) => ({...wantedText(message, name, beside), name})),
  ];
}

function wantedText(
  message: Message,
  text: string,
  needed: Wanted['signs'],
): Wanted {
  const weight = text.replace(HOLE, '').replace(/\s/gu, '').length;
  const pattern = parsePattern(text);
  return {message, pattern, weight, name: undefined, signs: needed};
}
