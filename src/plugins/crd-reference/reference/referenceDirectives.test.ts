import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {Root} from 'hast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';

import type {Fault} from '../../../content-errors/contentError';
import type {SchemaNode} from '../model/model';
import {
  NEXT,
  OLDER,
  referenceSite,
  siteIn,
  structure,
  words,
} from '../testing/temporarySite';
import {referenceDirectives} from './referenceDirectives';

type Files = Readonly<Record<string, string | object>>;

const text: SchemaNode = {type: 'string'};
const page = 'reference/api/platform/widget.md';

/** What a directive such as `kind-spec` is on a page of a site. */
async function draw(
  siteDir: string,
  [name, label = 'Widget']: readonly [name: string, label?: string],
  file = `${NEXT}/${page}`,
): Promise<{tree: Root; fault?: Fault}> {
  const directives = referenceDirectives(siteIn(siteDir), file);
  const drawn = directives[name]?.(label, []) ?? [];
  const children = Array.isArray(drawn) ? drawn : [];
  const tree = await unified().use(remarkRehype).run({type: 'root', children});
  return {tree, ...(!Array.isArray(drawn) && {fault: drawn})};
}

async function treeOf(...drawn: Parameters<typeof draw>): Promise<Root> {
  const {tree, fault} = await draw(...drawn);
  expect(fault).toBeUndefined();
  return tree;
}

/** The texts of all matching elements. */
function textsOf(tree: Root, selector: string): string[] {
  return selectAll(selector, tree).map((element) => toString(element));
}

/** The addresses of all matching links. */
function linksOf(tree: Root, selector = 'a'): unknown[] {
  return selectAll(selector, tree).map(({properties}) => properties['href']);
}

const owner: SchemaNode = {
  type: 'object',
  required: ['name'],
  properties: {name: {...text, minLength: 1}, label: text},
};

function widgetSite(more: Files = {}): Promise<string> {
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

describe('the fields of a kind', () => {
  /** The fields of a kind with this spec, without descriptions. */
  const specOf = async (
    properties: Record<string, SchemaNode>,
    spec?: SchemaNode,
  ): Promise<Root> => {
    const kind = structure(NEXT, 'Widget', properties, spec);
    const site = await widgetSite({...kind, ...words(NEXT, 'Widget', {})});
    return treeOf(site, ['kind-spec']);
  };

  test('are headings at the top, and list items with an anchor below', async () => {
    const tree = await treeOf(await widgetSite(), ['kind-spec']);
    expect(toHtml(tree)).toMatchInlineSnapshot(`
      "<ul class="oc-fields"><li id="spec" data-search="field"><p class="oc-field__line"><a href="#spec"><code>spec</code></a> <span class="oc-type">object</span></p><p>What is wanted.</p></li></ul>
      <h3 class="oc-field-heading" data-search="field" id="spec-owner"><code>spec.owner</code></h3>
      <div class="oc-field"><p class="oc-field__line"><span class="oc-type">object</span> <span class="oc-required">required</span></p><p>Who pays.</p><ul class="oc-fields"><li id="spec-owner-name" data-search="field"><p class="oc-field__line"><a href="#spec-owner-name"><code><span>spec.owner.</span>name</code></a> <span class="oc-type">string</span> <span class="oc-required">required</span> <span class="oc-limit">non-empty</span></p><p>A <code>name</code>; see <a href="concepts/guide.md#names">the guide</a>.</p></li><li id="spec-owner-label" data-search="field"><p class="oc-field__line"><a href="#spec-owner-label"><code><span>spec.owner.</span>label</code></a> <span class="oc-type">string</span></p><p>Any.</p></li></ul></div>"
    `);
  });

  test('fold large nested objects and show the rest', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const many: SchemaNode = {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, text])),
    };
    const tags: SchemaNode = {type: 'array', items: text};
    const tree = await specOf({
      top: {type: 'object', properties: {few: owner, many, tags}},
    });
    const open = textsOf(tree, 'details[open] > summary');
    expect(open).toEqual(['2 fields in few']);
    const folded = textsOf(tree, 'details:not([open]) > summary');
    expect(folded).toEqual(['7 fields in many']);
    expect(selectAll('details #spec-top-tags-item', tree)).toEqual([]);
    expect(selectAll('#spec-top-tags-item', tree)).toHaveLength(1);
  });

  test('show rules as a sentence with the expression', async () => {
    const rule = 'has(self.a) || has(self.b)';
    const rules = {'x-kubernetes-validations': [{rule}]};
    const tree = await specOf({a: text, b: text}, rules);
    const sentence = 'At least one of a and b is required.';
    expect(textsOf(tree, '#spec .oc-rule p')).toEqual([sentence, rule]);
  });

  test('show markup in names, defaults and patterns as text', async () => {
    const tree = await specOf({
      '<img src=x onerror=y>': {...text, default: '<script>', pattern: '^<b>$'},
    });
    const html = toHtml(tree);
    expect(html).not.toMatch(/<(?:img|script|b)\b/u);
    expect(html).toContain('&#x3C;script>');
  });
});

