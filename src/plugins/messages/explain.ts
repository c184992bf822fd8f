import {findAll, isOfPlatform, type Finding} from './findings';
import {readPasted, type Pasted} from './pasted';
import type {Message} from './readMessages';
import {CONTROLLER_SIGNS, hasSign, PLATFORM_SIGNS} from './signs';
import {byUrgency, statementsOf} from './statements';
import {textOf} from './template';
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

/** Where the source of what talks to the clusters of the planes is. */
const CONTROLLER_SOURCE = /^internal\/(?:controller|clients|openchoreo-api)\//u;

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
  for (const statement of shown) {
    for (const finding of statement) {
      const {message} = finding;
      if (answers.has(message)) continue;
      const line = Math.min(finding.line + 1, lastLine);
      const advice = isOfController(statement, pasted)
        ? {...message, ...message.controller}
        : message;
      answers.set(message, answerOf(finding, line, advice, pasted));
    }
  }
  return [...answers.values()].slice(0, MOST_ANSWERS);
}

/** Whether a controller of the platform, or its API server, says something. */
function isOfController(
  statement: readonly Finding[],
  pasted: Pasted,
): boolean {
  const [first] = statement;
  if (first === undefined) return false;
  if (isOfPlatform(first.message)) {
    return CONTROLLER_SOURCE.test(first.message.source);
  }
  const signs = first.condition ? PLATFORM_SIGNS : CONTROLLER_SIGNS;
  return hasSign(signs, pasted.folded);
}

function answerOf(
  {message, match}: Finding,
  line: number,
  advice: Message,
  {text, folded}: Pasted,
): Answer {
  const values: Record<string, string> = {};
  for (const [hole, span] of match.values) {
    values[hole] = unwrapped(textOf(span, text, folded));
  }
  return {
    message,
    line,
    text: unwrapped(textOf(match, text, folded)),
    advice: fillHoles(adviceOf(advice), values),
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
