import {expect, test} from 'vitest';
import {z} from 'zod';

import {issueErrors} from './issueErrors';
import {readYaml} from './readYaml';

const schema = z.strictObject({name: z.string().optional()});

function remediesOf(yaml: string): string[] {
  const {documents} = readYaml(Buffer.from(yaml), 'a.yaml');
  const [document] = documents;
  if (!document) throw new Error('The YAML has no document.');
  const {error} = schema.safeParse(document.value);
  const remedies = {title: 'Write name.'};
  return issueErrors(document, error?.issues ?? [], remedies, ['name']).map(
    ({remedy}) => remedy,
  );
}

test.each([
  ['title: a', 'Write name.'],
  ['names: a', 'Did you mean `name`? If not, remove it.'],
  ['colour: a', 'Remove it.'],
  ['constructor: a', 'Remove it.'],
  ['name: 1', 'Change name, or remove it.'],
])('%s: %s', (yaml, remedy) => {
  expect(remediesOf(yaml)).toEqual([remedy]);
});
