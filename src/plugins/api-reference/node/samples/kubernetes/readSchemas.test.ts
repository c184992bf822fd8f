import {expect, test} from 'vitest';

import {schemaNode} from '../../../shared/model';

import {KUBERNETES, KUBERNETES_FILE} from './readSchemas';

const {schemas, constraints, kinds} = KUBERNETES_FILE;

test.each(Object.entries({...schemas, ...constraints}))(
  'the schema of %s has only keys that the check knows',
  (_name, schema) => {
    expect(schemaNode.safeParse(schema).error).toBeUndefined();
  },
);

test('every kind and every field has a definition', () => {
  for (const {definition} of kinds) {
    if (definition !== undefined) KUBERNETES.schemaOf(definition);
  }
  expect(() => KUBERNETES.schemaOf('V1None')).toThrow(/no definition V1None/u);
});
