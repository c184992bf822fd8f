import path from 'node:path';

import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {Root} from 'hast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';

import {
  NEXT,
  OLDER,
  referenceSite,
  structure,
  words,
  siteIn,
} from '../testing/temporarySite';
import {failOnce} from '../../../markdown/mistakes';
import {remarkDirectives} from '../../../markdown/remarkDirectives';

import {referenceDirectives} from './referenceDirectives';
import type {SchemaNode} from '../model/model';

const text: SchemaNode = {type: 'string'};
const page = 'reference/api/platform/widget.md';

async function render(
  siteDir: string,
  markdown: string,
  file = `${NEXT}/${page}`,
): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkDirectives, {
      siteDir,
      directivesOf: (page) => referenceDirectives(siteIn(siteDir), page),
    })
    .use(failOnce, siteDir)
    .use(remarkRehype);
  const source = new VFile({value: markdown, path: path.join(siteDir, file)});
  return processor.run(processor.parse(source), source);
}

/** The texts of all matching elements. */
function textsOf(tree: Root, selector: string): string[] {
  return selectAll(selector, tree).map((element) => toString(element));
}

/** The text of the first matching element. */
function textOf(tree: Root, selector: string): string {
  return textsOf(tree, selector)[0] ?? 'nothing';
}

/** The addresses of all matching links. */
function linksOf(tree: Root, selector = 'a'): unknown[] {
  return selectAll(selector, tree).map(({properties}) => properties['href']);
}

/** A page's text in one line. */
function lineOf(tree: Root): string {
  return toString(tree).replaceAll(/\s+/gu, ' ');
}

const owner: SchemaNode = {
  type: 'object',
  required: ['name'],
  properties: {name: {...text, minLength: 1}, label: text},
};

function widgetSite(
  more: Record<string, string | object> = {},
): Promise<string> {
  return referenceSite({
    ...structure(NEXT, 'Widget', {owner}, {required: ['owner']}),
    ...words(NEXT, 'Widget', {
      spec: 'What is wanted.',
      'spec.owner': 'Who pays.',
      'spec.owner.name': 'A `name`; see [the guide](concepts/guide.md#names).',
      'spec.owner.label': 'Any.',
    }),
    [`${NEXT}/${page}`]: '',
    ...more,
  });
}

/** The fields of a kind with this spec, without descriptions. */
async function renderSpec(
  properties: Record<string, SchemaNode>,
  spec?: SchemaNode,
): Promise<Root> {
  const site = await widgetSite({
    ...structure(NEXT, 'Widget', properties, spec),
    ...words(NEXT, 'Widget', {}),
  });
  return render(site, '::kind-spec[Widget]');
}

describe('the fields of a kind', () => {
  test('are headings at the top, and list items with an anchor below', async () => {
    const tree = await render(await widgetSite(), '::kind-spec[Widget]');
    expect(toHtml(tree)).toMatchInlineSnapshot(`
      "<ul class="oc-fields"><li id="spec"><p><a href="#spec"><code>spec</code></a> <span class="oc-type">object</span></p><p>What is wanted.</p></li></ul>
      <h3 id="spec-owner"><code>spec.owner</code></h3>
      <div class="oc-field"><p><span class="oc-type">object</span> <span class="oc-required">required</span></p><p>Who pays.</p><ul class="oc-fields"><li id="spec-owner-name"><p><a href="#spec-owner-name"><code><span>spec.owner.</span>name</code></a> <span class="oc-type">string</span> <span class="oc-required">required</span> <span class="oc-limit">non-empty</span></p><p>A <code>name</code>; see <a href="../../../concepts/guide.md#names">the guide</a>.</p></li><li id="spec-owner-label"><p><a href="#spec-owner-label"><code><span>spec.owner.</span>label</code></a> <span class="oc-type">string</span></p><p>Any.</p></li></ul></div>"
    `);
  });

  test('fold large nested objects and show the rest', async () => {
    const many: SchemaNode = {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({length: 7}, (_, index) => [`field${index}`, text]),
      ),
    };
    const tags: SchemaNode = {type: 'array', items: text};
    const tree = await renderSpec({
      top: {type: 'object', properties: {few: owner, many, tags}},
    });
    expect(textsOf(tree, 'summary')).toEqual([
      '2 fields in few',
      '7 fields in many',
    ]);
    expect(textsOf(tree, 'details[open] > summary')).toEqual([
      '2 fields in few',
    ]);
    expect(selectAll('details #spec-top-tags-item', tree)).toEqual([]);
    expect(selectAll('#spec-top-tags-item', tree)).toHaveLength(1);
  });

  test('show rules as a sentence with the expression', async () => {
    const tree = await renderSpec(
      {a: text, b: text},
      {'x-kubernetes-validations': [{rule: 'has(self.a) || has(self.b)'}]},
    );
    expect(textsOf(tree, '#spec .oc-rule p')).toEqual([
      'At least one of a and b is required.',
      'has(self.a) || has(self.b)',
    ]);
  });

  test('show markup in names, defaults and patterns as text', async () => {
    const tree = await renderSpec({
      '<img src=x onerror=y>': {...text, default: '<script>', pattern: '^<b>$'},
    });
    const html = toHtml(tree);
    expect(html).not.toMatch(/<(?:img|script|b)\b/u);
    expect(html).toContain('&#x3C;script>');
  });
});

