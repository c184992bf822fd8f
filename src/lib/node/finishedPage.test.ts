import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import {parseFinishedPage} from './finishedPage';

test.each([
  ['nothing else', '', '<p>Text</p>'],
  ['a description that names <body>', 'A <body> and a </head>', '<p>Text</p>'],
  ['an attribute with <main>', '', '<p title="<main>, </main>">Text</p>'],
])('the content of a page with %s is read', (_what, description, content) => {
  const {main, meta} = parseFinishedPage(
    '/a/',
    `<!doctype html><html><meta name=description content="${description}"><body><nav>Menu</nav><main>${content}<p>End</p></main><footer>F</footer>`,
  );
  expect(toString(main)).toBe('TextEnd');
  expect(meta('description')).toBe(description);
});
