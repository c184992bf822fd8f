import {expect, test} from 'vitest';

import {checkStagesOf} from './checkStages';

const LIST =
  'npm run format:check && npm run lint && npm run lint:css && npm run types && npm run check:samples && npm run test:unit';

function namesFor(files: readonly string[]): string[] {
  return checkStagesOf(LIST, files).map(({name}) => name);
}

test('without files every check runs as it stands in package.json', () => {
  const stages = checkStagesOf(LIST, undefined);
  expect(stages.map(({name, command}) => [name, command.at(-1)])).toEqual([
    ['format:check', 'format:check'],
    ['lint', 'lint'],
    ['lint:css', 'lint:css'],
    ['types', 'types'],
    ['check:samples', 'check:samples'],
    ['test:unit', 'test:unit'],
  ]);
});

test.each([
  [['docs/overview/architecture.md'], ['format:check', 'check:samples']],
  [['docs/_samples/a/b.yaml'], ['format:check', 'check:samples']],
  [['src/css/code.css'], ['format:check', 'lint:css']],
  [['src/a.ts'], ['format:check', 'lint', 'types', 'test:unit']],
  [[], []],
])('for %j these checks run: %j', (files, names) => {
  expect(namesFor(files)).toEqual(names);
});

test('a check sees the files that concern it, and no other', () => {
  const stages = checkStagesOf(LIST, ['src/a.ts', 'docs/b.md']);
  const lint = stages.find(({name}) => name === 'lint');
  expect(lint?.command).toContain('src/a.ts');
  expect(lint?.command).not.toContain('docs/b.md');
});

test('a check that nobody taught to look at files looks at everything', () => {
  expect(checkStagesOf('npm run check:new', ['docs/b.md'])).toEqual([
    {name: 'check:new', command: ['npm', 'run', '--silent', 'check:new']},
  ]);
});
