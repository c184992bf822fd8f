import {expect, test} from 'vitest';
import {renderTheme} from '@site/tests/support/renderTheme';
import MDXA from '@theme/MDXComponents/A';

test.each([
  ['/data/board.json', '/data/board.json'],
  ['/data/board.json?raw#top', '/data/board.json?raw#top'],
  ['/docs/page', '/docs/page/'],
  ['/docs/v1.2', '/docs/v1.2/'],
  ['/docs/v1.x', '/docs/v1.x/'],
])('a link to %s leads to %s', (href, shown) => {
  const html = renderTheme(<MDXA href={href}>words</MDXA>);
  expect(html).toContain(`href="${shown}"`);
});
