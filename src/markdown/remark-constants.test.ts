import path from 'node:path';

import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {errorOfMarkdown, renderMarkdown} from '../../tests/support/markdown';
import {remarkConstants} from './remark-constants';
import {remarkDirectives} from './remark-directives';
import {remarkTabs} from './remark-tabs';

const site = temporaryFolder({
  'docs/_constants.yaml': 'version: "0.3.2"\nport: "8443"\n',
});

const steps = () => ({
  filePath: path.join(site, 'docs/page.md'),
  beforeDefaultRemarkPlugins: [
    [remarkDirectives, []],
    [remarkConstants, {siteDir: site, siteUrl: 'https://a.example/'}],
    remarkTabs,
  ] as never,
});

test.each([
  ['prose', 'At %{version}.', '<p>At 0.3.2.</p>'],
  ['code in a line', '`v%{version}`', '<p><code>v0.3.2</code></p>'],
  [
    'text after a word with a colon',
    'registry:x %{port}',
    '<p>registry:x 8443</p>',
  ],
  [
    'links and their text',
    '[v%{version}](https://a.example/v%{version})',
    '<p><a href="https://a.example/v0.3.2">v0.3.2</a></p>',
  ],
  [
    'code',
    '```sh\ncurl localhost:%{port}\n```',
    '<pre><code class="language-sh">curl localhost:8443\n</code></pre>',
  ],
  ['headings', '## At %{port}', '<h2 id="at-8443">At 8443</h2>'],
])('constants are replaced in %s', async (_where, source, html) => {
  expect(
    (await renderMarkdown(source, steps())).replaceAll(/>\n+</g, '><'),
  ).toBe(html);
});

test('constants are replaced in the labels of tabs', async () => {
  const html = await renderMarkdown(
    '::::tabs{group="g"}\n\n:::tab{label="%{version}"}\n\na\n\n:::\n\n:::tab{label="b"}\n\nb\n\n:::\n\n::::',
    steps(),
  );
  expect(html).toContain('>0.3.2<label');
});

test('all unknown constants of a page are reported with file, line and fix', async () => {
  const message = await errorOfMarkdown(
    'A %{versoin}.\n\n```sh title="%{one}"\nb\n%{two}\n```\n\n[x](https://%{three})',
    steps(),
  );
  const places = message.match(/^\S+ %\{\w+\}/gm);
  const page = path.join(site, 'docs/page.md');
  expect(places?.sort()).toEqual([
    `${page}:1 %{versoin}`,
    `${page}:3 %{one}`,
    `${page}:5 %{two}`,
    `${page}:8 %{three}`,
  ]);
  expect(message).toContain('Did you mean %{version}?');
  expect(message).toContain('use one of: version, port, samples-url');
});
