import path from 'node:path';

import {KEY_LINKS_PROPERTY} from '@openchoreo/page-tools/code-block/keyLinks';
import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';

import {smallDocument} from './smallDocument';
import type {ReferenceSite} from '../referenceSite';
import {WIDGET_CRD} from '../testing/widgetCrd';

import {checkDocs} from './checkDocs';
import {OWN_ELEMENT} from './client/ownElement';
import {docsVersions} from './docsVersions';
import {exampleOf} from './exampleOf';
import {remarkStock} from './remarkStock';

const folder = temporaryFolder({
  'docs/reference/_crds/widget.yaml': WIDGET_CRD,
  'docs/reference/widget.md': '',
});

/** What the docs plugin has of the unreleased version and one without definitions. */
const loadedVersions = [
  {
    ...{versionName: 'current', label: 'Next', isLast: false},
    path: '/base/docs/next',
    contentPath: path.join(folder, 'docs'),
    contentPathLocalized: path.join(folder, 'i18n/fr/docs'),
    docs: [
      {source: '@site/docs/page.md', permalink: '/base/docs/next/page'},
      {
        source: '@site/i18n/fr/docs/reference/widget.md',
        permalink: '/base/docs/next/widgets/',
      },
    ],
  },
  {
    ...{versionName: '1.0', label: '1.0', isLast: true, path: '/base/docs'},
    contentPath: path.join(folder, 'versioned_docs/version-1.0'),
    docs: [],
  },
];

function site(trailingSlash?: boolean): ReferenceSite {
  const known = {siteDir: folder, baseUrl: '/base/', name: 'Widgets'};
  const asked = {...known, trailingSlash, folder: 'reference'};
  return {
    ...known,
    siteUrl: 'https://example.dev',
    versions: docsVersions({loadedVersions}, asked),
    isStrict: () => false,
    ...{example: '', smallDocument},
  };
}

const MANIFEST = `apiVersion: example.dev/v1
kind: Widget
metadata: {name: a}
spec:
  # highlight-next-line
  size: 3`;

/** The tree of a page whose front matter the framework has cut off. */
async function treeOf(text: string, page = 'docs/page.md'): Promise<Root> {
  const name = path.join(folder, page);
  const from = site();
  writeFiles(folder, {[page]: `---\ntitle: A page\n---\n\n${text}`});
  const file = new VFile({path: name, value: text});
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkStock(() => from));
  return processor.run(processor.parse(file), file);
}

test('versions with definitions have the addresses of the docs plugin', () => {
  const route = 'docs/next/';
  expect(site().versions).toMatchObject([
    {name: 'current', route, checker: `${route}reference/check`},
  ]);
  const [version] = site(true).versions;
  expect(version?.checker).toBe('docs/next/reference/check/');
  expect(version?.pageEnd).toBeUndefined();
});

test('what the theme would replace is marked as ours', async () => {
  const tree = await treeOf('::kind-spec[Widget]\n');
  const marks: unknown[] = [];
  visit(tree, 'htmlElement', ({data}) => {
    if (data.hName === 'code') marks.push(data.hProperties?.['className']);
  });
  expect(marks.length).toBeGreaterThan(0);
  expect(new Set(marks.flat())).toEqual(new Set([OWN_ELEMENT]));
});

test.each(['docs/page.md', 'i18n/fr/docs/page.md'])(
  'keys of %s link to the fields of shown lines',
  async (page) => {
    const tree = await treeOf(`\`\`\`yaml\n${MANIFEST}\n\`\`\`\n`, page);
    const [code] = tree.children;
    const links = code?.type === 'code' && code.data?.hProperties;
    const json = links ? String(links[KEY_LINKS_PROPERTY]) : '';
    const at = {line: 5, column: 3};
    const href = '/base/docs/next/widgets#spec-size';
    expect(JSON.parse(json)).toContainEqual(
      expect.objectContaining({at, href}),
    );
  },
);

test('a directive is drawn, and a wrong one told with its line', async () => {
  const tree = await treeOf('::kind-description[Widget]\n');
  expect(JSON.stringify(tree)).toContain('A Widget turns.');
  await expect(treeOf('Text.\n\n::kind-spec[Gadget]\n')).rejects.toThrow(
    'docs/page.md:7 ::kind-spec: Next has no kind Gadget.',
  );
});

test.each(['docs', 'i18n/fr/docs'])(
  'a wrong manifest in %s is told with file and line',
  async (docs) => {
    const text = `---\ntitle: A\n---\n\n\`\`\`yaml\n${MANIFEST}0\n\`\`\`\n`;
    writeFiles(folder, {[`${docs}/a/page.md`]: text});
    const errors = await checkDocs(site());
    expect(errors.map(({message}) => message)).toEqual([
      expect.stringMatching(
        new RegExp(`^${docs}/a/page\\.md:11:9 spec\\.size: .*9`, 'u'),
      ),
    ]);
  },
);

test('the example of the checker is of a kind of the site', () => {
  expect(exampleOf(site())).toContain(
    'apiVersion: example.dev/v1\nkind: Widget',
  );
});
