import {expect, test} from 'vitest';

import {linkErrors} from './linkErrors';
import {readPageLinks} from './readPageLinks';

const PAGES = new Map(
  Object.entries({
    'docs/a/one.md':
      '## Cells {#cells}\n\n## Two words\n\n::kind-spec[Component]\n',
    'docs/a/two.md': '---\ntitle: Two\n---\n\nText.\n',
  }).map(([file, source]) => [file, readPageLinks(source)]),
);

function errorsOf(url: string): string[] {
  const page = readPageLinks(`Text.\n\nSee [it](${url}).\n`);
  return linkErrors('docs/a/two.md', page, PAGES, (file) =>
    file.endsWith('.yaml'),
  ).map(({message}) => message);
}

test.each([
  'one.md',
  './one.md#cells',
  '../a/one.md#two-words',
  'one.md#spec-owner',
  '#',
  'https://example.com/one.md#none',
  '/img/a.svg',
  'data.yaml',
  '%{releases-url}/x.md',
])('a link to %s is right', (url) => {
  expect(errorsOf(url)).toEqual([]);
});

test.each([
  ['on.md', 'leads to no file. Did you mean ./one.md?'],
  [
    'one.md#cell',
    'docs/a/one.md has no heading with this id. Did you mean #cells?',
  ],
  ['#spec-owner', 'docs/a/two.md has no heading with this id'],
])('a link to %s is refused: %s', (url, message) => {
  const [error, ...others] = errorsOf(url);
  expect(others).toEqual([]);
  expect(error).toContain(`docs/a/two.md:3 ${url}: `);
  expect(error).toContain(message);
});
