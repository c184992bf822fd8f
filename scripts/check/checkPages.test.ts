import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {checkPages} from './checkPages';
import {PAGE_MAX_BYTES} from './pageErrors';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

const HEAD = '---\ntitle: A page\n---\n\n';

function write(file: string, content: string): void {
  const whole = path.join(siteDir, file);
  mkdirSync(path.dirname(whole), {recursive: true});
  writeFileSync(whole, content);
}

function messages(): string[] {
  return checkPages(siteDir).errors.map(({message}) => message);
}

test('a right page has no mistakes', () => {
  write('docs/image.png', '');
  write('static/img/other.svg', '');
  write('blog/authors.yml', 'team:\n  name: Team\n');
  write('blog/tags.yml', 'release:\n  label: Release\n');
  write(
    'docs/a.md',
    `${HEAD}## One {#one}\n\n![It](./image.png) ![Other](/img/other.svg) [b](./b.md#two) <https://example.com>\n\n<!-- a remark -->\n`,
  );
  write('docs/b.md', `${HEAD}## Two {#two}\n`);
  write(
    'blog/post.md',
    '---\ntitle: Post\ndate: 2025-09-18\nauthors: [team]\ntags: [release]\n---\n',
  );
  expect(messages()).toEqual([]);
});

test.each([
  ['a byte-order mark', `\uFEFF${HEAD}`, 'docs/a.md:1: the file begins with'],
  ['line ends of Windows', '---\ntitle: A\r\n---\n', 'docs/a.md:2: the line'],
  ['a page of 5 MB', 'x'.repeat(5_000_000), `more than ${PAGE_MAX_BYTES}`],
  ['no front matter', 'Text.\n', 'docs/a.md:1: the page has no front matter'],
  ['an open front matter', '---\ntitle: A\n', 'front matter is not closed'],
  [
    'front matter that is no YAML',
    '---\ntitle: A\ndescription: "open\n---\n',
    'docs/a.md:4:1: the YAML cannot be read',
  ],
  [
    'an unknown key',
    '---\ntitle: A\nsidebar_lable: B\n---\n',
    'docs/a.md:3 sidebar_lable: no page has this key. Did you mean sidebar_label?',
  ],
  [
    'a slug of the wrong type',
    '---\ntitle: A\nslug: [a]\n---\n',
    'docs/a.md:3 slug: ["a"] is no address. Write lower-case',
  ],
  ['no title', '---\nslug: /a\n---\n', 'docs/a.md:1 title: the page has no'],
  [
    'an id given twice',
    `${HEAD}## One {#one}\n\n## Two {#one}\n`,
    'docs/a.md:7 #one: the heading of line 5 has this id. Give each',
  ],
  [
    'an image that is not there',
    `${HEAD}![It](./none.png)\n`,
    'docs/a.md:5 ./none.png: this image is not there. Put the file',
  ],
  [
    'an image whose address cannot be read',
    `${HEAD}![It](./100%.png)\n`,
    'docs/a.md:5 ./100%.png: this image is not there. Put the file',
  ],
  [
    'raw HTML',
    `${HEAD}Text.\n\n<Tabs>\n`,
    'docs/a.md:7 <Tabs>: raw HTML and JSX',
  ],
  [
    'a link to no file',
    `${HEAD}[b](./none.md)\n`,
    'docs/a.md:5 ./none.md: this link leads to no file',
  ],
  [
    'a link to no heading',
    `${HEAD}[b](#none)\n`,
    'docs/a.md:5 #none: docs/a.md has no heading with this id',
  ],
])('%s is told with file, line and remedy', (_what, source, said) => {
  write('docs/a.md', source);
  const found = messages();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(said);
});

test.each([
  ['author', 'authors: [nobody]', 'blog/authors.yml has no "nobody"'],
  ['tag', 'tags: [none]', 'blog/tags.yml has no "none"'],
  [
    'day',
    'date: 2025-02-30',
    '"2025-02-30" is no day. Write the day as 2025-09-18.',
  ],
])('a wrong %s of a post is told with what is known', (_what, line, said) => {
  write('blog/authors.yml', 'team:\n  name: Team\n');
  write('blog/post.md', `---\ntitle: Post\n${line}\n---\n`);
  expect(messages()).toEqual([expect.stringContaining(said)]);
  expect(messages()[0]).toContain('blog/post.md:3');
});

test('a file that is not UTF-8 is told', () => {
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/a.md'), Buffer.from([0xff, 0xfe]));
  expect(messages()).toEqual([
    'docs/a.md:1: the file is not UTF-8 text. Save it as UTF-8.',
  ]);
});

test('two pages of one address are told, in the same version alone', () => {
  write('docs/one/a.md', '---\ntitle: A\nslug: /here\n---\n');
  write('docs/two/b.md', '---\ntitle: B\nslug: /here\n---\n');
  write(
    'versioned_docs/version-v0.3.x/a.md',
    '---\ntitle: A\nslug: /here\n---\n',
  );
  expect(messages()).toEqual([
    'docs/two/b.md:3 slug: the page has the address of docs/one/a.md. Give it a slug of its own, or leave the slug out.',
  ]);
});

test('a page of MDX is told what it should be', () => {
  write('docs/a.mdx', '<Tabs');
  expect(messages()).toEqual([
    'docs/a.mdx:1: pages are plain Markdown, and MDX is not. Rename the file to .md, and write directives instead of components.',
  ]);
});

test('all mistakes of all pages are told at once, by file and line', () => {
  write('docs/b.md', `${HEAD}![It](./none.png)\n\n[b](./none.md)\n`);
  write('docs/a.md', '\uFEFF');
  expect(
    checkPages(siteDir).errors.map(({place}) => [place.file, place.line]),
  ).toEqual([
    ['docs/a.md', 1],
    ['docs/b.md', 5],
    ['docs/b.md', 7],
  ]);
});
