import {expect, test} from 'vitest';
import {z} from 'zod';

import {issueErrors, PARSING} from './readTyped';
import {readYaml} from './readYaml';

const schema = z.strictObject({
  name: z.string().optional(),
  port: z.strictObject({number: z.int()}).optional(),
  of: z.strictObject({kind: z.enum(['a'])}).optional(),
});

test.each([
  ['colour: a', '1:1 colour: key `colour` is not allowed here. Correct or'],
  ['name: 1', '1:1 name: invalid input'],
  ['port:\n  number: a', '2:3 port.number: invalid input'],
  ['port: {}', '1:1 port.number: the required key is missing. Add number.'],
  ['of: {}', '1:1 of.kind: the required key is missing. Add kind.'],
  ['- a', '1:1: invalid input'],
  [
    'name: a\nname: b',
    '2:1: the YAML cannot be read: Map keys must be unique.',
  ],
  ['name: a\u200b', '1:8: found an invisible character'],
  ['name: a\n---\nname: b', '2:1: the YAML cannot be read: Source contains'],
])('%s: %s', (yaml, message) => {
  const {document, errors} = readYaml(Buffer.from(yaml), 'a.yaml');
  const {error} = schema.safeParse(document?.value, PARSING);
  const found = document ? issueErrors(document, error?.issues ?? []) : errors;
  expect(found.map((one) => one.message)).toEqual([
    expect.stringContaining(`a.yaml:${message}`),
  ]);
});
