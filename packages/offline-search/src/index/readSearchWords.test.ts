import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {readSearchWords} from './readSearchWords';

const folder = temporaryFolder();

function read(content: string) {
  writeFiles(folder, {'words.yaml': content});
  return readSearchWords(folder, 'words.yaml');
}

test('words are read from lines', () => {
  expect(read('related:\n  - k8s kubernetes\nweak: kind kinds\n')).toEqual({
    related: [['k8s', 'kubernetes']],
    weak: ['kind', 'kinds'],
  });
});

test.each([
  ['a group of one word', 'related:\n  - k8s\nweak: a b\n'],
  ['a capital letter', 'related:\n  - K8s kubernetes\nweak: a b\n'],
  ['two spaces', 'related:\n  - k8s  kubernetes\nweak: a b\n'],
])('%s is told with its line', (_, content) => {
  expect(() => read(content)).toThrow(/words\.yaml:2.*two or more words/su);
});

test('an empty file is told', () => {
  expect(() => read('')).toThrow('words.yaml is empty');
});
