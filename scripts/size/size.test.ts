import {expect, test} from 'vitest';

import {brotliSize} from './brotli';
import {overBudget} from './pagesReport';
import {PART_REASONS, UNEXPLAINED, partOf} from './parts';
import {textTable} from './table';
import {filesOfPage, readPageFile} from './weighPage';

const PAGE = `<!doctype html><html><head>
<link rel="icon" href="/base/img/favicon.svg">
<link rel="stylesheet" href="/base/a.css">
<script>one()</script>
<script type="application/ld+json">{"data": "is no script"}</script>
<script src="/base/starter.js" data-application="/base/r.js /base/m.js" async></script>
</head><body>
<img src="/base/p.png" srcset="/base/p.png 1x, /base/p2.png 2x">
<img src="data:image/png;base64,AA=="><img src="https://other.example/x.png">
</body></html>`;

test('a page names its files by what they are for', () => {
  expect(filesOfPage(PAGE, '/base/')).toEqual({
    inline: ['one()'],
    starter: ['starter.js'],
    application: ['r.js', 'm.js'],
    css: ['a.css'],
    media: ['p.png', 'p2.png', 'img/favicon.svg'],
  });
});

test('a page that was not built is told with its file and what to run', () => {
  expect(() => readPageFile('no-build', '/docs/')).toThrow(
    'no-build/docs/index.html is not there. Run "npm run build" first',
  );
});

test('what is over budget is said with figure, budget and remedy', () => {
  const figures = {html: 10, css: 1, starter: 1, application: 1};
  const sums = {withoutMedia: 1, withMedia: 1};
  const faults = overBudget(
    {name: 'docs', route: '/docs/', budget: {...figures, ...sums}},
    {
      ...{html: 10_001, css: 1000, starter: 0, application: 0},
      ...{withoutMedia: 0, withMedia: 0},
    },
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('/docs/: the HTML file: 10.0 kB, allowed 10 kB');
});

test.each([
  ['webpack://x/./node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['webpack://x/./node_modules/a/node_modules/clsx/i.js', 'small libraries'],
  ['webpack://x/./docs/concepts/runtime-model.md?1a2b', 'page content'],
  ['webpack://x/./src/theme/Navbar/index.tsx', 'site theme'],
  ['webpack://x/./node_modules/left-pad/index.js', UNEXPLAINED],
] as const)('%s belongs to %s', (source, part) => {
  expect(partOf(source)).toBe(part);
});

test('each part has one name and a reason', () => {
  const names = PART_REASONS.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(PART_REASONS.every(({why}) => why.length > 10)).toBe(true);
});

test('numbers stand under each other', () => {
  expect(textTable(['page', 'kB'], [['home', '12.0']])).toBe(
    'page    kB\n----  ----\nhome  12.0',
  );
});

test('the same bytes weigh the same; nothing weighs nothing', () => {
  expect(brotliSize('')).toBe(0);
  expect(brotliSize('aaaa')).toBe(brotliSize(Buffer.from('aaaa')));
});