test('the facts of a kind link to its schema', async () => {
  const tree = await treeOf(await widgetSite(), ['kind-facts']);
  expect(textsOf(tree, 'dl > div > *')).toEqual([
    ...['apiVersion', 'example.dev/v1', 'kind', 'Widget'],
    ...['Scope', 'Namespaced', 'kubectl names', 'widgets'],
    ...['JSON Schema', '/schemas/next/widget.json'],
    ...['Changes', 'new since v0.3.x', 'metadata'],
    expect.stringContaining('in the namespace'),
  ]);
  const schema = 'pathname:///schemas/next/widget.json';
  expect(linksOf(tree, 'dd > a')).toEqual([schema]);
});

test('relations come from one table and are shown on both sides', async () => {
  const gadget = `${NEXT}/reference/api/runtime/gadget.md`;
  const path = 'spec.owner.name';
  const row = {from: 'Widget', to: 'Gadget', by: 'name'};
  const site = await widgetSite({
    ...structure(NEXT, 'Gadget', {}),
    ...words(NEXT, 'Gadget', {spec: 'Gadget.'}),
    [gadget]: '',
    [`${NEXT}/reference/api/_references.yaml`]: [
      {...row, path, namespace: 'default', note: 'Not looked up.'},
      {...row, path: null, namespace: 'same', relation: 'owns'},
      {...row, path: null, to: 'ConfigMap', by: 'label', namespace: 'none'},
    ],
  });
  const out = await treeOf(site, ['kind-relations']);
  expect(textsOf(out, '#refers-to ~ ul li')).toEqual([
    'Gadget in spec.owner.name, by name in the namespace default. Not looked up.',
    'Owns Gadget, by name in the same namespace.',
    'ConfigMap, by label.',
  ]);
  const other = '/docs/next/reference/api/runtime/gadget/';
  expect(linksOf(out)).toEqual([other, '#spec-owner-name', other]);
  const back = await treeOf(site, ['kind-relations', 'Gadget'], gadget);
  expect(textsOf(back, '#referred-to-by ~ ul li')).toEqual([
    'Widget in spec.owner.name, by name in the namespace default. Not looked up.',
    'Owned by Widget, by name in the same namespace.',
  ]);
  const spec = await treeOf(site, ['kind-spec']);
  const badges = textsOf(spec, '#spec-owner-name .oc-target');
  expect(badges).toEqual(['refers to Gadget']);
});

