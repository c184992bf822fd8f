import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {renderMarkdown} from '../../tests/support/markdown';
import {rehypeCodeBlock} from './rehype-code-block';

const steps = {rehypePlugins: [rehypeCodeBlock]};

test('a fence becomes a figure with title, tools and highlighted code', async () => {
  const html = await renderMarkdown(
    '```yaml title="a.yaml"\nkind: Component\n```',
    steps,
  );
  expect(html).toBe(
    '<figure class="code-block code-block--yaml">' +
      '<figcaption class="code-block__title">a.yaml</figcaption>' +
      '<div class="code-block__tools"><button type="button" class="code-block__tool" data-copy>Copy</button></div>' +
      '<pre class="code-block__pre" tabindex="0"><code class="language-yaml">' +
      '<span class="token key atrule">kind</span><span class="token punctuation">:</span> Component\n' +
      '</code></pre></figure>',
  );
});

test('marked lines, and no other, are marked', async () => {
  const html = await renderMarkdown('```text {2,4}\na\nb\nc\nd\n```', steps);
  expect(html).toContain(
    '>a\n<mark class="code-block__line">b</mark>\nc\n<mark class="code-block__line">d</mark>\n</code>',
  );
});

test('what a writer wrote is text: markup, quotes and entities', async () => {
  const html = await renderMarkdown(
    '```text title="<b>&"\n<img src=x onerror=alert(1)> &amp; {1}\n```',
    steps,
  );
  expect(html).toContain('>&lt;b&gt;&amp;</figcaption>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp;amp; {1}');
});

test.each(['    a\n    b', '```\na\nb\n```'])(
  'code without a language, as in %j, is plain text',
  async (source) => {
    const html = await renderMarkdown(source, steps);
    expect(html).toContain('<code class="language-text">a\nb\n</code>');
  },
);

test('code in a line is left alone', async () => {
  expect(await renderMarkdown('Say `a`.', steps)).toBe(
    '<p>Say <code>a</code>.</p>',
  );
});

test('a block whose bytes are published can be downloaded', async () => {
  const published = () => (tree: Root) => {
    visit(tree, 'code', (node) => {
      node.data = {hProperties: {dataFile: '/samples/next/a"b.yaml'}};
    });
  };
  const html = await renderMarkdown('```yaml\na: 1\n```', {
    ...steps,
    beforeDefaultRemarkPlugins: [published],
  });
  expect(html).toContain(
    '<a class="code-block__tool" href="/samples/next/a&quot;b.yaml" download>Download</a>',
  );
});

test('empty lines at the end are the code’s own', async () => {
  const html = await renderMarkdown('```text\na\n\n```', steps);
  expect(html).toContain('language-text">a\n\n</code>');
});
