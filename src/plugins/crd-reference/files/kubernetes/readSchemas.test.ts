import {expect, test} from 'vitest';

import {createKubernetesSchemas} from '../../engine/kubernetes/kubernetesSchemas';
import {schemaNode} from '../../model/model';

import {KUBERNETES_FILE} from './readSchemas';

const {schemas, constraints, kinds} = KUBERNETES_FILE;

test.each(Object.entries({...schemas, ...constraints}))(
  'the schema of %s has only keys that the check knows',
  (_name, schema) => {
    expect(schemaNode.safeParse(schema).error).toBeUndefined();
  },
);

test('every kind and every field has a definition', () => {
  const {schemaOf} = createKubernetesSchemas(KUBERNETES_FILE);
  for (const {definition} of kinds) {
    if (definition !== undefined) schemaOf(definition);
  }
  expect(() => schemaOf('V1None')).toThrow(/no definition V1None/u);
});
