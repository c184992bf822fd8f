import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '../../../../tests/support/temporaryFolder';
import {parseFinishedPage} from '../../../lib/node/finishedPage';
import {CODE, indexFile, readIndex} from '../shared/corpus';
import {readPage} from './pages';
import {addAsked, readRelated} from './writersWords';

const folder = temporaryFolder();

const readHtml = (route: string, html: string) =>
  readPage(parseFinishedPage(route, html));

function pageOf(body: string, tag = 'docs-default-v1') {
  return readHtml(
    '/docs/a/',
    `<!doctype html><meta name=docsearch:docusaurus_tag content=${tag}><meta name=description content="Of a."><body><nav>Menu</nav><main><div class="theme-doc-markdown markdown"><h1>Title</h1>${body}</div></main><footer>F</footer>`,
  );
}

test.each([
  [
    'a heading with an ID starts a section, and blocks are lines of their own',
    '<p>In <code>a b</code>,<br>once.<h2 id=x>X<a class=hash-link href=#x>#</a></h2><ul><li>One<li>Two</ul><h3>No ID</h3><table><tr><td>1<td>2</table>',
    [
      ['1 Title', 'Of a.', 'In `a b`, once.'],
      ['2 X x', 'One', 'Two', 'No ID', '1 2'],
    ],
  ],
  [
    'fields and terms are sections below, and the text goes on after them',
    '<h2 id=f>Fields</h2><ul><li id=s data-search=field><div><code>spec</code> object</div><p>Of it.<ul><li id=s-n data-search=field><code>spec.n</code> text</ul></ul><ol><li id=n>A note with <code>code</code>.</ol><h2 id=g>Terms</h2><dl><dt id=t>Term<dd>Meaning.</dl>',
    [
      ['1 Title', 'Of a.'],
      ['2 Fields f', 'A note with `code`.'],
      ['3 spec s', 'object', 'Of it.'],
      ['4 spec.n s-n', 'text'],
      ['2 Terms g'],
      ['3 Term t', 'Meaning.'],
    ],
  ],
  [
    'code is lines, and what is for use on the page is no text',
    '<pre><code>a:\n  b</code></pre><button>Copy</button><form>F</form><svg><text>S</text></svg><p aria-hidden=true>H</p><div popover>P</div>',
    [['1 Title', 'Of a.', '> a:', '> b']],
  ],
])('%s', (_name, body, expected) => {
  const sections = pageOf(body)?.sections ?? [];
  const read = sections.map(({level, heading, anchor, lines}) => [
    `${level} ${heading} ${anchor}`.trim(),
    ...lines.map((line) => line.replace(CODE, '> ')),
  ]);
  expect(read).toEqual(expected);
});

test('a section is what its mark says', () => {
  const page = pageOf(
    `<h3 id=m data-search=message data-search-names='["A name"]'><code>M</code></h3><p>One<h2 id=n data-search=copy>N</h2><p>Two<ul><li id=o data-search=field><code>o</code> Three</ul><p>Four<h2 id=p>P</h2><p>Five`,
  );
  const read = page?.sections.map(({heading, kind, names, lines}) => [
    heading,
    kind,
    names,
    lines.join(),
  ]);
  expect(read).toEqual([
    ['Title', undefined, undefined, 'Of a.'],
    ['M', 'message', ['A name'], 'One'],
    ['N', 'copy', [], 'Two,Four'],
    ['o', 'field', [], 'Three'],
    ['P', undefined, undefined, 'Five'],
  ]);
});

test('lines in a tab know how to open it', () => {
  const page = pageOf(
    '<h2 id=x>X</h2><dl><dt>One<dd><div class=tabs-choice><div class=tab><input type=radio id=tab-a><label for=tab-a>A</label><div class=tab__panel><p>Two<p>Three</div></div></div></dl><p>Four',
  );
  const section = page?.sections.at(-1);
  const [tab] = section?.tabs ?? [];
  expect(tab?.anchor).toBe('tab-a');
  expect(section?.lines.slice(tab?.from, tab?.to)).toEqual([
    'A',
    'Two',
    'Three',
  ]);
});

test('unlisted pages and lists of the blog are left out; of a category its description counts', () => {
  expect(pageOf('<div class="theme-unlisted-banner">U</div>')).toBeUndefined();
  const html = (tag: string) =>
    readHtml(
      '/a/',
      `<meta name=docsearch:docusaurus_tag content=${tag}><meta name=description content=D><body><main><h1>C</h1><p>List</main>`,
    );
  expect(html('blog_posts_list')).toBeUndefined();
  expect(html('docs-default-v1')).toMatchObject({
    sections: [{heading: 'C', lines: ['D']}],
  });
});

test('only the whole index of its own version is read', () => {
  const text = JSON.stringify({version: 'v1', related: [], pages: []});
  expect(readIndex(text, `/b/${indexFile('v1')}`).pages).toEqual([]);
  for (const broken of [text.replace('v1', 'v2'), text.slice(1), '{}']) {
    expect(() => readIndex(broken, `/b/${indexFile('v1')}`)).toThrow();
  }
});

test('ways to ask are added to their sections, and mistakes are named with the line', () => {
  const page = pageOf('<h2 id=x>X</h2>');
  const pages = page ? [page] : [];
  const ask = (yaml: string) => {
    writeFiles(folder, {'_asked.yaml': yaml});
    addAsked(pages, folder, '_asked.yaml', 'docs/');
    return pages[0]?.sections.map(({asked}) => asked);
  };
  expect(ask("'a.md#x':\n  - how to x\n")).toEqual([[], ['how to x']]);
  expect(() => ask("a.md:\n  - ok then\n'a.md#y':\n  - b c\n")).toThrow(
    /_asked\.yaml:3.*no section \/docs\/a\/#y.*Did you mean/su,
  );
  expect(() => ask('a.md:\n  - one\n')).toThrow(
    /_asked\.yaml:2.*two or more/su,
  );
  writeFiles(folder, {'w.yaml': 'related:\n  - a b\n  - One\n'});
  expect(() => readRelated(folder, 'w.yaml')).toThrow(
    /w\.yaml:3.*two or more/su,
  );
});
