import {expect, test} from 'vitest';

import {errorOfMarkdown} from '../../tests/support/markdown';
import {remarkCodeFences} from './remark-code-fences';

const steps = {
  filePath: 'docs/page.md',
  beforeDefaultRemarkPlugins: [remarkCodeFences],
};

test.each([
  '```sh\nls\n```',
  '```yaml title="a.yaml" {1}\na: 1\n```',
  '```\nplain\n```',
  '    indented',
])('%j passes', async (source) => {
  expect(await errorOfMarkdown(source, steps)).toBe('');
});

test.each([
  ['```yamll\na: 1\n```', ' yamll', 'Did you mean yaml?'],
  [
    '```constructor\nx\n```',
    ' constructor',
    'Use a language that Prism supports',
  ],
  ['```extend\nx\n```', ' extend', 'Use a language that Prism supports'],
  ['```sh {2}\nls\n```', ' {2}', 'Use lines from 1 to 1'],
  ['```sh {2-1}\nls\nls\n```', ' {2-1}', 'Use lines from 1 to 2'],
])('%j is rejected with its line', async (source, key, what) => {
  const message = await errorOfMarkdown(`Text.\n\n${source}`, steps);
  expect(message).toContain(`docs/page.md:3${key}: `);
  expect(message).toContain(what);
});
