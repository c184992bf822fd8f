import {expect, test} from 'vitest';

import {docsVersionByName} from '../src/site/versions';
import {temporaryFolder, writeFiles} from '../tests/support/temporaryFolder';
import {checkAsked, checkRedirects, checkSidebars, listPages} from './siteData';

const NEXT = docsVersionByName('current');

const siteDir = temporaryFolder({
  'docs/start.md': '---\ntitle: Start\nslug: /\n---\n',
  'docs/a/cells.md': '## Walls of a cell {#walls}\n',
  'docs/a/index.md': '',
  'docs/_part.md': '',
});
const pages = () => listPages(siteDir, NEXT);

test('pages have ids and addresses', async () => {
  expect((await pages()).map(({id, route}) => [id, route]).sort()).toEqual([
    ['a/cells', '/docs/next/a/cells/'],
    ['a/index', '/docs/next/a/'],
    ['start', '/docs/next/'],
  ]);
});

test.each([
  ['index.md: [how to start]\na/cells.md#walls: [around a cell]\n', []],
  [
    'start.md: [how to start]\na/cell.md: [around a cell]\n',
    [
      'docs/_asked.yaml:2:1 [a/cell.md]: there is no page a/cell.md. Did you mean a/cells.md?',
    ],
  ],
  [
    'a/cells.md#roof: [over a cell]\n',
    [
      expect.stringContaining(
        ':1:1 [a/cells.md#roof]: a/cells.md has no section #roof. Name',
      ),
    ],
  ],
  ['start.md: [word]\n', [expect.stringMatching(/^docs\/_asked\.yaml:1:12 /u)]],
])('ways to ask: %j', async (yaml, messages) => {
  writeFiles(siteDir, {'docs/_asked.yaml': yaml});
  const errors = checkAsked(siteDir, NEXT, await pages());
  expect(errors.map(({message}) => message)).toEqual(messages);
});

test('a page that a sidebar names is there', async () => {
  const sidebars = {
    docs: [
      {type: 'category', label: 'gone', items: ['start', 'a/gone']},
      {type: 'link', label: 'b', href: '/c'},
      {Short: ['a/cells', {type: 'doc', id: 'a/cels'}]},
    ],
  };
  const source = "['start', 'a/gone']\n'gone'\nid: 'a/cels'\n";
  writeFiles(siteDir, {'sidebars.ts': source});
  const errors = checkSidebars(siteDir, 'sidebars.ts', sidebars, await pages());
  expect(errors.map(({message}) => message)).toEqual([
    expect.stringMatching(/^sidebars\.ts:1: there is no page a\/gone\./u),
    'sidebars.ts:3: there is no page a/cels. Did you mean a/cells?',
  ]);
});

test('a redirect leads to a page', async () => {
  const rows = [
    ['/old/', '/docs/next/a/cells/#walls'],
    ['/older/', '/docs/next/'],
    ['/oldest/', '/docs/next/a/cell/'],
    ['/post/', '/blog/'],
  ].map(([from, to]) => ({from, to}));
  const redirects = JSON.stringify(rows, null, 1);
  writeFiles(siteDir, {'src/site/redirects.json': redirects});
  expect(
    checkRedirects(siteDir, await pages()).map(({message}) => message),
  ).toEqual([
    expect.stringMatching(
      /^src\/site\/redirects\.json:12:3 \[2\]\.to: there is no page \/docs\/next\/a\/cell\/\. Did you mean/u,
    ),
  ]);
});
