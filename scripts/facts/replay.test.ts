import {expect, test} from 'vitest';

import type {Fact} from './compareFacts';
import {replayFacts} from './replay';

const record = (name: string): Fact => ({
  ...{sort: 'record', name, shown: [], file: 'a.go', line: 1},
});

test('a replay tells what was found, missed and listed without a reason', () => {
  const facts: readonly Fact[] = [
    ...['found', 'gone', 'missed', 'noise', 'same', 'hidden'].map(record),
    {
      ...{sort: 'constant', name: 'renamed', shown: [], value: '1'},
      cited: {folder: 'a'},
    },
  ];
  const listed = ['found', 'gone', 'noise', 'hidden'].map((name) => ({
    fact: facts.find((fact) => fact.name === name) ?? record(name),
    now: 'gone',
  }));
  const own = facts
    .filter(({name}) => name !== 'hidden')
    .map(({name}) => [name, 'old'] as const);
  const next = own
    .filter(([name]) => !['gone', 'renamed'].includes(name))
    .map(
      ([name, text]) =>
        [name, ['found', 'missed'].includes(name) ? 'new' : text] as const,
    );
  const [written] = replayFacts(facts, listed, new Map(own), new Map(next));
  expect(written).toMatchObject({
    different: 3,
    found: 2,
    listed: 3,
    missed: [{name: 'missed'}],
    noise: [{name: 'noise'}],
  });
});
