import {expect, test} from 'vitest';

import {corpusOf} from '../fixtures/corpus';
import {hostedRecords} from './hostedRecords';

const PAGES = [
  {
    title: 'Gateways',
    category: 'Concepts',
    description: 'What lets traffic in.',
    text: 'Uses `Envoy`.\n## Ports\nOpen them.\n### TLS\nOn 443.',
  },
  {title: 'Post', category: 'Blog', tag: 'default', text: 'Released.'},
];

test('a section is a record with its place, its page and its version', () => {
  const [page, ports, tls] = hostedRecords(
    [corpusOf(PAGES, 'v0.3.x')],
    'https://docs.example/base/',
  );
  expect(page).toMatchObject({
    url: 'https://docs.example/base/docs/gateways/',
    anchor: null,
    type: 'lvl1',
    content: 'What lets traffic in. Uses Envoy.',
    language: 'en',
    docusaurus_tag: 'docs-default-v0.3.x',
    version: 'v0.3.x',
    hierarchy: {lvl0: 'Concepts', lvl1: 'Gateways', lvl2: null},
  });
  expect(ports?.url).toBe('https://docs.example/base/docs/gateways/#ports');
  expect(tls?.hierarchy).toMatchObject({lvl2: 'Ports', lvl3: 'TLS'});
});

test('a page of no version is one record, and has no version', () => {
  const records = hostedRecords(
    [corpusOf(PAGES, 'current'), corpusOf(PAGES, 'v0.3.x')],
    'https://docs.example/',
  );
  const posts = records.filter(({hierarchy}) => hierarchy.lvl1 === 'Post');
  expect(posts).toHaveLength(1);
  expect(posts[0]).not.toHaveProperty('version');
});

test('a long text becomes several records of one address, and nothing is lost', () => {
  const text = 'word '.repeat(3000).trim();
  const records = hostedRecords(
    [corpusOf([{title: 'Long', text}])],
    'https://docs.example/',
  );
  expect(records.length).toBeGreaterThan(1);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(
    records.length,
  );
  expect(new Set(records.map(({url}) => url)).size).toBe(1);
  expect(records.map(({content}) => content).join(' ')).toBe(text);
});
