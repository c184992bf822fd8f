import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

import type {Message} from '../model/message';
import {compileMessage} from './compileMessage';
import {explain, type Explanation} from './explain';
import {parseObjects} from './parseObjects';

function message(id: string, rest: Partial<Message>): Message {
  return {id, texts: [], where: {}, means: '', do: '', ...rest};
}

const MESSAGES = [
  message('class', {
    texts: ['ServiceClass "{class}" not found'],
    reason: 'ServiceClassNotFound',
    where: {kinds: ['ServiceBinding'], condition: 'Ready'},
    means: '`{class}` is missing.',
    do: 'Create it in {namespace}, or see {other}.',
  }),
  message('plane', {
    texts: ['DataPlane "{plane}" not found'],
    reason: 'DataPlaneNotFound',
    where: {kinds: ['ServiceBinding', 'Environment']},
  }),
  message('code', {code: 'PROJECT_NOT_FOUND', where: {api: 404}}),
  message('port', {texts: ['port is already allocated']}),
  message('exists', {
    texts: ['exists and cannot be imported into the current release'],
  }),
].map(compileMessage);

function ask(text: string): Explanation {
  return explain(text, MESSAGES, parseObjects(text));
}

const ids = (text: string): string[] =>
  ask(text).answers.map(({message: {id}}) => id);

const BINDING = `apiVersion: openchoreo.dev/v1alpha1
kind: ServiceBinding
metadata: {name: hello, namespace: shop}
spec: {environment: dev}
status:
  conditions:
    - {type: Ready, status: "False", reason: ServiceClassNotFound, message: 'ServiceClass "big" not found'}
`;

test.each([
  ['a status', BINDING, 'objects: class'],
  ['JSON', JSON.stringify(parse(BINDING)), 'objects: class'],
  [
    'a list',
    `apiVersion: v1\nkind: List\nitems:\n- ${BINDING.trim().replaceAll('\n', '\n  ')}`,
    'objects: class',
  ],
  [
    'a description',
    'Name:  hello\nNamespace:  shop\nKind:  ServiceBinding\nStatus:\n  Conditions:\n    Message:  ServiceClass "big"\n      not found\n    Reason:  ServiceClassNotFound\n    Status:  False\n    Type:  Ready\n',
    'description: class',
  ],
  [
    'events',
    'LAST SEEN   TYPE      REASON   OBJECT       MESSAGE\n2m   Warning   Failed   pod/a   Bind for 0.0.0.0:80 failed: port is already allocated\n',
    'events: port',
  ],
  [
    'a response',
    '{"success": false, "error": "Project not found", "code": "PROJECT_NOT_FOUND"}',
    'response: code',
  ],
  ['colors', '\u001b[31mport is \u001b[1malready allocated', 'lines: port'],
  [
    'a wrapped line',
    'x exists and cannot be\r\n imported into the current release: y',
    'lines: exists',
  ],
  ['a log', '{"msg": "ServiceClass \\"big\\" not found"}', 'lines: class'],
  ['a prompt', '$ docker run x\nport is already allocated', 'lines: port'],
  ['other words', 'port is allocated already; exists', 'lines: '],
  ['other case', 'servicebinding_project_not_found', 'lines: '],
  ['binary', '\u0000\u0001\u001b[', 'lines: '],
])('%s is read', (_name, text, found) => {
  expect(`${ask(text).kind}: ${ids(text).join()}`).toBe(found);
});

test('values of the text are put into the words', () => {
  const [answer] = ask(BINDING).answers;
  expect(answer?.means).toBe('`big` is missing.');
  expect(answer?.do).toBe('Create it in shop, or see <other>.');
});

test('what others wait for comes first', () => {
  const environment = BINDING.replace('ServiceBinding', 'Environment')
    .replace('hello', 'dev')
    .replaceAll('ServiceClass', 'DataPlane');
  expect(ids(`${BINDING}---\n${environment}`)).toEqual(['plane', 'class']);
});

test('a condition that no message explains is named', () => {
  const {answers, unknown} = ask(
    BINDING.replace(/reason.*\}/u, 'reason: New, message: odd}'),
  );
  expect(answers).toEqual([]);
  expect(unknown.map(({text}) => text)).toEqual(['New: odd']);
});

test('of any chain of objects, the last cause is the first answer', () => {
  const object = (name: string, next: string | undefined) =>
    BINDING.replace('hello', name).replace(
      '{environment: dev}',
      next === undefined ? '{}' : `{nextRef: {name: ${next}}}`,
    );
  fc.assert(
    fc.property(
      fc.integer({min: 2, max: 6}).chain((length) =>
        fc.shuffledSubarray(
          Array.from({length}, (_, at) => at),
          {minLength: length},
        ),
      ),
      (order) => {
        const last = order.length - 1;
        const text = order
          .map((at) => object(`a${at}`, at === last ? undefined : `a${at + 1}`))
          .join('---\n');
        const [first] = ask(text).answers;
        expect(first?.observation.object?.name).toBe(`a${last}`);
      },
    ),
  );
});
