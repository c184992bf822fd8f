import type {ContentError} from '../content-errors/contentError';
import {readTyped} from '../plugins/crd-reference/files/readTyped';
import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {ownWordsFile, unusedWords} from './ownWords';

const site = temporaryFolder({'a.yaml': 'apply: Why.\naply --file: Why.\n'});

test('words about something that is gone are told with their line', () => {
  const errors: ContentError[] = [];
  const words = readTyped(site, 'a.yaml', ownWordsFile, errors);
  const found =
    words === undefined
      ? []
      : unusedWords(words.document, [], words.data, ['apply', 'apply --file']);
  expect([...errors, ...found].map(({message}) => message)).toEqual([
    expect.stringMatching(/^a\.yaml:2:.*Did you mean apply --file\?$/u),
  ]);
});
