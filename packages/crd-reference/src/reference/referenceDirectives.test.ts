import path from 'node:path';

import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {Root} from 'hast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test, vi} from 'vitest';

import {
  addFiles,
  NEXT,
  OLDER,
  referenceSite,
  structure,
  words,
  siteIn,
  VERSIONS,
} from '../testing/temporarySite';
import {remarkLeafDirectives} from '@openchoreo/page-tools/markdown/remarkLeafDirectives';

import {checkReference} from '../files/checkReference';
import {readCatalog} from '../files/readCatalog';
import {readReference} from '../files/readReference';
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
    .use(remarkLeafDirectives, siteDir, (page) =>
      referenceDirectives(siteIn(siteDir), page),
    )
    .use(remarkRehype);
  const source = new VFile({value: markdown, path: path.join(siteDir, file)});
  return processor.run(processor.parse(source), source);
}

/** The text of the first matching element. */
function textOf(tree: Root, selector: string): string {
  const element = select(selector, tree);
  return element === undefined ? 'nothing' : toString(element);
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
    const tree = await renderSpec({
      top: {
        type: 'object',
        properties: {few: owner, many, tags: {type: 'array', items: text}},
      },
    });
    expect(
      selectAll('details', tree).map((details) => [
        toString(select('summary', details) ?? tree),
        details.properties['open'] === true,
      ]),
    ).toEqual([
      ['2 fields in few', true],
      ['7 fields in many', false],
    ]);
    expect(selectAll('details #spec-top-tags-item', tree)).toEqual([]);
    expect(selectAll('#spec-top-tags-item', tree)).toHaveLength(1);
  });

  test('show rules as a sentence with the expression', async () => {
    const tree = await renderSpec(
      {a: text, b: text},
      {'x-kubernetes-validations': [{rule: 'has(self.a) || has(self.b)'}]},
    );
    expect(textOf(tree, '#spec .oc-rule')).toBe(
      'At least one of a and b is required.has(self.a) || has(self.b)',
    );
    expect(textOf(tree, '#spec .oc-rule p + p code')).toBe(
      'has(self.a) || has(self.b)',
    );
  });

  test('show markup in names, defaults and patterns as text', async () => {
    const tree = await renderSpec({
      '<img src=x onerror=y>': {...text, default: '<script>', pattern: '^<b>$'},
    });
    const html = toHtml(tree);
    expect(html).not.toMatch(/<(?:img|script|b)\b/u);
    expect(html).toContain('&#x3C;script>');
  });

  test('render nothing for a part that the kind lacks', async () => {
    const tree = await render(await widgetSite(), '::kind-status[Widget]');
    expect(tree.children).toEqual([]);
  });
});

test('the facts of a kind link to its schema', async () => {
  const tree = await render(await widgetSite(), '::kind-facts[Widget]');
  const facts = selectAll('dl > div', tree).map((row) => [
    textOf({type: 'root', children: [row]}, 'dt'),
    textOf({type: 'root', children: [row]}, 'dd'),
  ]);
  expect(facts).toEqual([
    ['apiVersion', 'example.dev/v1'],
    ['kind', 'Widget'],
    ['metadata', expect.stringContaining('in the namespace')],
    ['Scope', 'Namespaced'],
    ['kubectl names', 'widgets'],
    ['JSON Schema', '/schemas/next/widget.json'],
  ]);
  expect(select('dd a', tree)?.properties['href']).toBe(
    'pathname:///schemas/next/widget.json',
  );
});

test('relations come from one table and are shown on both sides', async () => {
  const site = await widgetSite({
    ...structure(NEXT, 'Gadget', {}),
    ...words(NEXT, 'Gadget', {spec: 'Gadget.'}),
    [`${NEXT}/reference/api/runtime/gadget.md`]: '',
    [`${NEXT}/reference/api/_references.yaml`]: [
      {
        from: 'Widget',
        path: 'spec.owner.name',
        to: 'Gadget',
        by: 'name',
        namespace: 'default',
        note: 'Not looked up.',
      },
      {
        from: 'Widget',
        path: null,
        to: 'Gadget',
        by: 'name',
        namespace: 'same',
        relation: 'owns',
      },
      {
        from: 'Widget',
        path: null,
        to: 'ConfigMap',
        by: 'label',
        namespace: 'none',
      },
    ],
  });
  const out = await render(site, '::kind-relations[Widget]');
  expect(
    selectAll('#refers-to ~ ul li', out).map((li) => toString(li)),
  ).toEqual([
    'Gadget in spec.owner.name, by name in the namespace default. Not looked up.',
    'Owns Gadget, by name in the same namespace.',
    'ConfigMap, by label.',
  ]);
  expect(selectAll('a', out).map((a) => a.properties['href'])).toEqual([
    '../runtime/gadget.md',
    '#spec-owner-name',
    '../runtime/gadget.md',
  ]);
  const back = await render(
    site,
    '::kind-relations[Gadget]',
    `${NEXT}/reference/api/runtime/gadget.md`,
  );
  expect(
    selectAll('#referred-to-by ~ ul li', back).map((li) => toString(li)),
  ).toEqual([
    'Widget in spec.owner.name, by name in the namespace default. Not looked up.',
    'Owned by Widget, by name in the same namespace.',
  ]);
  const spec = await render(site, '::kind-spec[Widget]');
  expect(textOf(spec, '#spec-owner-name .oc-target')).toBe('refers to Gadget');
});

