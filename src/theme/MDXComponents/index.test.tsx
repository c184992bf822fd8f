import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import {A} from '.';

test('a link to a file beside the page keeps its address', () => {
  const properties = {href: '/assets/a.txt', 'data-noBrokenLinkCheck': true};
  expect(renderToStaticMarkup(createElement(A, properties, 'a'))).toBe(
    '<a href="/assets/a.txt">a</a>',
  );
});
