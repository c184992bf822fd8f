import path from 'node:path';

import {expect, test} from 'vitest';

import {LATEST_VERSION, docsVersionByName} from '../site/versions';
import {createSourceCheck} from './checkSource';
import {PAGE_MAX_BYTES} from './page/pageText';

/** Kinds, constants, authors and tags are those of the site. */
const siteDir = path.resolve(import.meta.dirname, '../..');
const check = createSourceCheck({
  siteDir,
  siteUrl: 'https://example.dev',
  baseUrl: '/',
});
const DOCS = docsVersionByName(LATEST_VERSION).folder;
const PAGE = `${DOCS}/a-page.md`;
const POST = 'blog/2025-09-18-a-post.md';

const HEAD = '---\ntitle: A\ndescription: What it answers.\n---\n\n';

async function messagesOf(
  source: string | Uint8Array,
  file = PAGE,
): Promise<string[]> {
  const bytes =
    typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const {errors} = await check(file, bytes);
  return errors.map(({message}) => message);
}

function head(...lines: readonly string[]): string {
  return `---\ntitle: A\ndescription: B\n${lines.join('\n')}\n---\n`;
}

const MANIFEST = `\`\`\`yaml
apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata:
  name: a
spec:
  deploymentPipelineRef: b
  colour: red
\`\`\``;

/** What a writer does, and what is said, from the line to the remedy. */
const MISTAKES: Readonly<
  Record<string, readonly [source: string, said: RegExp, file?: string]>
