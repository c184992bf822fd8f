import {expect, test} from 'vitest';

import {cleanFeedItem} from './cleanFeedItem';

test('an entry has no control character and no button, and keeps all else', () => {
  const date = new Date(0);
  expect(
    cleanFeedItem({
      title: 'A\u001b[32m B',
      date,
      content: '<pre>a\n\tb\u0007</pre><button type="button">Copy\n</button>c',
    }),
  ).toEqual({title: 'A[32m B', date, content: '<pre>a\n\tb</pre>c'});
});
