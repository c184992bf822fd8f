import path from 'node:path';

import {expect, test} from 'vitest';

import {
  HEAD,
  head,
  withSummary,
  WRITERS_MISTAKES,
} from '../../tests/support/writersMistakes';
import {LATEST_VERSION, docsVersionByName} from '../site/versions';
import {createSourceCheck} from './checkSource';

/** Uses the site's own kinds, constants, authors and tags. */
const siteDir = path.resolve(import.meta.dirname, '../..');
const check = createSourceCheck({
  siteDir,
  siteUrl: 'https://example.dev',
  baseUrl: '/',
});
const DOCS = docsVersionByName(LATEST_VERSION).folder;
const PAGE = `${DOCS}/a-page.md`;
const POST = 'blog/2025-09-18-a-post.md';

async function messagesOf(
  source: string | Uint8Array,
  file = PAGE,
): Promise<string[]> {
  const bytes =
    typeof source === 'string'
      ? new TextEncoder().encode(withSummary(source, file))
      : source;
  const {errors} = await check(file, bytes);
  return errors.map(({message}) => message);
}

test.each(WRITERS_MISTAKES)(
  '$name is refused with file, line and remedy: $file',
  async ({source, said, file}) => {
    const found = await messagesOf(source, file);
    expect(found).toEqual([expect.stringMatching(said)]);
    expect(found[0]?.startsWith(`${file}:`)).toBe(true);
  },
);

test("a component's link to an unknown page is rejected", async () => {
  const source = `${HEAD}import Link from '@docusaurus/Link';\n\n<Link to="/docs/nowher/">Text</Link>\n`;
  expect(await messagesOf(source, `${PAGE}x`)).toEqual([
    expect.stringContaining(':8 /docs/nowher/: no page has this address.'),
  ]);
});

test('a file that is not UTF-8 is rejected', async () => {
  expect(await messagesOf(Uint8Array.of(0xff, 0xfe))).toEqual([
    `${PAGE}:1: the file is not UTF-8 text. Save it as UTF-8.`,
  ]);
});

test('all further truncate markers are reported at once', async () => {
  const found = await messagesOf(
    `${head()}\n${'<!-- truncate -->\n\n'.repeat(3)}`,
    POST,
  );
  expect(found.map((one) => one.split(':')[1])).toEqual([
    '8 truncate',
    '10 truncate',
  ]);
});

test('all mistakes of a page are reported at once, sorted by line', async () => {
  const [first, second, ...others] = await messagesOf(
    `${head('slgu: a')}![](./a.png)\n\n[b](./none.md)\n`,
  );
  expect(first).toContain(':4 slgu');
  expect(second).toContain(':6 ./a.png');
  expect(others.at(-1)).toContain(':8 ./none.md');
});

/** Syntax that the framework documents, written as in its documentation. */
const CONVENTIONS: Readonly<
  Record<string, readonly [source: string, file?: string]>
