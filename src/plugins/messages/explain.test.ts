import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {DOCS_VERSIONS, LATEST_VERSION} from '../../site/versions';
import {explain} from './explain';
import {readMessages, type Message} from './readMessages';
import {HOLE} from './words';

const siteDir = path.resolve(import.meta.dirname, '../../..');

function message(id: string, rest: Partial<Message>): Message {
  return {id, message: [], where: {}, means: '', do: '', source: '', ...rest};
}

const MESSAGES = [
  message('class', {
    message: ['ServiceClass "{class}" not found'],
    reason: 'ServiceClassNotFound',
    where: {kind: ['ServiceBinding'], condition: 'Ready'},
    means: '`{class}` is missing.',
    do: 'Create it, or see {other}.',
  }),
  message('plane', {message: ['DataPlane "{plane}" not found']}),
  message('code', {code: 'PROJECT_NOT_FOUND'}),
  message('port', {message: ['port is already allocated']}),
  message('exists', {
    message: ['exists and cannot be imported into the current release'],
  }),
];

const ids = (text: string): string =>
  explain(text, MESSAGES)
    .map(({message: {id}}) => id)
    .join();

const condition = (time: string, rest: object) => ({
  ...{lastTransitionTime: time, status: 'False', type: 'Ready'},
  ...rest,
});

/** An object as kubectl prints it in JSON. */
const object = (...conditions: readonly object[]): string =>
  JSON.stringify({
    apiVersion: 'a/v1',
    kind: 'ServiceBinding',
    status: {conditions},
  });

const CLASS = {
  message: 'ServiceClass "big" not found',
  reason: 'ServiceClassNotFound',
};
const PLANE = {message: 'DataPlane "big" not found', type: 'Placed'};

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
  ['JSON', object(condition('2026-01-01', CLASS)), 'class'],
  [
    'several that failed: the last first',
    object(condition('2026-01-01', CLASS), condition('2026-01-02', PLANE)),
    'plane,class',
  ],
  [
    'the same in the other order',
    object(condition('2026-01-02', PLANE), condition('2026-01-01', CLASS)),
    'plane,class',
  ],
  [
    'one that is good beside a bad one',
    object(
      condition('2026-01-02', {...PLANE, status: 'True'}),
      condition('2026-01-01', CLASS),
    ),
    'class',
  ],
  [
    'an event',
    '2m   Warning   Failed   pod/a   Bind failed: port is already allocated',
    'port',
  ],
  [
    'a response',
    '{"success": false, "error": "x", "code": "PROJECT_NOT_FOUND"}',
    'code',
  ],
  ['colors', '\u001b[31mport is \u001b[1malready allocated', 'port'],
  [
    'a wrapped line',
    'x exists and cannot be\r\n imported into the current release: y',
    'exists',
  ],
  ['a log', 'level=error msg="ServiceClass \\"big\\" not found"', 'class'],
  ['other words', 'port is allocated already; exists', ''],
  ['a name in another', 'servicebinding_project_not_found', ''],
  ['binary', '\u0000\u0001\u001b[', ''],
])('%s is read', (_name, text, found) => {
  expect(ids(text)).toBe(found);
});

test('values of the text are put into the words', () => {
  const [answer] = explain('x\nServiceClass "big" not found', MESSAGES);
  expect(answer?.advice).toBe(
    '`big` is missing. What to do: Create it, or see <other>.',
  );
});

test.each(DOCS_VERSIONS)(
  'each text of $label leads to its own message',
  (version) => {
    const messages = readMessages(siteDir, version, []).filter(
      ({never}) => never === undefined,
    );
    expect(new Set(messages.map(({id}) => id)).size).toBe(messages.length);
    const wrong = messages.flatMap(({id, message: texts}) =>
      texts
        .map(
          (text) => `2026-01-02T03:04:05Z ${text.replace(HOLE, 'some-value')}`,
        )
        .filter((line) => explain(line, messages)[0]?.message.id !== id),
    );
    expect(wrong).toEqual([]);
  },
);

test('messages that people pasted are explained, and unrelated lines are not', () => {
  const version = DOCS_VERSIONS.find(({name}) => name === LATEST_VERSION);
  const messages = readMessages(siteDir, version ?? {folder: ''}, []);
  const file = path.join(import.meta.dirname, 'fixtures/pasted.yaml');
  const pasted = z
    .record(z.string(), z.array(z.string()))
    .parse(parse(readFileSync(file, 'utf8')));
  const wrong = Object.entries(pasted).flatMap(([id, lines]) =>
    lines.filter(
      (line) => (explain(line, messages)[0]?.message.id ?? 'unknown') !== id,
    ),
  );
  expect(wrong).toEqual([]);
});
