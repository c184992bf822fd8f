import {existsSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {SPECIFICATION} from './specification';
import {testTitles} from './support/testTitles';

test('every row of the specification names a test that there is', () => {
  const known = new Map<string, readonly string[]>();
  const titlesOf = (file: string): readonly string[] => {
    const titles =
      known.get(file) ?? (existsSync(file) ? testTitles(file) : []);
    known.set(file, titles);
    return titles;
  };
  const problems = SPECIFICATION.flatMap(({section, states, shownBy}) => {
    const name = `section ${section}, ${states}`;
    if (shownBy.length === 0) return [`${name}: no test`];
    return shownBy
      .filter(({file, title}) => !titlesOf(file).includes(title))
      .map(({file, title}) => `${name}: ${file} has no test "${title}"`);
  });
  expect(problems).toEqual([]);
});

test('no row stands twice, and every section but that of roles has some', () => {
  const names = SPECIFICATION.map(({section, states}) => section + states);
  expect(new Set(names).size).toBe(names.length);
  const sections = SPECIFICATION.map(({section}) => section.slice(0, 1));
  expect([...new Set(sections)]).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '7',
    '8',
    '9',
  ]);
});

test('no test is left out or runs alone', () => {
  const files = new Set(
    SPECIFICATION.flatMap(({shownBy}) => shownBy.map(({file}) => file)),
  );
  const marked = [...files].filter((file) =>
    /\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\(/u.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(marked).toEqual([]);
});
