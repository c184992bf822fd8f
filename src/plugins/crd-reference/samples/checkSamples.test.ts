import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '../../../../tests/support/temporaryFolder';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {beforeEach, expect, test} from 'vitest';
import {VFile} from 'vfile';

import {ContentErrors} from '../../../content-errors/contentError';
import {failOnce} from '../../../markdown/mistakes';
import {forgetReferences} from '../files/cachedReference';
import {publishReference} from '../index';
import {PLATFORM, siteIn, VERSIONS} from '../testing/temporarySite';
import {checkSamples} from './checkSamples';

const V = 'versioned_docs/version-v0.3.x';
const API = 'reference/api';
const PROJECT = `apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata:
  name: shop
spec:
  deploymentPipelineRef: default
`;

/** A site that only has the reference of both versions. */
const siteDir = temporaryFolder();
const site = siteIn(siteDir);

beforeEach(() => {
  forgetReferences();
  for (const {reference} of VERSIONS) {
    const from = path.join(PLATFORM.siteDir, reference);
    cpSync(from, path.join(siteDir, reference), {recursive: true});
  }
});

function write(file: string, text: string | Uint8Array): void {
  writeFiles(siteDir, {[file]: text});
}

function fence(meta: string, text = ''): string {
  return `\`\`\`${meta}\n${text.replace(/([^\n])$/u, '$1\n')}\`\`\`\n`;
}

async function run(
  markdown: string,
  file = 'docs/a.md',
  source = site,
): Promise<Root> {
  const page = new VFile({path: path.join(source.siteDir, file)});
  const steps = unified()
    .use(remarkParse)
    .use(() => (tree: Root, file) => {
      checkSamples(source, tree, file);
    })
    .use(failOnce, source.siteDir);
  return steps.run(steps.parse(markdown), page);
}

/** The mistakes of a page. */
async function messages(markdown: string, file?: string): Promise<string[]> {
  try {
    await run(markdown, file);
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) return error.message.split('\n');
    throw error;
  }
}

test.each([
  ['an excerpt', fence('yaml excerpt="Project"', 'spec: {}')],
  [
    'a value in a manifest',
    fence('yaml excerpt="Component" at="spec.owner"', 'projectName: a'),
  ],
  ['other data', fence('yaml data="helm-values"', 'on: true')],
  ['another language', fence('json', '{') + fence('', 'anything: [')],
  ['a manifest', fence('yaml', PROJECT)],
])('a block can be %s', async (_name, markdown) => {
  expect(await messages(markdown)).toEqual([]);
});

test.each([
  [
    'in a list',
    'docs/a.md',
    `1. Step\n\n${fence('yaml', PROJECT.replace('default', '1')).replaceAll(/^(?=.)/gmu, '   ')}`,
    /^docs\/a\.md:9:29 spec\.deploymentPipelineRef: /u,
  ],
  [
    'in the name of a sample',
    'docs/a.md',
    fence('yaml sample="a/a.yml"'),
    /^docs\/a\.md:1:1 sample="a\/a\.yml": there is no file/u,
  ],
  [
    'of a sample with text in its fence',
    'docs/a.md',
    fence('yaml sample="a/a.yaml"', PROJECT),
    /Leave the fence empty/u,
  ],
  [
    'about a kind of another version',
    `${V}/a.md`,
    fence('yaml excerpt="Addon"', 'spec: {}'),
    /:2:1: .* Addon in v0\.3\.x/u,
  ],
  [
    'in a post, against the latest version',
    'blog/a.md',
    fence('yaml excerpt="Addon"', 'spec: {}'),
    /^blog\/a\.md:2:1: /u,
  ],
])('a mistake %s is found', async (_name, file, markdown, message) => {
  expect(await messages(markdown, file)).toEqual([
    expect.stringMatching(message),
  ]);
});

test('a published file with a mistake is rejected once', async () => {
  write('docs/_samples/a/a.yaml', PROJECT.replace('default', '[]'));
  expect(await messages(fence('yaml sample="a/a.yaml"'))).toEqual([
    expect.stringContaining('docs/_samples/a/a.yaml:6:3 spec.depl'),
  ]);
});

test('samples are published byte for byte', async () => {
  write('docs/_samples/a/a.yaml', PROJECT);
  write('docs/_samples/.DS_Store', 'x');
  await publishReference(site, path.join(siteDir, 'build'));
  const built = (file: string): string =>
    readFileSync(path.join(siteDir, 'build/samples/next', file), 'utf8');
  expect(built('a/a.yaml')).toBe(PROJECT);
  expect(() => built('.DS_Store')).toThrow('ENOENT');
});

test('only a broken structure is reported, and no errors that follow', async () => {
  write(`docs/${API}/_crds/project.yaml`, 'kind: Project\n');
  const found = await messages(fence('yaml', PROJECT));
  expect(found.length).toBeGreaterThan(0);
  for (const message of found) expect(message).toContain('_crds/project.yaml');
});

test('a page gets its samples, with links to files and of keys', async () => {
  const {children} = await run(
    [
      fence('yaml title="a" sample="getting-started/hello-image.yaml"'),
      fence('yaml excerpt="Component"', 'spec:\n  type: a'),
      fence('yaml data="a.yaml"', 'kind: Component'),
    ].join('\n'),
    'docs/a.md',
    PLATFORM,
  );
  const code = children.filter((node) => node.type === 'code');
  expect(code[0]?.value).toContain('apiVersion: openchoreo.dev/v1alpha1');
  const [sample, excerpt, data] = code.map((node) => node.data);
  expect(sample?.file).toBe(
    '/base/samples/next/getting-started/hello-image.yaml',
  );
  expect(excerpt?.keyLinks).toContainEqual(
    expect.objectContaining({line: 2, column: 3}),
  );
  expect(data).toBeUndefined();
});
