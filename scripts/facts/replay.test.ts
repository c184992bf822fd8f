import {expect, test} from 'vitest';

import type {Fact} from './compareFacts';
import {replayFacts} from './replay';

const record = (name: string, words?: string): Fact => ({
  ...{sort: 'record', name, shown: [], file: 'a.go', line: 1, words},
});

test('a replay tells what was found, missed and listed without a reason', () => {
  const names = ['found', 'gone', 'missed', 'noise', 'same'];
  const facts: readonly Fact[] = [
    ...names.map((name) => record(name, 'old')),
    record('hidden'),
    {
      ...{sort: 'constant', name: 'renamed', shown: [], value: '1'},
      ...{cited: {folder: 'a'}, words: '1'},
    },
  ];
  const listed = ['found', 'gone', 'noise', 'hidden'].map((name) => ({
    fact: facts.find((fact) => fact.name === name) ?? record(name),
    now: 'gone',
  }));
  const next = names
    .filter((name) => name !== 'gone')
    .map((name) =>
      record(name, ['found', 'missed'].includes(name) ? 'new' : 'old'),
    );
  const [written] = replayFacts(facts, listed, next);
  expect(written).toMatchObject({
    different: 3,
    found: 2,
    listed: 3,
    missed: [{name: 'missed'}],
    noise: [{name: 'noise'}],
  });
});
