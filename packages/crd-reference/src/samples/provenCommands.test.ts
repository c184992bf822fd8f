import {ContentError} from '@openchoreo/content-errors/contentError';
import {expect, test} from 'vitest';

import {provenCommands} from './provenCommands';

test('a page counts if it has commands and nothing on it is wrong', () => {
  const proven = provenCommands({
    commands: new Map([
      ['docs/right.md', 3],
      ['docs/wrong.md', 2],
      ['docs/prose.md', 0],
    ]),
    errors: [
      new ContentError({file: 'docs/wrong.md', line: 4}, 'a', 'B.'),
      new ContentError({file: 'docs/_samples/a.yaml'}, 'a', 'B.'),
    ],
  });
  expect([...proven]).toEqual([['docs/right.md', 3]]);
});
