import {expect, test} from 'vitest';

import {readWords} from './readWords';

function termsOf(text: string): string[] {
  const terms: string[] = [];
  readWords(text, (term, kind) => terms.push(`${kind}:${term}`));
  return terms;
}

test.each([
  ['Deploy a component.', ['word:deploy', 'word:a', 'word:component']],
  ['DataPlane', ['part:data', 'part:plane', 'whole:dataplane']],
  ['data-plane', ['part:data', 'part:plane', 'whole:dataplane']],
  ['data_planes', ['part:data', 'part:plane', 'whole:dataplane']],
  ['HTTPRoute', ['part:http', 'part:route', 'whole:httproute']],
  ['CRDs', ['word:crd']],
  ['k8s', ['word:k8s']],
  ["don't", ['word:dont']],
  ['v0.3.2', ['word:v0.3.2', 'whole:0.3.2']],
  ['v0.3.x', ['word:v0.3.x', 'whole:0.3.x']],
  ['--set', ['word:set']],
  ['./deploy.sh', ['part:deploy', 'part:sh', 'path:deploy.sh']],
] as const)('%s is read as %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('a field path is read whole, by each of its ends, and by its words', () => {
  expect(termsOf('spec.owner.projectName')).toEqual([
    'part:spec',
    'part:owner',
    'part:project',
    'part:name',
    'whole:projectname',
    'path:spec.owner.projectname',
    'path:owner.projectname',
  ]);
});

test('list and map marks of a path are passed over', () => {
  const plain = termsOf('spec.ports.name.value');
  expect(termsOf('spec.ports[].name.value')).toEqual(plain);
  expect(termsOf('spec.ports[0].name.value')).toEqual(plain);
  expect(termsOf('spec.ports.<key>.name.value')).toEqual(plain);
});

test('places are those of the characters that the term was made from', () => {
  const text = 'See spec.ports[].projectNames, and more';
  const cuts: string[] = [];
  readWords(text, (term, _kind, start, end) => {
    cuts.push(`${term}=${text.slice(start, end)}`);
  });
  expect(cuts).toEqual([
    'see=See',
    'spec=spec',
    'port=ports',
    'project=project',
    'name=Names',
    'projectname=projectNames',
    'spec.port.projectname=spec.ports[].projectNames',
    'port.projectname=ports[].projectNames',
    'and=and',
    'more=more',
  ]);
});

test('text without letters has no terms', () => {
  expect(termsOf('  … <> "" 🎉 ')).toEqual([]);
});
