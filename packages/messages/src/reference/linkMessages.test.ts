import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import type {MessageRecord} from '../files/readMessages';
import {linkMessages} from './linkMessages';

const record = (id: string, more: object): MessageRecord => ({
  message: {id, texts: [], where: {}, means: '', do: '', ...more},
  group: 'conditions',
  source: 'a.go:1',
  never: undefined,
});

const RECORDS = [
  record('failed', {reason: 'BuildFailed'}),
  record('one', {reason: 'Invalid'}),
  record('other', {reason: 'Invalid'}),
  record('missing', {texts: ['Class "{class}" not found']}),
  {...record('never', {reason: 'NeverSet'}), never: 'no code sets it'},
];

/** A page with a paragraph and a cell of a table that have the same content. */
function linksOf(content: string, page = 'docs/a/b.md'): string[] {
  const {children} = fromMarkdown(content);
  const [paragraph] = children;
  if (paragraph?.type !== 'paragraph') throw new Error('No paragraph.');
  const cell = {type: 'tableCell', children: paragraph.children} as const;
  const row = {type: 'tableRow', children: [cell]} as const;
  const tree: Root = {
    type: 'root',
    children: [
      {...paragraph, children: [...paragraph.children]},
      {type: 'table', children: [{...row, children: [{...cell}]}]},
    ],
  };
  linkMessages(tree, RECORDS, page, 'docs/reference/messages/index.md');
  const urls: string[] = [];
  visit(tree, 'link', ({url}) => {
    urls.push(url);
  });
  return urls;
}

test('a reason and a text in a table lead to their entry', () => {
  expect(linksOf('`BuildFailed` or `Class "<class>" not found`')).toEqual([
    '../reference/messages/index.md#message-failed',
    '../reference/messages/index.md#message-missing',
  ]);
});

test('a page beside the entries links as the framework reads it', () => {
  expect(linksOf('`BuildFailed`', 'docs/reference/messages/x.md')).toEqual([
    './index.md#message-failed',
  ]);
});

test.each([
  ['words without code', 'BuildFailed'],
  ['code that is no message', '`kubectl`'],
  ['a message that is never shown', '`NeverSet`'],
  ['a reason that several messages have', '`Invalid`'],
])('%s has no link', (_, content) => {
  expect(linksOf(content)).toEqual([]);
});

test('a link stays as it is', () => {
  expect(linksOf('[`BuildFailed`](x.md)')).toEqual(['x.md', 'x.md']);
});
