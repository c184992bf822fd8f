import {expect, test} from 'vitest';

import {errorOfMarkdown} from '../../tests/support/markdown';
import {remarkCodeFences} from './remark-code-fences';

const steps = {
  filePath: 'docs/page.md',
  beforeDefaultRemarkPlugins: [remarkCodeFences],
};

test.each(['```\nplain\n```', '    indented'])('%j passes', async (source) => {
  expect(await errorOfMarkdown(source, steps)).toBe('');
});

test('a range that runs backwards is rejected with its line', async () => {
  expect(
    await errorOfMarkdown('Text.\n\n```sh {2-1}\nls\nls\n```', steps),
  ).toContain('docs/page.md:3 {2-1}: ');
});
