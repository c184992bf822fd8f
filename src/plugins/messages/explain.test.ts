import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {DOCS_VERSIONS, LATEST, docsVersionByName} from '../../site/versions';
import {explain} from './explain';
import {readMessages, readShownMessages, type Message} from './readMessages';
import {HOLE} from './texts';

const siteDir = path.resolve(import.meta.dirname, '../../..');

function readFixture(name: string): unknown {
  const file = path.join(import.meta.dirname, 'fixtures', name);
  return parse(readFileSync(file, 'utf8'));
}

/** A few records, texts with the IDs that are found in them, and advice. */
const CASES = z
  .strictObject({
    messages: z.array(z.looseObject({id: z.string()})),
    found: z.array(
      z.strictObject({name: z.string(), text: z.string(), found: z.string()}),
    ),
    advice: z.array(z.strictObject({text: z.string(), advice: z.string()})),
  })
  .parse(readFixture('cases.yaml'));

const MESSAGES = CASES.messages.map((record): Message => {
  const texts = {message: [], shared: []};
  return {...texts, where: {}, means: '', do: '', source: '', ...record};
});

test.each(CASES.found)('$name: what is found', ({text, found}) => {
  const ids = explain(text, MESSAGES).map((answer) => answer.message.id);
  expect(ids.join()).toBe(found);
});

test.each(CASES.advice)('$text has its own values', ({text, advice}) => {
  const lines = text.split('\n');
  const answer = explain(text, MESSAGES).at(-1);
  expect(answer).toMatchObject({advice, line: lines.length});
});

test.each([
  'plugin/errors: a b c: read udp d: i/o timeou ',
  'is forbidden: User "u" cannot get resource "r" in API gro ',
  'type: Ready\nstatus: "False"\nmessage: port is already allocated\n',
  '\n'.repeat(45),
])(
  'text like %j takes about eight times as long if it is eight times as long',
  (text) => {
    const messages = readMessages(siteDir, LATEST);
    // Processor time, since other programs take their share of the clock.
    const duration = (length: number): number => {
      const lines = `${text.repeat(length)}\n`.repeat(20);
      const start = process.cpuUsage();
      explain(lines, messages);
      const {user, system} = process.cpuUsage(start);
      return user + system;
    };
    const fastest = (length: number): number =>
      Math.min(...[1, 2, 3].map(() => duration(length)));
    const once = fastest(10);
    // With the square it would be 64 times.
    expect(fastest(80) / once).toBeLessThan(32);
  },
);

test('a line is one of the pasted text, also of JSON', () => {
  const text = '{"message": "port is already allocated", "status": "False"}';
  for (const json of [text, `${text}\n`, `[${text},\n1]`]) {
    expect(explain(json, MESSAGES)[0]?.line).toBe(1);
  }
});

/** The texts whose first answer isn't the message with the ID before them. */
function misread(
  texts: Readonly<Record<string, readonly string[]>>,
  messages: readonly Message[],
): string[] {
  return Object.entries(texts).flatMap(([id, lines]) =>
    lines.filter(
      (line) => (explain(line, messages)[0]?.message.id ?? 'unknown') !== id,
    ),
  );
}

test.each(DOCS_VERSIONS)(
  'each text of $label leads to its own message',
  (version) => {
    const messages = readShownMessages(siteDir, version);
    const texts: Record<string, string[]> = {};
    for (const {id, message: own, beside = []} of messages) {
      const filled = own.map((text) => text.replace(HOLE, 'some-value'));
      texts[id] = filled.map((text) => `2026-01-02 ${text}\n\n${beside[0]}`);
    }
    expect(Object.keys(texts)).toHaveLength(messages.length);
    expect(misread(texts, messages)).toEqual([]);
  },
);

test('messages that people pasted are explained, and unrelated lines are not', () => {
  const pasted = z
    .record(z.string(), z.array(z.string()))
    .parse(readFixture('pasted.yaml'));
  const messages = readMessages(siteDir, docsVersionByName('v0.3.x'));
  expect(misread(pasted, messages)).toEqual([]);
});
