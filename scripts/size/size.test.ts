import {expect, test} from 'vitest';

import {brotliSize} from './brotli';
import {filesOfPage, overBudget, readPageFile} from './weighPage';

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

test('the files of a page are grouped by purpose', () => {
  expect(filesOfPage(PAGE, '/base/')).toEqual({
    inline: ['one()'],
    starter: ['starter.js'],
    application: ['r.js', 'm.js'],
    css: ['a.css'],
    media: ['p.png', 'p2.png', 'img/favicon.svg'],
  });
});

test('the error for a missing page says what to run', () => {
  expect(() => readPageFile('no-build', '/docs/')).toThrow(
    'no-build/docs/index.html is missing. Run "npm run build" first',
  );
});

test('a size over budget is reported with the budget', () => {
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
  expect(faults[0]).toContain(
    '/docs/: the HTML file: 10.0 kB, but at most 10 kB are allowed',
  );
});

test('strings and buffers have the same size, and nothing has size 0', () => {
  expect(brotliSize('')).toBe(0);
  expect(brotliSize('aaaa')).toBe(brotliSize(Buffer.from('aaaa')));
});