test('the facts of a kind link to its schema', async () => {
  const tree = await render(await widgetSite(), '::kind-facts[Widget]');
  expect(textsOf(tree, 'dl > div > *')).toEqual([
    ...['apiVersion', 'example.dev/v1'],
    ...['kind', 'Widget'],
    'metadata',
    expect.stringContaining('in the namespace'),
    ...['Scope', 'Namespaced'],
    ...['kubectl names', 'widgets'],
    ...['JSON Schema', '/schemas/next/widget.json'],
  ]);
  expect(linksOf(tree, 'dd a')).toEqual([
    'pathname:///schemas/next/widget.json',
  ]);
});

test('relations come from one table and are shown on both sides', async () => {
  const gadget = `${NEXT}/reference/api/runtime/gadget.md`;
  const from = 'Widget';
  const site = await widgetSite({
    ...structure(NEXT, 'Gadget', {}),
    ...words(NEXT, 'Gadget', {spec: 'Gadget.'}),
    [gadget]: '',
    [`${NEXT}/reference/api/_references.yaml`]: [
      {
        ...{from, path: 'spec.owner.name', to: 'Gadget', by: 'name'},
        ...{namespace: 'default', note: 'Not looked up.'},
      },
      {
        ...{from, path: null, to: 'Gadget', by: 'name'},
        ...{namespace: 'same', relation: 'owns'},
      },
      {from, path: null, to: 'ConfigMap', by: 'label', namespace: 'none'},
    ],
  });
  const out = await render(site, '::kind-relations[Widget]');
  expect(textsOf(out, '#refers-to ~ ul li')).toEqual([
    'Gadget in spec.owner.name, by name in the namespace default. Not looked up.',
    'Owns Gadget, by name in the same namespace.',
    'ConfigMap, by label.',
  ]);
  expect(linksOf(out)).toEqual([
    '../runtime/gadget.md',
    '#spec-owner-name',
    '../runtime/gadget.md',
  ]);
  const back = await render(site, '::kind-relations[Gadget]', gadget);
  expect(textsOf(back, '#referred-to-by ~ ul li')).toEqual([
    'Widget in spec.owner.name, by name in the namespace default. Not looked up.',
    'Owned by Widget, by name in the same namespace.',
  ]);
  const spec = await render(site, '::kind-spec[Widget]');
  expect(textOf(spec, '#spec-owner-name .oc-target')).toBe('refers to Gadget');
});

