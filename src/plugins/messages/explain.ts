import {findAll, isOfPlatform, type Finding} from './findings';
import {conditionState, readStatements} from './pasted';
import type {Span} from './pattern';
import type {Message} from './readMessages';
import {fillHoles} from './texts';

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

/** What a line says, and what its end means; not what only wraps these. */
const ANSWERS_OF_A_LINE = 2;

/** What talks to the clusters of the planes: by its source, and in its log. */
const CONTROLLER_SOURCE = /^internal\/(?:controller|clients|openchoreo-api)\//u;
const CONTROLLER_LOG = /"controller":|reflector\.go.*choreo/iu;
const LOG_OF_OTHERS = /"controllerGroup": ?"(?!openchoreo)/u;

/**
 * Explains a pasted status, description, table of events, response or log with the
 * messages of a version:
 *
 *   text → statements   lines, with those that go on with them    (pasted.ts)
 *        → findings     of which messages they have the literals  (findings.ts)
 *        → answers      the messages, with the values of the text
 *
 * A line has two answers at most, what it says and what its end means:
 *
 *   Failed to get dataplane: dial tcp 10.0.0.1:6443: connect: connection refused
 *   └ the platform's own ──┘ └ of a library ────────────────────────────────────┘
 *
 * @returns The condition that failed last comes first, then the platform's own
 *   messages, then those that decide most of a line; and after all causes, the
 *   messages that only wrap one.
 */
export function explain(
  text: string,
  messages: readonly Message[],
): readonly Answer[] {
  const findings = findAll(messages, readStatements(text)).sort(
    (a, b) => byUrgency(a, b) || byMeaning(a, b),
  );
  const hasFailed = findings.some(isBad);
  const shown: Finding[] = [];
  for (const finding of findings) {
    if (shown.length === MOST_ANSWERS) break;
    const isMoot =
      hasFailed && conditionState(finding.statement.condition) === 'good';
    if (!isMoot && addsTo(shown, finding)) shown.push(finding);
  }
  const wrappers = new Set(shown.filter((one) => isWrapper(one, shown)));
  const wraps = (finding: Finding) => Number(wrappers.has(finding));
  return [...shown]
    .sort((a, b) => byUrgency(a, b) || wraps(a) - wraps(b))
    .map((finding) => answerOf(finding, shown, text));
}

/** Whether a finding says something that better ones don't. */
function addsTo(better: readonly Finding[], finding: Finding): boolean {
  if (better.some(({message}) => message === finding.message)) return false;
  const beside = better.filter((other) => isBeside(other, finding));
  // A reason or code says less than a text beside it.
  const hasText = beside.some(({name}) => name === undefined);
  const saysLess = finding.name !== undefined && hasText;
  const causes = beside.filter(({message}) => !message.wraps);
  if (saysLess || causes.length === ANSWERS_OF_A_LINE) return false;
  return !beside.some((other) => isWithin(finding, other));
}

/** Whether two findings are in the same line or condition. */
function isBeside(a: Finding, b: Finding): boolean {
  const {condition} = a.statement;
  if (a.line === b.line) return true;
  return condition !== undefined && condition === b.statement.condition;
}

/** Whether a finding is part of another's own words, not of its values. */
function isWithin({statement, match}: Finding, other: Finding): boolean {
  if (statement !== other.statement) return false;
  const [{start: place} = match] = match.literals;
  return other.match.literals.some(
    ({start, end}) => start <= place && place < end,
  );
}

/** Conditions that failed come first, the last of them before the others. */
function byUrgency(a: Finding, b: Finding): number {
  const time = ({statement: {condition}}: Finding): string =>
    condition?.get('lasttransitiontime') ?? '';
  return Number(isBad(b)) - Number(isBad(a)) || time(b).localeCompare(time(a));
}

/** Whether a finding only says where the cause is, which another in its end has. */
function isWrapper(finding: Finding, shown: readonly Finding[]): boolean {
  const {message, match, statement} = finding;
  if (message.wraps) return true;
  const {tail} = match;
  if (!tail) return false;
  const inEnd = shown.filter((other) => other.match.start >= tail.start);
  return inEnd.some(
    (other) => other.statement === statement && !other.message.tail,
  );
}

/** Tails come last, and bare reasons; then, the platform's own words come first. */
function byMeaning(a: Finding, b: Finding): number {
  return (
    Number(a.message.tail ?? false) - Number(b.message.tail ?? false) ||
    Number(a.name !== undefined) - Number(b.name !== undefined) ||
    Number(isOfPlatform(b.message)) - Number(isOfPlatform(a.message)) ||
    b.weight - a.weight ||
    a.line - b.line
  );
}

function isBad({statement}: Finding): boolean {
  return conditionState(statement.condition) === 'bad';
}

/** @param shown - Of all findings, those that are answered. */
function answerOf(
  finding: Finding,
  shown: readonly Finding[],
  text: string,
): Answer {
  const {message, match, line} = finding;
  const textOf = ({start, end}: Span) => finding.text.slice(start, end).trim();
  const values = new Map<string, string>();
  for (const [hole, span] of match.values) values.set(hole, textOf(span));
  // The first of a line says who speaks.
  const first = shown.find((other) => isBeside(other, finding)) ?? finding;
  const isByController = isOfPlatform(first.message)
    ? CONTROLLER_SOURCE.test(first.message.source)
    : CONTROLLER_LOG.test(text) && !LOG_OF_OTHERS.test(text);
  const record = (isByController && message.controller) || message;
  const advice = [record.means, `What to do: ${record.do}`];
  if (message.tell) {
    const {command, shows} = message.tell;
    advice.push(`To be sure: \`${command}\`. ${shows}`);
  }
  return {
    message,
    // JSON in one line was read in many.
    line: Math.min(line, text.trimEnd().split('\n').length),
    text: textOf(match),
    advice: fillHoles(advice.join(' '), values),
  };
}
