import path from 'node:path';

import {fromMarkdown} from 'mdast-util-from-markdown';
import {describe, expect, test, vi} from 'vitest';

import {docsVersionByName, LATEST_VERSION} from '../../../../site/versions';

import {checkBlocks, type CheckedBlocks, type SampleSite} from './checkBlocks';
import {readCatalog} from './readCatalog';

// These tests need these two versions, whichever versions the site has.
vi.mock(
  '../../../../site/docs-versions.json',
  () => import('../../../../../tests/fixtures/two-versions.json'),
);

const SITE = path.resolve(import.meta.dirname, '../../../../..');
const FILE = 'docs/a.md';
const SAMPLE = 'getting-started/hello-image.yaml';

async function checked(markdown: string): Promise<CheckedBlocks> {
  const version = docsVersionByName(LATEST_VERSION);
  const {catalog} = readCatalog(SITE, version);
  const site: SampleSite = {
    siteDir: SITE,
    version,
    catalog,
    charts: undefined,
    samplesUrl: 'https://example.dev/samples/v0.3.x',
    sampleFiles: new Set([SAMPLE]),
  };
  return checkBlocks(fromMarkdown(markdown), FILE, site);
}

async function messages(markdown: string): Promise<string[]> {
  const {errors} = await checked(markdown);
  return errors.map(({message}) => message);
}

function fence(meta: string, text: string): string {
  return `\`\`\`${meta}\n${text}${text === '' ? '' : '\n'}\`\`\`\n`;
}

const PROJECT = `apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata:
  name: shop
spec:
  deploymentPipelineRef: default`;

describe('the position of a mistake', () => {
  const wrong = PROJECT.replace('default', '1');

  test('is a line and column of the page', async () => {
    expect(await messages(`# A\n\n${fence('yaml', wrong)}`)).toEqual([
      'docs/a.md:9:26 spec.deploymentPipelineRef: found the integer 1, expected a string. Put it in quotes: "1".',
    ]);
  });

  test('includes the indent of a list', async () => {
    const indented = fence('yaml', wrong)
      .split('\n')
      .map((line) => (line === '' ? '' : `   ${line}`))
      .join('\n');
    expect((await messages(`1. Step\n\n${indented}`))[0]).toMatch(
      /^docs\/a\.md:9:29 /u,
    );
  });

  test('is the line of the fence for its attributes', async () => {
    expect(await messages(`A\n\n${fence('yaml smaple="a"', PROJECT)}`)).toEqual(
      [
        'docs/a.md:3: smaple is not allowed on a yaml fence. Did you mean sample? Allowed: at, data, excerpt, mistake, sample, title.',
      ],
    );
  });

  test('is a line of a shell block', async () => {
    expect(await messages(fence('sh', 'echo a\nkubectl get podz'))).toEqual([
      'docs/a.md:3:13: kubectl has no kind called podz in v0.3.x. Did you mean pods?',
    ]);
  });
});

describe('the content of a block', () => {
  test('is a complete manifest by default', async () => {
    expect(await messages(fence('yaml', PROJECT))).toEqual([]);
    expect((await messages(fence('yaml', 'spec: {}')))[0]).toContain(
      'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".',
    );
  });

  test('can be an excerpt, a value in a manifest, or other data', async () => {
    expect(
      await messages(
        fence('yaml excerpt="Project"', 'spec: {}') +
          fence('yaml excerpt="Workload" at="spec.containers"', 'main: {}') +
          fence('yaml data="helm-values"', 'on: true') +
          fence('json', '{') +
          fence('', 'anything: ['),
      ),
    ).toEqual([]);
  });

  test('can be a command that applies a file from a block above', async () => {
    const apply = fence('sh', 'kubectl apply -f shop.yaml');
    expect(
      await messages(fence('yaml title="shop.yaml"', PROJECT) + apply),
    ).toEqual([]);
    expect(await messages(apply)).toHaveLength(1);
  });
});

describe('an intended mistake', () => {
  const misspelt = PROJECT.replace('deploymentPipelineRef', 'pipelineRef');

  test('is accepted with the mistakes that follow from it', async () => {
    expect(
      await messages(fence('yaml mistake="unknown field"', misspelt)),
    ).toEqual([]);
  });

  test('must exist', async () => {
    expect(
      await messages(fence('yaml mistake="unknown field"', PROJECT)),
    ).toEqual([
      'docs/a.md:1:1 mistake="unknown field": the block is marked as a mistake, but has none. Remove the mark, or add the mistake.',
    ]);
  });

  test('must match the message', async () => {
    expect(
      (await messages(fence('yaml mistake="not a list"', misspelt)))[0],
    ).toContain(
      'found a different mistake: "spec.deploymentPipelineRef: the required field is missing',
    );
  });

  test('does not hide a mistake elsewhere', async () => {
    expect(
      await messages(
        fence(
          'yaml mistake="unknown field"',
          misspelt.replace('name: shop', 'name: Shop'),
        ),
      ),
    ).toHaveLength(1);
  });

  test('can be in an excerpt', async () => {
    expect(
      await messages(
        fence('yaml excerpt="Project" mistake="unknown field"', 'spec: {a: b}'),
      ),
    ).toEqual([]);
  });
});

describe('a sample', () => {
  test('fills its fence with the bytes of its file', async () => {
    const {errors, filled} = await checked(
      fence(`yaml sample="${SAMPLE}"`, ''),
    );
    expect(errors).toEqual([]);
    expect(filled).toHaveLength(1);
    expect(filled[0]?.file).toBe(SAMPLE);
    expect(filled[0]?.text).toMatch(/^(?:#|apiVersion)/u);
  });

  test('must exist', async () => {
    expect(
      (
        await messages(
          fence('yaml sample="getting-started/helo-image.yaml"', ''),
        )
      )[0],
    ).toContain(`Did you mean ${SAMPLE}?`);
  });

  test('cannot be combined with text in the fence', async () => {
    expect(
      (await messages(fence(`yaml sample="${SAMPLE}"`, PROJECT)))[0],
    ).toContain('Leave the fence empty.');
  });
});