describe('changes between versions', () => {
  const before = {size: {...text, default: 's'}, gone: owner};
  const after = {size: {...text, default: 'm'}, owner};

  function changedSite(
    more: Record<string, string | object> = {},
  ): Promise<string> {
    return referenceSite({
      ...structure(OLDER, 'Widget', before),
      ...words(OLDER, 'Widget', {}),
      [`${OLDER}/${page}`]: '',
      ...structure(NEXT, 'Widget', after, {required: ['owner']}),
      ...words(NEXT, 'Widget', {}),
      [`${NEXT}/${page}`]: '',
      ...more,
    });
  }
  const others = {
    ...structure(NEXT, 'Fresh', {}),
    ...structure(OLDER, 'Stale', {}),
  };

  test.each([
    [
      NEXT,
      'Changes since v0.3.x',
      'changes',
      [
        '#spec-size',
        '#spec-owner',
        '/docs/reference/api/platform/widget/#spec-gone',
      ],
    ],
    [
      OLDER,
      'Changes in Next',
      'changes-ahead',
      [
        '/docs/next/reference/api/platform/widget/#spec-size',
        '/docs/next/reference/api/platform/widget/#spec-owner',
        '#spec-gone',
      ],
    ],
  ])(
    'are listed in %s, with links to the fields',
    async (version, title, id, links) => {
      const tree = await render(
        await changedSite(),
        '::kind-changes[Widget]',
        `${version}/${page}`,
      );
      expect(textOf(tree, `h2#${id}`)).toBe(title);
      expect(textsOf(tree, 'li')).toEqual([
        'Changed spec.size: default is now m (was s)',
        'Added spec.owner (required, 2 fields)',
        'Removed spec.gone (2 fields)',
      ]);
      expect(linksOf(tree, 'li a')).toEqual(links);
    },
  );

  test.each([
    [NEXT, 'changed since v0.3.x', '#changes'],
    [OLDER, 'changed in Next', '#changes-ahead'],
  ])('are one link below the facts in %s', async (version, words, href) => {
    const file = `${version}/${page}`;
    const tree = await render(
      await changedSite(),
      '::kind-facts[Widget]',
      file,
    );
    expect(textsOf(tree, 'dl + p > .oc-mark > a')).toEqual([words]);
    expect(linksOf(tree, 'dl + p > .oc-mark > a')).toEqual([href]);
  });

  test('render nothing if nothing changed', async () => {
    const site = await changedSite({
      ...structure(OLDER, 'Widget', {}),
      ...structure(NEXT, 'Widget', {}),
    });
    const tree = await render(site, '::kind-changes[Widget]');
    expect(tree.children).toEqual([]);
    const facts = await render(site, '::kind-facts[Widget]');
    expect(selectAll('dl + p', facts)).toEqual([]);
  });

  test('are marked in the list of kinds', async () => {
    const site = await changedSite(others);
    const file = 'concepts/kinds.md';
    const next = await render(site, '::kind-list', `${NEXT}/${file}`);
    expect(lineOf(next)).toBe(
      'Platform kinds Widget changed since v0.3.x Kinds without a page Fresh new since v0.3.x ' +
        'Removed since v0.3.x: Stale. ' +
        'JSON Schemas for editors: /schemas/next/',
    );
    expect(linksOf(next, '.oc-kinds a')).toEqual([
      '../reference/api/platform/widget.md',
      '../reference/api/platform/widget.md#changes',
    ]);
    const older = await render(site, '::kind-list', `${OLDER}/${file}`);
    expect(lineOf(older)).toBe(
      'Platform kinds Widget changed in Next Kinds without a page Stale removed in Next ' +
        'New in Next: Fresh. ' +
        'JSON Schemas for editors: /schemas/v0.3.x/',
    );
  });

  test('are listed for a changelog, with what breaks a manifest first', async () => {
    const site = await changedSite({
      ...others,
      ...structure(NEXT, 'Steady', {}),
      ...structure(OLDER, 'Steady', {}),
    });
    const file = 'reference/changelog.md';
    const next = await render(site, '::kind-change-list', `${NEXT}/${file}`);
    expect(textsOf(next, 'h4, li')).toEqual([
      ...['Kinds removed', 'Stale'],
      ...['Fields removed', 'Widget spec.gone (2 fields)'],
      ...['Fields now required', 'Widget spec.owner (new, 2 fields)'],
      ...['Defaults changed', 'Widget spec.size: default is now m (was s)'],
      ...['Kinds added', 'Fresh'],
    ]);
    expect(linksOf(next)).toEqual([
      './api/platform/widget.md#changes',
      '/docs/reference/api/platform/widget/#spec-gone',
      './api/platform/widget.md#changes',
      './api/platform/widget.md#spec-owner',
      './api/platform/widget.md#changes',
      './api/platform/widget.md#spec-size',
    ]);
    const oldest = await render(site, '::kind-change-list', `${OLDER}/${file}`);
    expect(oldest.children).toEqual([]);
  });
});

describe('an invalid directive stops the build with file and line', () => {
  test.each([
    [
      'without a kind',
      `${NEXT}/${page}`,
      '# Title\n\n::kind-spec\n',
      ':3:1: the directive has no kind. Write ::kind-spec[Component]',
    ],
    [
      'outside the documentation',
      'blog/post.md',
      '::kind-spec[Widget]',
      ':1:1: the page is not part of any docs version',
    ],
  ])('%s', async (_, file, markdown, message) => {
    const drawn = render(await widgetSite(), markdown, file);
    await expect(drawn).rejects.toThrow(`${file}${message}`);
  });

  test('all of a page at once, with the mistakes in its data files', async () => {
    const wrong = words(NEXT, 'Widget', {'spec.gone': 'Words.'});
    const site = await widgetSite(wrong);
    const drawn = render(site, '::kind-spec[A]\n\n::kind-status[B]\n');
    await expect(drawn).rejects.toThrow(
      /widget\.md:1:1: .*no kind A[\s\S]*_descriptions\/widget\.yaml:3:3 fields\.spec\.gone[\s\S]*widget\.md:3:1: .*no kind B/u,
    );
  });
});
