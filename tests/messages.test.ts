import path from 'node:path';

import {compileMessage} from '@openchoreo/messages/engine/compileMessage';
import {explain} from '@openchoreo/messages/engine/explain';
import {readMessages} from '@openchoreo/messages/files/readMessages';
import {HOLE} from '@openchoreo/messages/model/message';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {DOCS_VERSIONS} from '../src/site/versions';

const root = path.resolve(import.meta.dirname, '..');
const name = fc.stringMatching(/^[a-z][a-z\d-]{1,20}[a-z\d]$/u);

describe.each(DOCS_VERSIONS)('messages of $label', (version) => {
  const records = readMessages(root, version, []).filter(
    ({never}) => never === undefined,
  );
  const compiled = records.map(({message}) => compileMessage(message));
  const firstOf = (text: string): string | undefined =>
    explain(text, compiled).answers[0]?.message.id;

  const texts = records.flatMap(({message: {id, texts: all}}) =>
    all.map((text) => [id, text] as const),
  );

  test('each text, with any values, leads to its message', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(name, {minLength: 9, maxLength: 9}),
        ([id, text], values) => {
          let index = 0;
          const line = text.replace(HOLE, () => values[index++ % 9] ?? '');
          expect(firstOf(`2026-01-02T03:04:05Z ${line}`)).toBe(id);
        },
      ),
      {numRuns: 600},
    );
  });

  test('ordinary lines have no message', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(name, fc.constantFrom(...ORDINARY)), {maxLength: 12}),
        (words) => {
          expect(firstOf(words.join(' '))).toBeUndefined();
        },
      ),
    );
  });
});

/** Words that logs are full of. */
const ORDINARY =
  'error failed not found to is the ready waiting Reconciling INFO WARN component image pod successfully'.split(
    ' ',
  );
