import type {Condition} from './conditions';
import {fold, type Folded} from './folded';
import {readPasted, type Pasted} from './pasted';
import type {Message} from './readMessages';
import {
  findName,
  findTemplate,
  parseTemplate,
  textOf,
  type Match,
  type Template,
} from './template';
import {fillHoles} from './words';

/** What a text says, and what to do about it. */
export interface Answer {
  readonly message: Message;
  /** Line of the pasted text where the message begins; starts at 1. */
  readonly line: number;
  /** The words of the pasted text that the message explains. */
  readonly text: string;
  /** With the values of the pasted text; code is between backticks. */
  readonly advice: string;
}

/** A message that a text has. */
interface Finding {
  readonly message: Message;
  readonly match: Match;
  readonly line: number;
  readonly condition: Condition | undefined;
  /** Whether only the reason or the code of the message was found. */
  readonly isName: boolean;
  /** How much of a text the message decides. */
  readonly weight: number;
}

/** More answers than these help nobody. */
const MOST_ANSWERS = 20;

/** What a line says, and what its end means. */
const ANSWERS_OF_A_LINE = 2;

/**
 * Words that only a text about the platform has: its name, and those of its kinds
 * that no other platform has.
 */
const PLATFORM_SIGNS = [
  'choreo',
  'ServiceBinding',
  'WebApplication',
  'ScheduledTask',
  'ComponentDeployment',
  'ComponentEnvSnapshot',
  'ComponentTypeDefinition',
  'DeploymentPipeline',
  'BuildPlane',
  'DataPlane',
  'APIBinding',
  'GitCommitRequest',
].map((sign) => fold(sign).text);

/**
 * Explains a pasted status, description, table of events, response or log with
 * the messages of a version. Of each line or condition there is what it says, and
 * what its end means:
 *
 *   Failed to get dataplane: dial tcp 10.0.0.1:6443: connect: connection refused
 *   └ the platform's own ──┘ └ of a library, its second answer ─────────────────┘
 *
 * @returns The condition that failed last comes first, then the platform's own
 *   messages, then those that decide most of a line.
 */
export function explain(
  text: string,
  messages: readonly Message[],
): readonly Answer[] {
  const pasted = readPasted(text);
  const statements = statementsOf(findAll(messages, pasted));
  const hasFailed = statements.some(([first]) => first?.condition?.isBad);
  const shown = statements
    .filter(([first]) => !(hasFailed && first?.condition?.isBad === false))
    .sort(([a], [b]) => (a && b ? byUrgency(a, b) : 0));
  // JSON in one line was read in many.
  const lastLine = text.split('\n').length;
  const answers = new Map<Message, Answer>();
  for (const finding of shown.flat()) {
    const {message} = finding;
    if (answers.has(message)) continue;
    const line = Math.min(finding.line + 1, lastLine);
    answers.set(message, {...answerOf(finding, pasted), line});
  }
  return [...answers.values()].slice(0, MOST_ANSWERS);
}

/** Finds all messages in a text, also those inside of others. */
function findAll(messages: readonly Message[], pasted: Pasted): Finding[] {
  const findings: Finding[] = [];
  const {text, folded, ends, lineOf, conditionOf} = pasted;
  const isAboutPlatform = hasSign(PLATFORM_SIGNS, folded);
  for (const {message, signs, own, shared, names} of prepared(messages)) {
    if (signs.length > 0 && !hasSign(signs, folded)) continue;
    const add = (match: Match, isName: boolean, weight: number): void => {
      const line = lineOf[match.start] ?? 0;
      const condition = conditionOf.get(line);
      findings.push({message, match, line, condition, isName, weight});
    };
    const isSure = isAboutPlatform || signs.length > 0;
    for (const template of isSure ? [...own, ...shared] : own) {
      for (const match of findTemplate(template, folded, ends)) {
        add(match, false, template.weight);
      }
    }
    for (const name of names) {
      for (const match of findName(name, text, folded)) {
        add(match, true, name.length);
      }
    }
  }
  return findings;
}

