import fc from 'fast-check';
import {expect, test} from 'vitest';

import {answerOf} from './searchDocs';

test('the extract begins with the sentence that has most of the words', () => {
  expect(
    answerOf(
      ['A page. It begins.', 'Restart the API server. Then wait.', 'An end.'],
      ['api', 'restart'],
    ),
  ).toBe('Restart the API server. Then wait. An end.');
});

test('an extract has whole sentences, and at most 60 words unless one has more', () => {
  const sentence = fc
    .array(fc.constantFrom('a', 'cell', 'with', 'gates'), {
      minLength: 1,
      maxLength: 90,
    })
    .map((words) => `The ${words.join(' ')}.`);
  fc.assert(
    fc.property(fc.array(sentence), (sentences) => {
      const extract = answerOf(sentences, ['cell', 'gates']);
      expect(sentences.join(' ')).toContain(extract);
      const isOne = sentences.includes(extract);
      expect(isOne || extract.split(' ').length <= 60).toBe(true);
    }),
  );
});
