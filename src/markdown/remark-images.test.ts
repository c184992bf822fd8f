import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {errorOfMarkdown} from '../../tests/support/markdown';
import {remarkImages} from './remark-images';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>';

test('an image with alt text passes', async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'remark-images-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs/a.svg'), SVG);
  const steps = {
    filePath: path.join(site, 'docs/page.md'),
    beforeDefaultRemarkPlugins: [[remarkImages, {siteDir: site}]] as never,
  };
  const message = await errorOfMarkdown('![Two boxes.](./a.svg)', steps);
  rmSync(site, {recursive: true});
  // The bundler would load the file, but the test runs without it.
  expect(message).not.toContain('page.md');
});

test.each([
  ['![](./a.svg)', './a.svg', 'no alt text'],
  ['![ ](./a.svg)', './a.svg', 'no alt text'],
  ['![a.svg](./a.svg)', './a.svg', 'no alt text'],
  ['![Boxes](https://a.example/a.png)', 'https://a.example/a.png', 'another'],
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
