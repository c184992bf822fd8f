import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {DOCS_VERSIONS, LATEST, docsVersionByName} from '../../site/versions';
import {explain} from './explain';
import {readMessages, type Message} from './readMessages';
import {HOLE} from './words';

const siteDir = path.resolve(import.meta.dirname, '../../..');

function message(id: string, rest: Partial<Message>): Message {
  const texts = {message: [], shared: []};
  return {id, ...texts, where: {}, means: '', do: '', source: '', ...rest};
}

const MESSAGES = [
  message('class', {
    message: ['ServiceClass "{class}" not found'],
    reason: 'ServiceClassNotFound',
    means: '`{class}` is missing.',
    do: 'Create it, or see {other}.',
  }),
  message('plane', {message: ['DataPlane "{plane}" not found']}),
  message('code', {code: 'PROJECT_NOT_FOUND'}),
  message('port', {message: ['port is already allocated']}),
  message('exists', {
    message: ['exists and cannot be imported into the current release'],
  }),
  message('pull', {
    message: [
      'pull of "{imageName}" failed: no reference "{imageName}" in {place}',
    ],
    means: '{imageName} is not in {place}.',
  }),
  message('shared', {shared: ['failed to read the body']}),
  message('curl', {message: ['curl: (7) {error}'], beside: ['openchoreo']}),
  message('bracket', {code: 'Odd(code'}),
  message('own', {
    message: ['cannot read plane {plane}: {error}'],
    source: 'internal/controller/plane.go:1',
  }),
  message('refused', {
    controller: {means: 'The cluster of {host} is down.', do: ''},
    message: ['lookup {host} on {server}: connection refused'],
    tail: true,
    means: '{server} refused {host}.',
  }),
];

/** An object as an API returns it. */
const object = (...conditions: readonly object[]): string =>
  JSON.stringify({kind: 'ServiceBinding', status: {conditions}});

const CLASS = {
  message: 'ServiceClass "big" not found',
  reason: 'ServiceClassNotFound',
  lastTransitionTime: '2026-01-01',
  status: 'False',
  type: 'Ready',
};
const PLANE = {
  message: 'DataPlane "big" not found',
  lastTransitionTime: '2026-01-02',
  status: 'False',
  type: 'Placed',
};

test.each([
  [
    'a status in YAML',
    'conditions:\n- message: ServiceClass "big" not\n    found\n  reason: Odd\n  status: "False"\n  type: Ready',
    'class',
  ],
  [
    'a description',
    'Status:\n  Conditions:\n    Message:  ServiceClass "big"\n      not found\n    Reason:  Odd\n    Status:  False\n    Type:  Ready',
    'class',
  ],
  ['several that failed: the last first', object(CLASS, PLANE), 'plane,class'],
  ['the same in the other order', object(PLANE, CLASS), 'plane,class'],
  [
    'one that is good beside a bad one',
    object({...PLANE, status: 'True'}, CLASS),
    'class',
  ],
  ['an event', '2m Warning Failed pod/a port is already allocated', 'port'],
  ['a response', '{"success": false, "code": "PROJECT_NOT_FOUND"}', 'code'],
  ['colors', '\u001b[31mport is \u001b[1malready allocated', 'port'],
  [
    'a wrapped line',
    'x exists and cannot be\r\n imported into the current release: y',
    'exists',
  ],
  ['a log', 'level=error msg="ServiceClass \\"big\\" not found"', 'class'],
  ['other words', 'port is allocated already; exists', ''],
  ['a name in another', 'servicebinding_project_not_found', ''],
  ['a code with a bracket', 'x Odd(code y', 'bracket'],
  ['a line broken in a word', 'port is already alloca\nted', 'port'],
  ['a name broken by a terminal', 'ServiceClassNot\nFound', 'class'],
  ['a line break as letters', '"failed:\\nport is already allocated"', 'port'],
  ['a longer word', 'port is already allocatedly', ''],
  [
    'a tail, after the words of the platform',
    'cannot read plane a: lookup b on c: connection refused',
    'own,refused',
  ],
  ['what other programs print, too', 'failed to read the body', ''],
  [
    'the same beside a kind of the platform',
    'DataPlane: failed to read the body',
    'shared',
  ],
  ['what needs a sign', 'curl: (7) Failed to connect to example.org', ''],
  ['the same with it', 'curl: (7) Failed: api.openchoreo.localhost', 'curl'],
  ['binary', '\u0000\u0001\u001b[', ''],
])('%s is read', (_name, text, found) => {
  const ids = explain(text, MESSAGES).map((answer) => answer.message.id);
  expect(ids.join()).toBe(found);
});

test.each([
  [
    'x\nServiceClass "big" not found',
    '`big` is missing. What to do: Create it, or see <other>.',
  ],
  [
    'pull of "a" failed: no reference "b" in ghcr.io',
    'a is not in ghcr.io. What to do: ',
  ],
  [
    'lookup monitoring on 10.0.0.1:53: connection refused',
    '10.0.0.1:53 refused monitoring. What to do: ',
  ],
  [
    'Lookup failed {"a": 1}: lookup b on c: connection refused',
    'c refused b. What to do: ',
  ],
  // A controller speaks.
  [
    'cannot read plane a: lookup b on c: connection refused',
    'The cluster of b is down. What to do: ',
  ],
])('%j is explained with its own values', (text, advice) => {
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

test('a line is one of the pasted text, also of JSON in one line', () => {
  expect(explain(object(CLASS), MESSAGES)[0]?.line).toBe(1);
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
    const all = readMessages(siteDir, version);
    const messages = all.filter(({never}) => never === undefined);
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
  const file = path.join(import.meta.dirname, 'fixtures/pasted.yaml');
  const pasted = z
    .record(z.string(), z.array(z.string()))
    .parse(parse(readFileSync(file, 'utf8')));
  const messages = readMessages(siteDir, docsVersionByName('v0.3.x'));
  expect(misread(pasted, messages)).toEqual([]);
});
