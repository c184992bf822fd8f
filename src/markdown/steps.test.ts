import {expect, test} from 'vitest';

import {renderMarkdown} from '../../tests/support/markdown';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import {ContentErrors} from '../content-errors/contentError';

const siteDir = temporaryFolder({
  'docs/_constants.yaml': `port: '8080'
url: http://a:%{port}
chart-registry: a
chart-version: a
`,
  'docs/_glossary.yaml': `- term: cell
  definition: A project in an environment.
  forms: [cells]
  except: [cell phone]
  see: a/cells.md#walls
- term: plane
  definition: A part of the platform.
  see: a/untitled.md
`,
  'docs/_chart-values.yaml':
    'a: {subcharts: [], values: {b: {default: "1"}}}\n',
  'docs/_own-words.yaml': 'charts:\n  a: {b: "Has %{c}.", d: Gone.}\n  e: {}\n',
  'docs/reference/messages/_messages/a.yaml':
    '- {id: a, message: ["{b} is", "`c` {b}"], where: {}, means: "Of {b} in `{b}`.", do: Go., source: d}\n',
  'docs/a/cells.md': '---\ntitle: Cells\n---\n',
  'docs/a/untitled.md': '---\ntitle: Cells: all\n---\n',
  'docs/reference/api/_platform.yaml': 'group: a.dev\ngroupWord: a\n',
});

/** Renders a page of Next. */
const render = (source: string, file = 'a/page.md'): Promise<string> =>
  renderMarkdown(source, siteDir, `docs/${file}`);

/** The mistakes of a page, a line each; empty if there are none. */
async function mistakesIn(source: string, file?: string): Promise<string> {
  try {
    await render(source, file);
    return '';
  } catch (error) {
    if (error instanceof ContentErrors) return error.message;
    throw error;
  }
}

const FENCE = '```';

test.each([
  ['an unknown constant', 'A %{prot}.', ':1:3: %{prot}', '%{port}?'],
  ['one in code', `a\n${FENCE}sh\nb %{x}\n${FENCE}`, ':3:3: %{x}', ''],
  ['an unknown directive', 'a\n\n::glosary', ':3:1: ::glosary', '::glossary?'],
  ['commands of no file', 'a\n\n::cli-commands', ':3:1: there are', 'import'],
  ['an unknown notice', ':::nota\n\na\n\n:::', ':1:1: :::nota', ':::note?'],
  ['a directive in a line', 'a :b[c] d', ':1:3: :b', ''],
  ['a tab alone', ':::tab{label="a"}\n\na\n\n:::', ':1:1: :::tab', ''],
  [
    'one tab without a group',
    '::::tabs\n\n:::tab{label="a"}\n\na\n\n:::\n\n::::',
    ':1:1: tabs need a group',
    '::::tabs{group="name"}',
  ],
  [
    'a diagram that nobody describes',
    `${FENCE}mermaid\nflowchart TD\nA-->B\n${FENCE}`,
    ':1:1: a diagram needs a title',
    'description=',
  ],
  [
    'a diagram that nobody can draw',
    `${FENCE}mermaid title="a" description="b"\nfloe\n${FENCE}`,
    ':1:1: the diagram cannot be drawn',
    'Mermaid',
  ],
  [
    'a class that no box has',
    `${FENCE}mermaid title="a" description="b"\nflowchart TD\nA[a]:::dat --> B\n${FENCE}`,
    ':1:1: the diagram cannot be drawn: no class dat; use control, data',
    'Mermaid',
  ],
  [
    'the end of a line that no diagram shows',
    `${FENCE}mermaid title="a" description="b"\nflowchart LR\nA --> B\nB => C\n${FENCE}`,
    ':1:1: the diagram cannot be drawn: "B => C" cannot be read to its end',
    'Mermaid',
  ],
  ['a fence without end', `a\n${FENCE}sh\nb`, ':2:1: the block', FENCE],
  ['a block without end', '::::tabs\n:::tab\n:::\n', ':1:1: the', '::::'],
  [
    'a fold without end',
    '<details>\n<!-- <details> --></details>\n\n<details>\n<summary>A</summary>\n\na <kbd>b</kbd>',
    ':4: the block is not closed',
    '</details>',
  ],
  ['a space after colons', 'a\n::: note', ':2: no block begins here', 'space'],
  ['one that nobody sees', `${FENCE}sh\nab\u200b\n${FENCE}`, ':2:3', 'U+200B'],
])('%s is told with line and column', async (_what, source, place, words) => {
  const message = await mistakesIn(source);
  expect(message.split('\n')[0]).toContain(`docs/a/page.md${place}`);
  expect(message).toContain(words);
});

test('all mistakes of a page are told at once, by line, also those of data', async () => {
  const message = await mistakesIn('::x\n\n%{y}\n');
  expect(message.split('\n').map((line) => line.slice(0, 20))).toEqual([
    'docs/a/page.md:1:1: ',
    'docs/a/page.md:3:1: ',
  ]);
  expect(await mistakesIn('::glossary')).toMatch(
    /^docs\/_glossary\.yaml:8:3 \[1\]\.see: there is no page a\/untitled\.md with a title/u,
  );
  expect(await mistakesIn('::chart-values[a]')).toMatch(
    /words\.yaml:2:23 charts\.a\.d: .* no d\..*\n.*:2:7 .*%\{c\}.*\n.*:3:3 charts\.e:/u,
  );
});

