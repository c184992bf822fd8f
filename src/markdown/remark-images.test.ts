import {expect, test} from 'vitest';

import {errorOfMarkdown} from '../../tests/support/markdown';
import {remarkImages} from './remark-images';

test.each([
  ['![ ](./a.svg)', './a.svg', 'no alt text'],
  ['![a.svg](./a.svg)', './a.svg', 'no alt text'],
  ['![Boxes](//a.example/a.png)', '//a.example/a.png', 'from another site'],
  ['![Boxes](data:image/png;base64,AA)', 'data:', 'from another site'],
  ['![Boxes][a]\n\n[a]: ./a.svg', 'a', 'reference-style'],
])('%j is rejected with its line', async (source, key, what) => {
  const message = await errorOfMarkdown(`Text.\n\n${source}`, {
    filePath: 'docs/page.md',
    beforeDefaultRemarkPlugins: [[remarkImages, {siteDir: '.'}]] as never,
  });
  expect(message).toContain(`docs/page.md:3 ${key}`);
  expect(message).toContain(what);
});