function hasSign(signs: readonly string[], {text}: Folded): boolean {
  return signs.some((sign) => text.includes(sign));
}

/** A message whose texts have been split. */
interface PreparedMessage {
  readonly message: Message;
  /** Of which one must be in a text, folded. */
  readonly signs: readonly string[];
  readonly own: readonly Template[];
  readonly shared: readonly Template[];
  readonly names: readonly string[];
}

/** The same messages are asked with every key that a reader presses. */
const PREPARED = new WeakMap<readonly Message[], readonly PreparedMessage[]>();

function prepared(messages: readonly Message[]): readonly PreparedMessage[] {
  const known = PREPARED.get(messages) ?? messages.map(prepare);
  PREPARED.set(messages, known);
  return known;
}

function prepare(message: Message): PreparedMessage {
  return {
    message,
    signs: (message.beside ?? []).map((sign) => fold(sign).text),
    own: [...message.message, ...message.more].map(parseTemplate),
    shared: message.shared.map(parseTemplate),
    names: [message.reason, message.code].filter((name) => name !== undefined),
  };
}

/** Groups findings by their condition or line, the best of each first. */
function statementsOf(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<Condition | number, Finding[]>();
  for (const finding of findings) {
    const key = finding.condition ?? finding.line;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].map(bestOfStatement);
}

function bestOfStatement(findings: Finding[]): Finding[] {
  const best: Finding[] = [];
  for (const finding of findings.sort(byMeaning)) {
    const isSaid = best.some(
      (other) => finding.message === other.message || isWithin(finding, other),
    );
    if (!isSaid) best.push(finding);
  }
  return best.slice(0, ANSWERS_OF_A_LINE);
}

/** Whether a finding is part of another's own words, not of its values. */
function isWithin({match}: Finding, other: Finding): boolean {
  return other.match.literals.some(
    ({start, end}) => start <= match.start && match.start < end,
  );
}

/** Of a line or condition: the platform's own words, then what says most. */
function byMeaning(a: Finding, b: Finding): number {
  return (
    Number(isOfPlatform(b)) - Number(isOfPlatform(a)) ||
    Number(isTail(a)) - Number(isTail(b)) ||
    Number(a.isName) - Number(b.isName) ||
    b.weight - a.weight ||
    a.match.start - b.match.start
  );
}

/** Of several lines and conditions. */
function byUrgency(a: Finding, b: Finding): number {
  return (
    Number(isBad(b)) - Number(isBad(a)) ||
    lastTransitionOf(b).localeCompare(lastTransitionOf(a)) ||
    Number(isOfPlatform(b)) - Number(isOfPlatform(a)) ||
    Number(a.isName) - Number(b.isName) ||
    b.weight - a.weight
  );
}

function isBad({condition}: Finding): boolean {
  return condition?.isBad === true;
}

function lastTransitionOf({condition}: Finding): string {
  return condition?.lastTransition ?? '';
}

function isTail({message}: Finding): boolean {
  return message.tail === true;
}

/** Whether the platform prints a message itself: its source is a file. */
function isOfPlatform({message}: Finding): boolean {
  return message.source.includes('/');
}

function answerOf({message, match}: Finding, pasted: Pasted) {
  const {text, folded} = pasted;
  const values: Record<string, string> = {};
  for (const [hole, span] of match.values) {
    values[hole] = unwrapped(textOf(span, text, folded));
  }
  return {
    message,
    text: unwrapped(textOf(match, text, folded)),
    advice: fillHoles(adviceOf(message), values),
  };
}

/** A text of several lines in one: a terminal breaks lines inside of words. */
function unwrapped(text: string): string {
  return text
    .replace(/(\S)\n(?=\S)/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

function adviceOf({means, tell, do: remedy}: Message): string {
  const check = tell ? ` To be sure: \`${tell.command}\`. ${tell.shows}` : '';
  return `${means} What to do: ${remedy}${check}`;
}
