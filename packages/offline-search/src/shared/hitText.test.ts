import {expect, test} from 'vitest';

import {hitOf} from '../../fixtures/hits';
import type {SearchHit} from './algolia';
import {readHitText} from './hitText';

function shown(hit: SearchHit) {
  const {title, path, snippet} = readHitText(hit);
  const text = (pieces: typeof title) =>
    pieces
      .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
      .join('');
  return {title: text(title), path, snippet: text(snippet)};
}

const mark = (value: string) => ({value});

test('a section has its heading, its page and what matched', () => {
  const hit = {
    ...hitOf('Page', 'Section'),
    content: 'All of the text',
    _snippetResult: {
      hierarchy: {lvl2: mark('<mark>Sec</mark>tion')},
      content: mark('of the <mark>text</mark>'),
    },
  };
  expect(shown(hit)).toEqual({
    title: '[Sec]tion',
    path: ['Page'],
    snippet: 'of the [text]',
  });
});

test('a page has its title and its text', () => {
  expect(shown({...hitOf('Page'), content: 'Text'})).toEqual({
    title: 'Page',
    path: [],
    snippet: 'Text',
  });
});

test('a hit of text has the text as its title', () => {
  const hit = {
    ...hitOf('Page', 'Section'),
    type: 'content',
    content: 'Text',
  } as const;
  expect(shown(hit)).toEqual({
    title: 'Text',
    path: ['Page', 'Section'],
    snippet: '',
  });
});

test('a hit whose level has no title is named by the deepest that has', () => {
  expect(shown({...hitOf('Page', 'Section'), type: 'lvl4'}).title).toBe(
    'Section',
  );
});

test('a hit with a category alone is named by it', () => {
  const hit = hitOf('Page');
  const hierarchy = {...hit.hierarchy, lvl0: 'Category', lvl1: null};
  expect(shown({...hit, hierarchy}).title).toBe('Category');
});

test('the entry of a message is a row of its own kind', () => {
  const hit = hitOf('Messages', 'x failed');
  expect(readHitText({...hit, url: '/m/#message-x'}).kind).toBe('message');
  expect(readHitText({...hit, url: '/m/#x'}).kind).toBe('trouble');
});
