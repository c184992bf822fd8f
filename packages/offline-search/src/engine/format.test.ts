import {describe, expect, test} from 'vitest';

import {corpusOf} from '../../fixtures/corpus';
import {
  IndexFormatError,
  joinText,
  readOutline,
  writeOutline,
  writeText,
} from './format';

const pages = [
  {
    title: 'One <page>',
    category: 'Concepts',
    description: 'What it is.',
    text: 'A `word`.\n\tkubectl get pods\n## Heading\n### spec.a[]\nText',
  },
  {title: 'Post', tag: 'default', route: '/blog/post/', text: '## Odd (one)'},
  {title: 'Empty'},
];
const corpus = corpusOf(pages, 'v1', {
  related: [['k8s', 'kubernetes']],
  weak: ['kind', 'kinds'],
});

const outline = writeOutline(corpus, 'b1');
const text = writeText(corpus, 'b1');

test('a corpus comes back from its two files', () => {
  expect(joinText(readOutline(outline), text)).toEqual(corpus);
});

test('an anchor is written only where it is not the usual one', () => {
  const text = '## Usual\n## Own {#mine}';
  const written = writeOutline(corpusOf([{title: 'A', text}]), 'b');
  expect(written).not.toContain('usual');
  expect(written).toContain('Own\tmine');
  const anchors = readOutline(written).corpus.pages[0]?.sections.map(
    ({anchor}) => anchor,
  );
  expect(anchors).toEqual(['', 'usual', 'mine']);
});

test('how readers ask is in the outline, messages are in the text', () => {
  const text = [
    ...['## One', '?put passwords', '?hide a key', 'First.'],
    ...['## x failed {#message-x}', 'X.', '## x failed {#message-y}', 'Y.'],
    ...['## Two', 'Last.'],
  ].join('\n');
  const whole = corpusOf([{title: 'A', text}]);
  const written = writeOutline(whole, 'b');
  expect(written).toContain('hide a key');
  expect(written).not.toContain('x failed');
  const read = joinText(readOutline(written), writeText(whole, 'b'));
  expect(read).toEqual(whole);
});

test('breaks and tabs in a text do not break the file', () => {
  const odd = corpusOf([{title: 'A\tb\nc', description: 'd\n=e\tf'}]);
  const read = joinText(
    readOutline(writeOutline(odd, 'b')),
    writeText(odd, 'b'),
  );
  expect(read.pages).toHaveLength(1);
  expect(read.pages[0]?.title).toBe('A b c');
  expect(read.pages[0]?.description).toBe('d =e f');
});

describe('files that are refused', () => {
  test.each([
    ['empty', ''],
    ['a page of the host', '<!doctype html><title>404</title>'],
    ['cut short', outline.slice(0, -20)],
    ['changed', outline.replace('Heading', 'Heeding')],
    ['the other file', text],
    ['of another format', outline.replace(/-\d+ /, '-0 ')],
  ])('an outline that is %s', (_, file) => {
    expect(() => readOutline(file)).toThrow(IndexFormatError);
  });

  test.each([
    ['of another build', writeText(corpus, 'b2')],
    ['of another version', writeText({...corpus, version: 'v9'}, 'b1')],
    ['cut short', text.slice(0, -5)],
    [
      'of fewer pages',
      writeText({...corpus, pages: corpus.pages.slice(1)}, 'b1'),
    ],
  ])('a text that is %s', (_, file) => {
    expect(() => joinText(readOutline(outline), file)).toThrow(
      IndexFormatError,
    );
  });
});