> = {
  'a byte-order mark': [
    `\uFEFF${HEAD}`,
    /:1: the file begins with .* \(BOM\)/u,
  ],
  'line ends of Windows': [
    '---\ntitle: A\r\n---\n',
    /:2: the line ends .* `git add --renormalize/u,
  ],
  'a page of 5 MB': [
    'x'.repeat(5_000_000),
    new RegExp(`:1: .* more than ${PAGE_MAX_BYTES}\\. Divide`, 'u'),
  ],
  'an open front matter': [
    '---\ntitle: A\n',
    /:1: the front matter is not closed\. Begin with/u,
  ],
  'front matter that is no YAML': [
    '---\ntitle: A\ndescription: "open\n---\n',
    /:4:1: the YAML cannot be read: .*Correct the line/u,
  ],
  'front matter without keys': [
    '---\nA title\n---\n',
    /:2: the front matter has no keys\. Write/u,
  ],
  'no description': [
    '---\ntitle: A\n---\n',
    /:1 description: the page has no description\. Write/u,
  ],
  'an unknown key': [
    head('sidebar_lable: B'),
    /:4 sidebar_lable: no page has this key\. Did you mean sidebar_label\?/u,
  ],
  'a value of the wrong type': [
    head('sidebar_position: first'),
    /:4 sidebar_position: "first" is no number\. Write the place/u,
  ],
  'a flag that is a word': [
    head('draft: maybe'),
    /:4 draft: "maybe" is neither true nor false\. Write `draft: true`/u,
  ],
  'a heading level that no page has': [
    head('toc_max_heading_level: 9'),
    /:4 toc_max_heading_level: 9 is no heading level\. Write/u,
  ],
  'an author whom nobody knows': [
    head('authors: nobody'),
    /:4 authors: blog\/authors\.yml has no "nobody"\. Known are: /u,
    POST,
  ],
  'an author in the post': [
    head('authors:', '  - name: A', '    url: https://a.example'),
    /:4 authors: .* is no key of an author\. Describe the author in blog/u,
    POST,
  ],
  'a tag that nobody knows': [
    head('tags: [none]'),
    /:4 tags: blog\/tags\.yml has no "none"\. /u,
    POST,
  ],
  'a tag in the post': [
    head('tags: [{label: A, permalink: /a}]'),
    /:4 tags: .* is no name of a tag\. Describe the tag in blog\/tags\.yml/u,
    POST,
  ],
  'a day that no month has': [
    head('date: 2025-02-30'),
    /:4 date: "2025-02-30" is no day\. Write the day as 2025-09-18/u,
    POST,
  ],
  'MDX that does not end': [
    `${HEAD}<Tabs`,
    /:6:6: this tag does not end/u,
    PAGE.replace('.md', '.mdx'),
  ],
  'a component that nothing names': [
    `${HEAD}<Card />\n`,
    /:6 <Card>: nothing of this/u,
    PAGE.replace('.md', '.mdx'),
  ],
  'an import of nothing': [
    `${HEAD}import A from './b';\n`,
    /:6 \.\/b: there is/u,
    'src/pages/a.mdx',
  ],
  'an id given twice': [
    `${HEAD}## One {#one}\n\n## Two {#one}\n`,
    /:8 #one: the heading of line 6 has this id\. Give each/u,
  ],
  'an image that is not there': [
    `${HEAD}![Two boxes.](./100%.png)\n`,
    /:6 \.\/100%\.png: this image is not there\. Put the file/u,
  ],
  'an image without words': [
    `${HEAD}![](/img/logo.svg)\n`,
    /:6 \/img\/logo\.svg: an image says nothing .* Write !\[What/u,
  ],
  'a component in plain Markdown': [
    `${HEAD}Text.\n\n<Tabs>\n`,
    /:8 <Tabs>: <tabs> is no element .* Write Markdown, or elements/u,
  ],
  'a placeholder that is no code': [
    `${HEAD}Call it <name>.\n`,
    /:6 <name>: <name> is no element .* stands in `code`/u,
  ],
  'a style of an element': [
    `${HEAD}<span style="color: red">Text</span>\n`,
    /:6 .*: the attribute `style` does nothing on this site\. Leave it out/u,
  ],
  'an image of HTML': [
    `${HEAD}<img src="/img/logo.svg">\n`,
    /:6 .*: an image of HTML gets no width and height\. Write !/u,
  ],
  'a link of HTML to a page': [
    `${HEAD}<a href="/docs/">All</a>\n`,
    /:6 .*: nobody sees whether this link leads .* Write \[words\]/u,
  ],
  'a link to no file': [
    `${HEAD}[b](./none.md)\n`,
    /:6 \.\/none\.md: this link leads to no file\. /u,
  ],
  'a link to no heading': [
    `${HEAD}[b](#none)\n\n## No one\n`,
    /:6 #none: .* has no heading with this id\. /u,
  ],
  'an unknown directive': [
    `${HEAD}:::notte[Title]\nText.\n:::\n`,
    /:6 :::notte: there is no such directive\. Did you mean :::note\?/u,
  ],
  'a directive that is not closed': [
    `${HEAD}:::note\nText.\n`,
    /:6 :::note: this directive is not closed\. Write a line/u,
  ],
  'a tab by itself': [
    `${HEAD}:::tab{label="A"}\nText.\n:::\n`,
    /:6 :::tab: a tab stands alone\. Write ::::tabs/u,
  ],
  'an unknown constant': [
    `${HEAD}Use %{no-such-constant}.\n`,
    /:6 %\{no-such-constant\}: there is no constant .* Add it to/u,
  ],
  'an unknown language': [
    `${HEAD}\`\`\`pythn\na\n\`\`\`\n`,
    /:6 pythn: this language .* Did you mean python\?/u,
  ],
  'an unknown word behind a language': [
    `${HEAD}\`\`\`sh live\nls\n\`\`\`\n`,
    /:6: found live after the language of a fence\. Write key="value"/u,
  ],
  'lines that a block does not have': [
    `${HEAD}\`\`\`sh {7}\nls\n\`\`\`\n`,
    /:6 \{7\}: the block has no such lines\. Write lines from 1 to 1/u,
  ],
  'a diagram without a title': [
    `${HEAD}\`\`\`mermaid\ngraph TD\n  A --> B\n\`\`\`\n`,
    /:6 title: a diagram says nothing .* Write ```mermaid title=/u,
  ],
  'a diagram that cannot be drawn': [
    `${HEAD}\`\`\`mermaid title="A" description="B"\npie\n\`\`\`\n`,
    /:6 A: this diagram cannot be drawn: .* Mend its Mermaid text/u,
  ],
  'an unknown field of a manifest': [
    `${HEAD}${MANIFEST}\n`,
    /:13:3 spec\.colour: unknown field/u,
  ],
  'YAML that is not a complete manifest': [
    `${HEAD}\`\`\`yaml\nspec: {}\n\`\`\`\n`,
    /:7:1: .*not a complete manifest.*excerpt=/u,
  ],
  'a resource that kubectl does not know': [
    `${HEAD}\`\`\`sh\nkubectl get projectz\n\`\`\`\n`,
    /:7:13: kubectl has no kind called .*Did you mean projects\?/u,
  ],
};

test.each(Object.entries(MISTAKES))(
  '%s is refused with file, line and remedy',
  async (_name, [source, said, file = PAGE]) => {
    const found = await messagesOf(source, file);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(said);
    expect(found[0]?.startsWith(`${file}:`)).toBe(true);
  },
);

test('a file that is not UTF-8 is refused', async () => {
  expect(await messagesOf(Uint8Array.of(0xff, 0xfe))).toEqual([
    `${PAGE}:1: the file is not UTF-8 text. Save it as UTF-8.`,
  ]);
});

test('all mistakes of a page are told at once, by their lines', async () => {
  const [first, second, ...others] = await messagesOf(
    `${head('slgu: a')}![](./a.png)\n\n[b](./none.md)\n`,
  );
  expect(first).toContain(':4 slgu');
  expect(second).toContain(':6 ./a.png');
  expect(others.at(-1)).toContain(':8 ./none.md');
});

/** What the framework documents, written as it documents it. */
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
      ...['image: /img/a.png', 'keywords: [a, b]', 'displayed_sidebar: docs'],
      ...['custom_edit_url: null', 'parse_number_prefixes: false'],
      ...['draft: true', 'tags: [a tag, other]'],
      ...['last_update: {date: 2025-01-02, author: A}'],
    ),
  ],
  'every key of a post': [
    head(
      ...['authors: openchoreo', 'date: 2025-09-18T10:00', 'slug: a'],
      ...['image: ./a.png', 'keywords: [a]', 'draft: true', 'tags: []'],
      ...['hide_table_of_contents: true', 'sidebar_label: A'],
      ...['last_update: {date: 2025-01-02}'],
    ),
    POST,
  ],
  'every key of a page outside': [
    head('wrapperClassName: a', 'hide_table_of_contents: true'),
    'src/pages/team.md',
  ],
  'a title in the text': ['---\ndescription: B\n---\n\n# A\n\nText.\n'],
  'notices with and without brackets': [
    `${HEAD}${[
      'note',
      'tip',
      'info',
      'warning',
      'danger',
      'caution',
      'important',
      'secondary',
    ]
      .map(
        (kind) =>
          `:::${kind} A title\n\nText.\n\n:::\n\n:::${kind}[A title]\nText.\n:::`,
      )
      .join('\n\n')}\n`,
  ],
  'HTML for text': [
    `${HEAD}Press <kbd>Ctrl</kbd>, H<sub>2</sub>O,<br/>next.\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>\n\n<!-- a remark -->\n`,
  ],
  'footnotes and task lists': [
    `${HEAD}Text[^1].\n\n- [x] done\n- [ ] open\n\n[^1]: A note.\n`,
  ],
  'line numbers': [
    `${HEAD}\`\`\`sh showLineNumbers\nls\n\`\`\`\n\n\`\`\`sh showLineNumbers=4 {1} title="a"\nls\n\`\`\`\n`,
  ],
  'languages that Prism has': [
    `${HEAD}${[
      'toml',
      'powershell',
      'makefile',
      'groovy',
      'hcl',
      'java',
      'php',
      'ruby',
      'ini',
      'docker',
      'dockerfile',
      'csharp',
      'cs',
      'protobuf',
    ]
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

test('outside of the strict folders the rules of the house are advice', async () => {
  const source = `---\ntitle: A\n---\n\n\`\`\`mermaid\ngraph TD;\n  A-->B;\n\`\`\`\n\n\`\`\`yaml\nspec: {}\n\`\`\`\n`;
  const {errors, advice} = await check(
    'community/a.md',
    new TextEncoder().encode(source),
  );
  expect(errors).toEqual([]);
  expect(advice).toEqual([
    expect.stringContaining('community/a.md:1 description'),
    expect.stringContaining('community/a.md:11:1'),
    expect.stringContaining('community/a.md:5 title'),
  ]);
});
