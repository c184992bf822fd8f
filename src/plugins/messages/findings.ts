import type {Condition} from './conditions';
import {fold} from './folded';
import type {Pasted} from './pasted';
import type {Message} from './readMessages';
import {CLUSTER_SIGNS, hasSign, PLATFORM_SIGNS} from './signs';
import {
  findName,
  findTemplate,
  parseTemplate,
  type Match,
  type Template,
} from './template';

/** A message that a text has. */
export interface Finding {
  readonly message: Message;
  readonly match: Match;
  readonly line: number;
  readonly condition: Condition | undefined;
  /** Whether only the reason or the code of the message was found. */
  readonly isName: boolean;
  /** How much of a text the message decides. */
  readonly weight: number;
}

/** Finds all messages in a text, also those inside of others. */
export function findAll(
  messages: readonly Message[],
  pasted: Pasted,
): Finding[] {
  const findings: Finding[] = [];
  const {text, folded, ends, lineOf, conditionOf} = pasted;
  const isAboutPlatform = hasSign(PLATFORM_SIGNS, folded);
  const isAboutCluster = isAboutPlatform || hasSign(CLUSTER_SIGNS, folded);
  for (const {message, signs, own, shared, names} of prepared(messages)) {
    if (signs.length > 0 && !hasSign(signs, folded)) continue;
    const add = (match: Match, isName: boolean, weight: number): void => {
      const line = lineOf[match.start] ?? 0;
      const condition = conditionOf.get(line);
      findings.push({message, match, line, condition, isName, weight});
    };
    const isNear = isOfPlatform(message) ? isAboutPlatform : isAboutCluster;
    const isSure = isNear || signs.length > 0;
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

/** Whether the platform prints a message itself: its source is a file. */
export function isOfPlatform({source}: Message): boolean {
  return source.includes('/');
}