describe('changes between versions', () => {
  const before = {
    ...structure(OLDER, 'Widget', {
      size: {...text, default: 's'},
      gone: owner,
    }),
    ...words(OLDER, 'Widget', {}),
    [`${OLDER}/${page}`]: '',
  };
  const after = structure(
    NEXT,
    'Widget',
    {size: {...text, default: 'm'}, owner},
    {required: ['owner']},
  );

  async function changedSite(): Promise<string> {
    const site = await referenceSite({
      ...before,
      ...after,
      ...words(NEXT, 'Widget', {}),
      [`${NEXT}/${page}`]: '',
    });
    return site;
  }

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
      expect(selectAll('li', tree).map((li) => toString(li))).toEqual([
        'Changed spec.size: default is now m (was s)',
        'Added spec.owner (required, 2 fields)',
        'Removed spec.gone (2 fields)',
      ]);
      expect(selectAll('li a', tree).map((a) => a.properties['href'])).toEqual(
        links,
      );
    },
  );

  test('are one link below the facts', async () => {
    const facts = (version: string) =>
      changedSite().then((site) =>
        render(site, '::kind-facts[Widget]', `${version}/${page}`),
      );
    const next = select('dl + p > .oc-mark > a', await facts(NEXT));
    expect(next && toString(next)).toBe('changed since v0.3.x');
    expect(next?.properties['href']).toBe('#changes');
    const older = select('dl + p > .oc-mark > a', await facts(OLDER));
    expect(older && toString(older)).toBe('changed in Next');
    expect(older?.properties['href']).toBe('#changes-ahead');
  });

  test('render nothing if nothing changed', async () => {
    const site = await changedSite();
    await addFiles(site, {
      ...structure(OLDER, 'Widget', {}),
      ...structure(NEXT, 'Widget', {}),
    });
    const tree = await render(site, '::kind-changes[Widget]');
    expect(tree.children).toEqual([]);
    const facts = await render(site, '::kind-facts[Widget]');
    expect(select('dl + p', facts)).toBeUndefined();
  });

  test('are marked in the list of kinds', async () => {
    const site = await changedSite();
    await addFiles(site, {
      ...structure(NEXT, 'Fresh', {}),
      ...structure(OLDER, 'Stale', {}),
    });
    const next = await render(site, '::kind-list', `${NEXT}/concepts/kinds.md`);
    expect(toString(next).replaceAll(/\s+/gu, ' ')).toBe(
      'Platform kinds Widget changed since v0.3.x Kinds without a page Fresh new since v0.3.x ' +
        'Removed since v0.3.x: Stale. ' +
        'JSON Schemas for editors: /schemas/next/',
    );
    expect(
      selectAll('.oc-kinds a', next).map((a) => a.properties['href']),
    ).toEqual([
      '../reference/api/platform/widget.md',
      '../reference/api/platform/widget.md#changes',
    ]);
    const older = await render(
      site,
      '::kind-list',
      `${OLDER}/concepts/kinds.md`,
    );
    expect(toString(older).replaceAll(/\s+/gu, ' ')).toBe(
      'Platform kinds Widget changed in Next Kinds without a page Stale removed in Next ' +
        'New in Next: Fresh. ' +
        'JSON Schemas for editors: /schemas/v0.3.x/',
    );
  });

  test('are listed for a changelog, with what breaks a manifest first', async () => {
    const site = await changedSite();
    await addFiles(site, {
      ...structure(NEXT, 'Fresh', {}),
      ...structure(OLDER, 'Stale', {}),
      ...structure(NEXT, 'Steady', {}),
      ...structure(OLDER, 'Steady', {}),
    });
    const file = 'reference/changelog.md';
    const next = await render(site, '::kind-change-list', `${NEXT}/${file}`);
    expect(selectAll('h4, li', next).map((part) => toString(part))).toEqual([
      ...['Kinds removed', 'Stale'],
      ...['Fields removed', 'Widget spec.gone (2 fields)'],
      ...['Fields now required', 'Widget spec.owner (new, 2 fields)'],
      ...['Defaults changed', 'Widget spec.size: default is now m (was s)'],
      ...['Kinds added', 'Fresh'],
    ]);
    expect(selectAll('a', next).map((a) => a.properties['href'])).toEqual([
      './api/platform/widget.md#changes',
      '/docs/reference/api/platform/widget/#spec-gone',
      './api/platform/widget.md#changes',
      './api/platform/widget.md#spec-owner',
      './api/platform/widget.md#changes',
      './api/platform/widget.md#spec-size',
      '/docs/next/changes/',
    ]);
    const oldest = await render(site, '::kind-change-list', `${OLDER}/${file}`);
    expect(oldest.children).toEqual([]);
  });

  test('one field can be listed for its limits and for its default', async () => {
    const site = await changedSite();
    await addFiles(
      site,
      structure(NEXT, 'Widget', {size: {...text, maxLength: 3}}),
    );
    const file = `${NEXT}/reference/changelog.md`;
    const tree = await render(site, '::kind-change-list', file);
    expect(selectAll('h4', tree).map(({properties}) => properties.id)).toEqual([
      'fields-removed',
      'limits-changed',
      'defaults-changed',
    ]);
  });
});