describe('changes between versions', () => {
  const preset = (value: string) => ({...text, default: value});
  const changedSite = (): Promise<string> =>
    referenceSite({
      ...structure(
        OLDER,
        'Widget',
        {size: preset('s'), lost: preset('l'), gone: owner},
        {required: ['lost']},
      ),
      ...words(OLDER, 'Widget', {}),
      [`${OLDER}/${page}`]: '',
      ...structure(
        NEXT,
        'Widget',
        {size: preset('m'), lost: text, owner, team: preset('a')},
        {required: ['size', 'lost', 'owner', 'team']},
      ),
      ...words(NEXT, 'Widget', {}),
      [`${NEXT}/${page}`]: '',
      ...structure(NEXT, 'Fresh', {}),
      ...structure(OLDER, 'Stale', {}),
      ...structure(NEXT, 'Steady', {}),
      ...structure(OLDER, 'Steady', {}),
    });
  const next = '/docs/next/reference/api/platform/widget/';
  const older = '/docs/reference/api/platform/widget/';

  test.each([
    [NEXT, 'since v0.3.x', 'changes', '', older],
    [OLDER, 'in Next', 'changes-ahead', next, ''],
  ])(
    'are listed on the page of a kind in %s, with a link among the facts',
    async (version, since, id, ofNext, ofOlder) => {
      const site = await changedSite();
      const file = `${version}/${page}`;
      const tree = await treeOf(site, ['kind-changes'], file);
      expect(textsOf(tree, `h2#${id}`)).toEqual([`Changes ${since}`]);
      expect(textsOf(tree, 'li')).toEqual([
        'Changed spec.size: now required; default is now m (was s)',
        'Changed spec.lost: default l removed',
        'Added spec.owner (required, 2 fields)',
        'Added spec.team',
        'Removed spec.gone (2 fields)',
      ]);
      const fields = ['size', 'lost', 'owner', 'team'];
      expect(linksOf(tree, 'li a')).toEqual([
        ...fields.map((name) => `${ofNext}#spec-${name}`),
        `${ofOlder}#spec-gone`,
      ]);
      const facts = await treeOf(site, ['kind-facts'], file);
      const mark = 'dl > div > dd > .oc-mark > a';
      expect(textsOf(facts, mark)).toEqual([`changed ${since}`]);
      expect(linksOf(facts, mark)).toEqual([`#${id}`]);
    },
  );

  test('of a kind without any are nothing', async () => {
    const site = await changedSite();
    const tree = await treeOf(site, ['kind-changes', 'Steady']);
    expect(tree.children).toEqual([]);
    const facts = await treeOf(site, ['kind-facts', 'Steady']);
    expect(selectAll('.oc-mark', facts)).toEqual([]);
  });

  test.each([
    [
      NEXT,
      'Platform kinds Widget changed since v0.3.x Kinds without a page Fresh new since v0.3.x Steady Removed since v0.3.x: Stale. JSON Schemas for editors: /schemas/next/',
    ],
    [
      OLDER,
      'Platform kinds Widget changed in Next Kinds without a page Stale removed in Next Steady New in Next: Fresh. JSON Schemas for editors: /schemas/v0.3.x/',
    ],
  ])('are marked in the list of kinds in %s', async (version, line) => {
    const file = `${version}/concepts/kinds.md`;
    const tree = await treeOf(await changedSite(), ['kind-list'], file);
    const blocks = textsOf(tree, 'h3, li, p').join(' ');
    expect(blocks.replaceAll(/\s+/gu, ' ')).toBe(line);
    const [link] = linksOf(tree, '.oc-kinds a');
    expect(link).toBe(version === NEXT ? next : older);
  });

  test('are listed for a changelog, with what breaks a manifest first', async () => {
    const file = `${NEXT}/reference/changelog.md`;
    const list = ['kind-change-list'] as const;
    const tree = await treeOf(await changedSite(), list, file);
    expect(textsOf(tree, 'h4, li')).toEqual([
      ...['Kinds removed', 'Stale'],
      ...['Fields removed', 'Widget spec.gone (2 fields)'],
      ...['Fields now required', 'Widget spec.lost: default l removed'],
      'Widget spec.owner (new, 2 fields)',
      ...['Defaults changed', 'Widget spec.size: default is now m (was s)'],
      ...['Optional fields added', 'Widget spec.team', 'Kinds added', 'Fresh'],
    ]);
    expect(linksOf(tree)).toEqual([
      ...[`${next}#changes`, `${older}#spec-gone`],
      ...[`${next}#changes`, `${next}#spec-lost`],
      ...[`${next}#changes`, `${next}#spec-owner`],
      ...[`${next}#changes`, `${next}#spec-size`],
      ...[`${next}#changes`, `${next}#spec-team`],
    ]);
  });
});

test.each([
  ['without a kind', '', 'the directive has no kind'],
  ['of an unknown kind', 'Wiget', 'Next has no kind Wiget'],
])('a directive %s is a fault', async (_name, label, words) => {
  const {fault} = await draw(await widgetSite(), ['kind-spec', label]);
  expect(fault?.what).toContain(words);
});
