import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {parsePage} from '../../lib/pages/parsePage';
import {linkErrors} from './linkErrors';
import {PageFiles} from './pageFiles';
import {readPageLinks} from './readPageLinks';

const site = temporaryFolder({
  'docs/a/one.md':
    '## Cells {#cells}\n\n## Two words\n\n## Two words\n\n<a id="old"></a>\n\n::kind-spec[Component]\n',
  'docs/a/two.md': '---\ntitle: Two\n---\n\nText.\n',
  'docs/a/two words.md': '',
  'docs/b/README.md': '',
  'docs/c/other.md': '---\nslug: /named\n---\n\n## Top\n',
  'docs/draft.md': '---\ndraft: true\n---\n',
  'docs/a/data.yaml': '',
});

function errorsOf(url: string, frontMatter = ''): string[] {
  const page = readPageLinks(
    parsePage(`${frontMatter}See [it](<${url}>).\n`, 'docs/a/two.md'),
  );
  return linkErrors('docs/a/two.md', page, new PageFiles(site)).map(
    ({message}) => message,
  );
}

test.each([
  'one.md',
  './one.md#cells',
  '../a/one.md#two-words',
  'one.md#two-words-1',
  'one.md#old',
  'one.md#spec-owner',
  'one.md?a=1#cells',
  'two%20words.md',
  'one#cells',
  '../a/one/',
  '../b',
  'c/other.md#top',
  '../named#top',
  '@site/docs/a/one.md#cells',
  '#',
  'https://example.com/one.md#none',
  'pathname:///none.zip',
  '/img/a.svg',
  'data.yaml',
  '%{releases-url}/x.md',
])('a link to %s passes', (url) => {
  expect(errorsOf(url)).toEqual([]);
});

test.each([
  [
    '@site/docs/a/on.md',
    'points to a file that does not exist. Did you mean ./one.md?',
  ],
  ['none', 'points to a file that does not exist'],
  ['../a', 'points to a file that does not exist'],
  ['one#none', 'docs/a/one.md has no heading with this ID'],
  ['#spec-owner', 'docs/a/two.md has no heading with this ID'],
  ['../draft.md', 'docs/draft.md is a draft, which is not published'],
])('a link to %s is rejected: %s', (url, message) => {
  const errors = errorsOf(url);
  expect(errors).toEqual([expect.stringContaining(message)]);
  expect(errors[0]).toContain(`docs/a/two.md:1 ${url}: `);
});

test('a draft may link to a draft', () => {
  expect(errorsOf('../draft.md', '---\ndraft: true\n---\n\n')).toEqual([]);
});