describe('an invalid directive stops the build with file and line', () => {
  test('without a kind', async () => {
    await expect(
      render(await widgetSite(), '# Title\n\n::kind-spec\n'),
    ).rejects.toThrow(
      `${NEXT}/${page}:3 ::kind-spec: the directive has no kind. Write ::kind-spec[Component]`,
    );
  });

  test('outside the documentation', async () => {
    await expect(
      render(await widgetSite(), '::kind-spec[Widget]', 'blog/post.md'),
    ).rejects.toThrow(
      'blog/post.md:1 ::kind-spec: the page is not part of any docs version',
    );
  });

  test('all of a page at once, with the mistakes in its data files', async () => {
    const site = await widgetSite(
      words(NEXT, 'Widget', {'spec.gone': 'Words.'}),
    );
    await expect(
      render(site, '::kind-spec[A]\n\n::kind-status[B]\n'),
    ).rejects.toThrow(
      /widget\.md:1 .*no kind A[\s\S]*widget\.md:3 .*no kind B[\s\S]*_descriptions\/widget\.yaml:4:3 fields\.spec\.gone/u,
    );
  });
});

test('a structure is read again after an edit', async () => {
  const site = await widgetSite();
  await render(site, '::kind-spec[Widget]');
  await addFiles(site, {
    ...structure(NEXT, 'Widget', {other: text}),
    ...words(NEXT, 'Widget', {'spec.other': 'New words.'}),
  });
  await vi.waitFor(async () => {
    const tree = await render(site, '::kind-spec[Widget]');
    expect(textOf(tree, '#spec-other ~ .oc-field')).toBe('stringNew words.');
  }, 4000);
});

test('a page without a directive is unchanged', async () => {
  const tree = await render('/nowhere', '# Title\n\n::glossary\n');
  expect(textOf(tree, 'h1')).toBe('Title');
});

describe('a definition of a release', () => {
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    spec: {
      group: 'example.dev',
      scope: 'Cluster',
      names: {kind: 'Gadget', plural: 'gadgets'},
      versions: [
        {
          ...{name: 'v1', served: true, storage: true},
          schema: {
            openAPIV3Schema: {
              type: 'object',
              description: 'What <b>it</b> is.',
              properties: {
                rules: {
                  type: 'array',
                  description: 'Beside `spec`.',
                  items: {type: 'string'},
                  'x-kubernetes-validations': [
                    {rule: 'self.all(a, a != "")', message: 'no <i> *here*'},
                  ],
                },
              },
            },
          },
        },
      ],
    },
  };
  const file = `${NEXT}/reference/api/gadget.md`;
  const gadgetSite = (): Promise<string> =>
    referenceSite({
      [`${NEXT}/reference/api/_crds/all.yaml`]: definition,
      [file]: '',
    });

  test('describes its kind, with all signs as text', async () => {
    const site = await gadgetSite();
    const tree = await render(site, '::kind-description[Gadget]', file);
    expect(toHtml(tree)).toBe('<p>What &#x3C;b>it&#x3C;/b> is.</p>');
  });

  test('shows fields beside spec and status, and messages as text', async () => {
    const site = await gadgetSite();
    const tree = await render(site, '::kind-other-fields[Gadget]', file);
    expect(textOf(tree, '#rules > p + p')).toBe('Beside spec.');
    expect(textOf(tree, '.oc-rule p')).toContain('no <i> *here*');
  });

  test('needs no descriptions and no facts of a platform beside it', async () => {
    const site = siteIn(await gadgetSite());
    const [next] = VERSIONS;
    expect(checkReference(readReference(site, next))).toEqual([]);
    const {catalog, errors} = readCatalog(site, next);
    expect(errors).toEqual([]);
    expect(catalog.platform.group).toBe('example.dev');
  });
});