> = {
  'every key of a page': [
    head(
      ...['id: a', 'slug: /a/b', 'sidebar_label: A', 'sidebar_position: 2.5'],
      ...['sidebar_class_name: a', 'sidebar_custom_props: {a: 1}'],
      ...['hide_title: true', 'hide_table_of_contents: true'],
      ...['toc_min_heading_level: 2', 'toc_max_heading_level: 5'],
      ...['pagination_label: A', 'pagination_next: null', 'pagination_prev: b'],
      ...['image: /img/logo.svg', 'keywords: [a]', 'displayed_sidebar: docs'],
      ...['custom_edit_url: null', 'parse_number_prefixes: false'],
      ...['draft: true', 'tags: [a tag, other]'],
      ...['last_update: {date: 2025-01-02, author: A}'],
    ),
  ],
  'every key of a post': [
    head(
      ...['authors: openchoreo', 'date: 2025-09-18T10:00', 'slug: a'],
      ...['image: /img/logo.svg', 'keywords: [a]', 'draft: true', 'tags: []'],
      ...['hide_table_of_contents: true', 'sidebar_label: A'],
      ...['last_update: {date: 2025-01-02}'],
    ),
    POST,
  ],
  'every key of a page outside': [
    head('wrapperClassName: a', 'hide_table_of_contents: true'),
    'src/pages/team.md',
  ],
  'texts that are empty': [
    head('title: ""').replace('title: A\n', '').replace(': B', ': ""'),
  ],
  'a slug with a sign': [head('slug: /a&b')],
  'a byte-order mark, as the framework strips it': [
    `\uFEFF${head('tags: []')}Text.\n`,
  ],
  'a title in the text': ['---\ndescription: B\n---\n\n# A\n\nText.\n'],
  'notices with and without brackets': [
    `${HEAD}${'note tip info warning danger caution important secondary'
      .split(' ')
      .map(
        (kind) =>
          `:::${kind} A title\n\nText.\n\n:::\n\n:::${kind}[A title]\nText.\n:::`,
      )
      .join('\n\n')}\n`,
  ],
  'HTML for text': [
    `${HEAD}Press <kbd>Ctrl</kbd>, H<sub>2</sub>O,<br/>next.\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>\n\n<!-- a remark -->\n`,
  ],
  'variables of curl, which are not constants': [
    `${HEAD}\`\`\`sh\ncurl -w '%{http_code}' localhost\n\`\`\`\n`,
  ],
  'a diagram with its own front matter': [
    `${HEAD}\`\`\`mermaid description="B"\n---\ntitle: A\n---\nflowchart\n  A --> B\n\`\`\`\n`,
  ],
  'the head of a page in MDX': [
    `${HEAD}<head>\n  <meta name="a" content="b" />\n</head>\n`,
    `${PAGE}x`,
  ],
  'footnotes and task lists': [
    `${HEAD}Text[^1].\n\n- [x] done\n- [ ] open\n\n[^1]: A note.\n`,
  ],
  'line numbers': [
    `${HEAD}\`\`\`sh showLineNumbers\nls\n\`\`\`\n\n\`\`\`sh showLineNumbers=4 {1} title="a"\nls\n\`\`\`\n`,
  ],
  'languages that Prism has': [
    `${HEAD}${'toml powershell makefile groovy hcl java php ruby ini docker dockerfile csharp cs protobuf'
      .split(' ')
      .map((language) => `\`\`\`${language}\na\n\`\`\``)
      .join('\n\n')}\n`,
  ],
  'images of the site, of a mode, and with a title': [
    `${HEAD}![A.](@site/static/img/logo.svg) ![B.](/img/logo.svg#gh-light-mode-only) ![C.](/img/logo.svg "Title")\n`,
  ],
  'links from the root of the site, and past the router': [
    `${HEAD}[a](@site/${DOCS}/overview/architecture.md) [b](pathname:///a.zip)\n`,
  ],
  'a diagram whose lines end by semicolons': [
    `${HEAD}\`\`\`mermaid title="A" description="B"\ngraph TD;\n  A-->B;\n\`\`\`\n`,
  ],
};

test.each(Object.entries(CONVENTIONS))(
  '%s pass as the framework documents them',
  async (_name, [source, file]) => {
    expect(await messagesOf(source, file)).toEqual([]);
  },
);

test('outside the strict folders, the house rules are advice', async () => {
  const source = `---\ntitle: A\n---\n\n![](/img/logo.svg) <a href="/a.json">a</a>\n\n\`\`\`mermaid\ngraph TD;\n  A-->B;\n\`\`\`\n\n\`\`\`yaml\nspec: {}\n\`\`\`\n`;
  const {errors, advice} = await check(
    'community/a.md',
    new TextEncoder().encode(source),
  );
  expect(errors).toEqual([]);
  expect(advice.map(({message}) => message)).toEqual([
    expect.stringContaining('community/a.md:1 description'),
    expect.stringContaining('community/a.md:5 <a href'),
    expect.stringContaining('community/a.md:13:1'),
    expect.stringContaining('community/a.md:7 title'),
    expect.stringContaining('community/a.md:5 /img/logo.svg'),
  ]);
});
