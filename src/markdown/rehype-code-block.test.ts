import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {renderMarkdown, type MarkdownSteps} from '../../tests/support/markdown';
import {rehypeCodeBlock} from './rehype-code-block';

const render = (source: string, steps: MarkdownSteps = {}) =>
  renderMarkdown(source, {rehypePlugins: [rehypeCodeBlock], ...steps});

test('a fence becomes a figure with title, tools and highlighted code', async () => {
  const html = await render('```yaml title="a.yaml"\nkind: Component\n```');
  expect(html).toBe(
    '<figure class="code-block code-block--yaml" id="code-a-yaml">' +
      '<figcaption class="code-block__title">a.yaml</figcaption>' +
      '<div class="code-block__menu"><button type="button" class="code-block__tool" data-copy>Copy</button></div>' +
      '<pre class="code-block__pre" tabindex="0"><code class="language-yaml">' +
      '<span class="token key atrule">kind</span><span class="token punctuation">:</span> Component\n' +
      '</code></pre></figure>',
  );
});

test('exactly the given lines are marked', async () => {
  const html = await render('```text {2,4}\na\nb\nc\nd\n```');
  expect(html).toContain(
    '>a\n<mark class="code-block__line">b</mark>\nc\n<mark class="code-block__line">d</mark>\n</code>',
  );
});

test('markup, quotes and entities in code stay text', async () => {
  const html = await render(
    '```text title="<b>&"\n<img src=x onerror=alert(1)> &amp; {1}\n```',
  );
  expect(html).toContain('>&lt;b&gt;&amp;</figcaption>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp;amp; {1}');
});

test.each(['    a\n    b', '```\na\nb\n```'])(
  'code without a language, as in %j, is plain text',
  async (source) => {
    const html = await render(source);
    expect(html).toContain('<code class="language-text">a\nb\n</code>');
  },
);

test('inline code stays as it is', async () => {
  expect(await render('Say `a`.')).toBe('<p>Say <code>a</code>.</p>');
});

test('a block whose bytes are published can be downloaded', async () => {
  const published = () => (tree: Root) => {
    visit(tree, 'code', (node) => {
      node.data = {hProperties: {dataFile: '/samples/next/a"b.yaml'}};
    });
  };
  const html = await render('```yaml\na: 1\n```', {
    beforeDefaultRemarkPlugins: [published],
  });
  expect(html).toContain(
    '<a class="code-block__tool" href="/samples/next/a&quot;b.yaml" download>Download</a>',
  );
});

test('empty lines at the end of code stay', async () => {
  const html = await render('```text\na\n\n```');
  expect(html).toContain('language-text">a\n\n</code>');
});

test('blocks have unique IDs from their titles or their numbers', async () => {
  const html = await render(
    [
      '## Code 2 {#code-2}',
      ...['', '', ' title="A b.yaml"', ' title="a-b.yaml"', ' title="…"'].map(
        (meta) => `\`\`\`text${meta}\na\n\`\`\``,
      ),
    ].join('\n\n'),
    {filePath: '/site/docs/page.md'},
  );
  const ids = [...html.matchAll(/<figure[^>]* id="([^"]+)"/g)];
  expect(ids.map(([, id]) => id)).toEqual([
    'code-1',
    'code-3',
    'code-a-b-yaml',
    'code-a-b-yaml-2',
    'code-4',
  ]);
});

test('parts that share a page have different IDs', async () => {
  const source = '```text\na\n```';
  const filePath = '/site/src/pages/_home/start.md';
  expect(await render(source, {filePath})).toContain('id="code-start-1"');
});

test('a block of several lines has a link to itself with its title', async () => {
  const html = await render(
    '```text title="a.txt"\na\nb\n```\n\n```text\na\nb\n```\n\n```text\na\n```',
  );
  expect(html.match(/<a [^>]*>/g)).toEqual([
    '<a class="code-block__tool" href="#code-a-txt" aria-label="Copy link to a.txt" data-copy-link>',
    '<a class="code-block__tool" href="#code-1" aria-label="Copy link to this code" data-copy-link>',
  ]);
});

test.each([
  [36, undefined],
  [37, 'code-block__tool code-block__tool--phone'],
  [72, 'code-block__tool code-block__tool--phone'],
  [73, 'code-block__tool'],
])('a line of %i characters wraps by %j', async (length, className) => {
  const html = await render(`\`\`\`text\n${'a'.repeat(length)}\n\`\`\``);
  expect(/<label class="([^"]*)"/.exec(html)?.[1]).toBe(className);
});

test('prompts and output are shown but not copied', async () => {
  const html = await render('```sh\n$ ls\n<a>\n```');
  expect(html).toContain(
    '<span class="code-block__aside">$ </span><span class="token function">ls</span>\n<span class="code-block__aside">&lt;a&gt;</span>\n</code>',
  );
  expect(html).toContain('data-copy="ls">Copy</button>');
});

test('a diff is copied as its result', async () => {
  const html = await render('```diff\n a: 1\n-b: 2\n+b: "3"\n```');
  expect(html).toContain('data-copy="a: 1\nb: &quot;3&quot;">Copy</button>');
});
