import {fillHoles, type Message} from '../model/message';
import {matchLine, type CompiledMessage, type Match} from './compileMessage';
import type {StatusObject} from './parseObjects';
import {
  readObservations,
  type ObjectName,
  type Observation,
  type Pasted,
  type TextKind,
} from './readObservations';

/** A message that explains a part of a pasted text. */
export interface Answer {
  readonly message: Message;
  readonly observation: Observation;
  /** The text around the match, and the range of the match in it. */
  readonly shown: {
    readonly text: string;
    readonly from: number;
    readonly to: number;
  };
  /** The texts of the message with the values of this case. */
  readonly means: string;
  readonly do: string;
  readonly tell?: Message['tell'];
}

/** What a pasted text means. */
export interface Explanation {
  readonly kind: TextKind;
  /** First causes first, then the best matches. */
  readonly answers: readonly Answer[];
  /** Conditions that are not good and that no message explains. */
  readonly unknown: readonly Observation[];
}

/** More answers than these help nobody. */
const MOST_ANSWERS = 20;

/** Characters of a line that are shown on each side of the match. */
const AROUND = 60;

/**
 * Explains a pasted text with the messages of a version.
 *
 * @param objects - What `parseObjects` found in it, if it may have objects.
 */
export function explain(
  text: string,
  messages: readonly CompiledMessage[],
  objects: readonly StatusObject[] = [],
): Explanation {
  const pasted = readObservations(text, objects);
  const unknown: Observation[] = [];
  const found = new Map<string, {answer: Answer; score: number}>();
  for (const observation of pasted.observations) {
    const best = bestFor(observation, messages);
    if (!best) {
      if (observation.isGood === false) unknown.push(observation);
      continue;
    }
    const answer = answerFrom(observation, best.message, best.match);
    const key = `${best.message.id} ${nameIn(observation.object)}`;
    const before = found.get(key);
    if (!before || before.score < best.score) {
      found.set(key, {answer, score: best.score});
    }
  }
  const depth = depths(pasted);
  const all = [...found.values()];
  const hasBad = all.some(({answer}) => answer.observation.isGood === false);
  const answers = all
    .filter(({answer}) => !(hasBad && answer.observation.isGood === true))
    .sort(
      (a, b) =>
        depth(b.answer.observation.object) -
          depth(a.answer.observation.object) || b.score - a.score,
    )
    .map(({answer}) => answer)
    .slice(0, MOST_ANSWERS);
  return {kind: pasted.kind, answers, unknown};
}

/** The message that fits an observation best; the first of equal ones. */
function bestFor(
  observation: Observation,
  messages: readonly CompiledMessage[],
): {message: Message; match: Match; score: number} | undefined {
  const {text} = observation;
  const lower = text.toLowerCase();
  const [best] = messages
    .flatMap((compiled) => {
      const match = matchLine(compiled, text, lower);
      if (!match) return [];
      const {message} = compiled;
      const score = match.weight + contextScore(message, observation);
      return {message, match, score};
    })
    .sort((a, b) => b.score - a.score);
  return best;
}

/** How well the place of a message fits that of an observation. */
function contextScore(
  {where, reason}: Message,
  {object, condition, reason: given}: Observation,
): number {
  const kind = object?.kind.toLowerCase();
  const kinds = where.kinds?.map((one) => one.toLowerCase());
  const fitsKind = kind !== undefined && kinds?.includes(kind) === true;
  return (
    (fitsKind ? 20 : kind !== undefined && kinds ? -15 : 0) +
    (condition !== undefined && where.condition === condition ? 10 : 0) +
    (given !== undefined && reason === given ? 25 : 0)
  );
}

/**
 * How many of the other objects that do not work wait for an object: what waits
 * for nothing, and others wait for, is the first cause.
 */
function depths({
  objects,
  observations,
}: Pasted): (object: ObjectName | undefined) => number {
  const isBad = new Set(
    observations
      .filter(({isGood}) => isGood === false)
      .map(({object}) => nameIn(object)),
  );
  const waiting = new Map<string, number>();
  for (const object of objects) {
    if (!isBad.has(nameIn(object.object))) continue;
    // A set also goes through what is added on the way.
    const reached = new Set([object]);
    for (const from of reached) {
      for (const other of objects) {
        if (from.uses.has(other.object.name)) reached.add(other);
      }
    }
    reached.delete(object);
    for (const other of reached) {
      const key = nameIn(other.object);
      waiting.set(key, (waiting.get(key) ?? 0) + 1);
    }
  }
  return (object) => waiting.get(nameIn(object)) ?? 0;
}

function nameIn(object: ObjectName | undefined): string {
  return object
    ? `${object.kind.toLowerCase()}/${object.namespace ?? ''}/${object.name}`
    : '';
}

function answerFrom(
  observation: Observation,
  message: Message,
  {from, to, values}: Match,
): Answer {
  const {text, object} = observation;
  const known = new Map<string, string | undefined>([
    ...Object.entries({...object}),
    ...values,
  ]);
  const fill = (words: string): string => fillHoles(words, known);
  const start = Math.max(0, from - AROUND);
  const around = text.slice(start, to + AROUND).trimEnd();
  const {means, tell} = message;
  return {
    ...{message, observation},
    shown: {text: around, from: from - start, to: to - start},
    means: fill(means),
    do: fill(message.do),
    tell: tell && {command: fill(tell.command), shows: fill(tell.shows)},
  };
}
