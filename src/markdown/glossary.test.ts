import {expect, test} from 'vitest';

import {createTermFinder} from './glossary';

function term(name: string, forms: string[], except: string[] = []) {
  const rest = {definition: 'A thing.', see: 'a.md', title: 'A'};
  return {id: `term-${name}`, term: name, forms, except, ...rest};
}

const findTerms = createTermFinder([
  term('plane', ['plane', 'planes']),
  term('build plane', ['build plane', 'BuildPlane']),
  term(
    'environment',
    ['environments', 'Environment', 'target environment'],
    ['Environment variable', 'Environment variables'],
  ),
  term('Gateway API', ['Gateway API']),
  term('moon', ['moon'], ['Moon']),
  term('a.b (c)', ['a.b (c)', 'x+']),
]);

function found(text: string): string[] {
  return findTerms(text).map(
    ({term: {term: name}, word}) => `${name}: ${word}`,
  );
}

test.each([
  ['The plane and planes.', ['plane: plane', 'plane: planes']],
  ['Planes begin a sentence.', ['plane: Planes']],
  ['The build plane is longer.', ['build plane: build plane']],
  [
    'Build plane, or BuildPlane.',
    ['build plane: Build plane', 'build plane: BuildPlane'],
  ],
  ['Two lines: build\nplane.', ['build plane: build\nplane']],
  ['the plane’s end', ['plane: plane']],
  ['Environment variables of the Environment', ['environment: Environment']],
  ['A moon.', ['moon: moon']],
  ['an a.b (c) here', ['a.b (c): a.b (c)']],
])('in %j it finds %j', (text, terms) => {
  expect(found(text)).toEqual(terms);
});

test.each([
  'airplane planet PLANE',
  'plane-like and multi-plane',
  'plane.yaml or docs/plane or plane/x',
  'my_plane plane_x plane2',
  '@plane $plane .plane',
  'buildPlane',
  'gateway API',
  'an environment variable',
  'Environment variables are set.',
  'Moon is a name.',
  'aXb (c) xx',
])('in %j it finds nothing', (text) => {
  expect(found(text)).toEqual([]);
});