test.each(['page.md', 'page.mdx'])(
  'constants are filled in: %s',
  async (file) => {
    const html = await render(
      `%{port} \`%{port}\` [a](%{url})\n\n${FENCE}sh title="%{port}"\ncurl %{url} -w %{http_code}\n${FENCE}\n`,
      file,
    );
    expect(html).toContain('8080 <code>8080</code>');
    expect(html).toContain('href="http://a:8080"');
    expect(html).toContain('title">8080<');
    expect(html.replaceAll(/<[^>]*>/gu, '')).toContain(
      'curl http://a:8080 -w %{http_code}',
    );
  },
);

test.each(['a/page.md', 'a/page.mdx'])(
  'the theme finds the formatted title of a notice: %s',
  async (file) => {
    const notice = ':::tip[Use **this**]\n\na\n\n:::\n';
    expect(await render(notice, file)).toContain(
      '<mdxAdmonitionTitle>Use <strong>this</strong></mdxAdmonitionTitle>',
    );
  },
);

test('a directive needs a page of the docs', async () => {
  expect(await mistakesIn('a\n\n::glossary', '../blog/post.md')).toContain(
    'blog/post.md:3:1: ::glossary: the page is not part of any docs version. Use the directive on a page of the documentation.',
  );
});

test('in the entry of a message, holes become placeholders', async () => {
  const html = await render('::messages[a]');
  expect(html).toContain('<p>Also: <code>`c` &#x3C;b></code>.</p>');
  expect(html).toContain('<p>Of &#x3C;b> in <code>&#x3C;b></code>.</p>');
});

test('the first use of a term in running text opens its note', async () => {
  const html = await render(
    '# Cells\n\nA cell phone, [cell](b.md), `cell` and (Cells): cell.\n',
  );
  expect(html.match(/<button/gu)).toHaveLength(1);
  expect(html).toContain(
    '(<span class="term-and-sign"><span class="term">Cells<button type="button" class="term__button" popovertarget="term-cell" aria-label="Definition of Cells"></button></span>):</span>',
  );
  expect(html).toContain(
    'id="term-cell" popover="auto" hidden="" class="term-note">A project in an environment. <a href="cells.md#walls">Cells</a>',
  );
});

test('tabs have the name of their group, and an anchor each', async () => {
  const tab = (label: string): string =>
    `:::tab{label="${label}"}\n\nText of ${label}.\n\n:::\n\n`;
  const html = await render(
    `::::tabs{group="os"}\n\n${tab('A b')}${tab('C')}::::\n`,
  );
  expect(html.trim()).toBe(
    '<theme-tabs groupId="os"><theme-tab value="A b" id="tab-os-a-b"><p>Text of A b.</p></theme-tab><theme-tab value="C" id="tab-os-c"><p>Text of C.</p></theme-tab></theme-tabs>',
  );
});

test('a diagram has its words, roles and no style of its own', async () => {
  const html = await render(
    `${FENCE}mermaid title="Way" description="A calls B for $1."\nflowchart LR\n  A[Control plane]-->B[Cell-- x]\n  C:::data\n  C-->B\n${FENCE}\n`,
  );
  expect(html).toContain('<title id="diagram-way-title">Way</title>');
  expect(html).toContain('>A calls B for $1.</desc>');
  expect(html).toMatch(/diagram--control"[^>]*>\s*<rect/u);
  expect(html).toMatch(/diagram--cell"[^>]*>\s*<polygon/u);
  expect(html).toContain('node diagram--data');
  expect(html).toContain('>Cell-- x</text>');
  expect(html).not.toMatch(/style|@import|data-label/u);
});

test('a block of code has a title, an anchor, marked lines and a button, and no style', async () => {
  const html = await render(
    `${FENCE}yaml title="a.yaml" data="a" {1}\na: <b>\n${FENCE}\n\n${FENCE}\nb\n${FENCE}\n`,
  );
  for (const part of [
    '<figure class="code-block" id="code-a-yaml">',
    '<figcaption class="code-block__title">a.yaml</figcaption>',
    '<button type="button" class="code-block__tool" data-copy>Copy</button>',
    '<mark class="code-block__line"><span class="token key atrule">a</span>',
    '&lt;b',
    'id="code-1"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('style=');
});

test('lines are marked by comments, which are left out, and tokens end with a line', async () => {
  const html = await render(
    `${FENCE}sh\n# highlight-next-line\nA="x\ny"\n# highlight-start\nb\nc\n# highlight-end\nd\n${FENCE}\n`,
  );
  expect(html.match(/<mark[^>]*>/gu)).toHaveLength(3);
  expect(html).not.toContain('highlight');
  expect(html).toMatch(
    /<mark class="code-block__line">.*x<\/span><\/mark>\n<span/u,
  );
});

test('a table scrolls in a frame with the name of its section', async () => {
  const html = await render('## Ports {#p}\n\n| a |\n| --: |\n| b |\n');
  expect(html).toContain(
    '<div class="table-frame" role="group" tabindex="0" aria-label="Table: Ports"><table>',
  );
  expect(html).toContain('<td class="text--right">');
});
