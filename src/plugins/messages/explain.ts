import {findAll, isOfPlatform, textOf, type Finding} from './findings';
import {readPasted, type Condition, type Pasted} from './pasted';
import type {Message} from './readMessages';
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

/** More answers than these help nobody. */
const MOST_ANSWERS = 20;

/** What a line says, and what its end means. */
const ANSWERS_OF_A_LINE = 2;

/** What talks to the clusters of the planes: by its source, and in its log. */
const CONTROLLER_SOURCE = /^internal\/(?:controller|clients|openchoreo-api)\//u;
const CONTROLLER_LOG =
  /"controller":|controllerGroup|reflector\.go|-?plane\b/iu;

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
  const isLogOfController = CONTROLLER_LOG.test(pasted.text);
  const answers = new Map<Message, Answer>();
  for (const statement of shown) {
    const [first] = statement;
    const isOfController =
      first && isOfPlatform(first.message)
        ? CONTROLLER_SOURCE.test(first.message.source)
        : isLogOfController;
    for (const finding of statement) {
      const {message} = finding;
      if (answers.has(message)) continue;
      const other = isOfController ? message.controller : undefined;
      const advice = adviceOf({...message, ...other}, finding, pasted);
      const line = Math.min(finding.line + 1, lastLine);
      const words = unwrapped(textOf(finding.match, pasted));
      answers.set(message, {message, line, text: words, advice});
    }
  }
  return [...answers.values()].slice(0, MOST_ANSWERS);
}

/** Groups findings by their condition or line, the best of each first. */
function statementsOf(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<Condition | number, Finding[]>();
  for (const finding of findings) {
    const key = finding.condition ?? finding.line;
    const group = groups.get(key) ?? [];
    group.push(finding);
    groups.set(key, group);
  }
  return [...groups.values()].map(bestOfStatement);
}

function bestOfStatement(findings: Finding[]): Finding[] {
  const best: Finding[] = [];
  for (const finding of findings.sort(byMeaning)) {
    // A reason or code says less than the text beside it.
    const isSaid = best.some(
      (other) =>
        finding.message === other.message ||
        isWithin(finding, other) ||
        (finding.isName && !other.isName),
    );
    if (!isSaid) best.push(finding);
    if (best.length === ANSWERS_OF_A_LINE) break;
  }
  return best;
}

/** Whether a finding is part of another's own words, not of its values. */
function isWithin({match}: Finding, other: Finding): boolean {
  return other.match.literals.some(
    ({start, end}) => start <= match.start && match.start < end,
  );
}

/** The platform's own words come first, then what says most. */
function byMeaning(a: Finding, b: Finding): number {
  return (
    Number(isOfPlatform(b.message)) - Number(isOfPlatform(a.message)) ||
    Number(a.message.tail ?? false) - Number(b.message.tail ?? false) ||
    Number(a.isName) - Number(b.isName) ||
    b.weight - a.weight ||
    a.match.start - b.match.start
  );
}

/** Of several lines and conditions: those that failed, the last of them first. */
function byUrgency(a: Finding, b: Finding): number {
  const [timeOfA = '', timeOfB = ''] = [a, b].map(
    ({condition}) => condition?.lastTransition,
  );
  return (
    Number(b.condition?.isBad ?? false) - Number(a.condition?.isBad ?? false) ||
    timeOfB.localeCompare(timeOfA) ||
    byMeaning(a, b)
  );
}

function adviceOf(
  {means, tell, do: remedy}: Message,
  {match}: Finding,
  pasted: Pasted,
): string {
  const values: Record<string, string> = {};
  for (const [hole, span] of match.values) {
    values[hole] = unwrapped(textOf(span, pasted));
  }
  const check = tell ? ` To be sure: \`${tell.command}\`. ${tell.shows}` : '';
  return fillHoles(`${means} What to do: ${remedy}${check}`, values);
}

/** A text of several lines in one: a terminal breaks lines inside of words. */
function unwrapped(text: string): string {
  return text
    .replace(/(\S)\n(?=\S)/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}
