import {fromMarkdown} from 'mdast-util-from-markdown';
import {describe, expect, test} from 'vitest';

import {PLATFORM, VERSIONS} from '../testing/temporarySite';

import {checkBlocks, type CheckedBlocks, type SampleSite} from './checkBlocks';
import {readCatalog} from '../files/readCatalog';

const FILE = 'docs/a.md';
const SAMPLE = 'getting-started/hello-image.yaml';

async function checked(markdown: string, file = FILE): Promise<CheckedBlocks> {
  const [, version] = VERSIONS;
  const {catalog} = readCatalog(PLATFORM, version);
  const site: SampleSite = {
    ...PLATFORM,
    version,
    catalog,
    charts: {
      ...{registry: 'oci://charts.example', version: '2', names: ['my-shop']},
      ...{waiting: [], makes: [], gatewayPorts: []},
      values: {
        'my-shop': {subcharts: [], values: {'ports.http': {default: '80'}}},
      },
    },
    cli: undefined,
    samplesUrl: 'https://example.dev/samples/v0.3.x',
    sampleFiles: new Set([SAMPLE]),
  };
  return checkBlocks(fromMarkdown(markdown), file, site);
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

  test('includes the indent of a list', async () => {
    const indented = fence('yaml', wrong)
      .split('\n')
      .map((line) => (line === '' ? '' : `   ${line}`))
      .join('\n');
    expect((await messages(`1. Step\n\n${indented}`))[0]).toMatch(
      /^docs\/a\.md:9:29 /u,
    );
  });
});

describe('the content of a block', () => {
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

  test('can be the values of the chart that a file is named for', async () => {
    const title = 'title="shop-values.yaml, excerpt" data="Helm values"';
    const markdown = fence(`yaml ${title}`, 'ports:\n  htp: 1');
    const [problem] = await messages(markdown);
    expect(problem).toMatch(/^docs\/a\.md:3:3 .*Did you mean ports\.http/u);
    expect(await messages(markdown.replace('htp', 'http'))).toEqual([]);
  });

  test('can be the values that a command reads', async () => {
    const shown = fence('yaml title="a.yaml" data="values"', 'ports: {htp: 1}');
    const install = 'helm template a oci://charts.example/my-shop --version 2';
    const [problem, ...others] = await messages(
      `${shown}\n${fence('sh', `cd /tmp\n${install} -f a.yaml`)}`,
    );
    expect(problem).toMatch(/^docs\/a\.md:2:9 .*Did you mean ports\.http/u);
    expect(others).toEqual([]);
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
      'docs/a.md:1:1 mistake="unknown field": the block is marked as containing a mistake, but no mistake was found. Remove the mark, or add the mistake.',
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
});

describe('a sample', () => {
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

test('outside strict folders, a prompt is nothing to report', async () => {
  const markdown = fence('sh', '$ ls');
  expect((await checked(markdown)).errors).toHaveLength(1);
  expect((await checked(markdown, 'community/a.md')).errors).toEqual([]);
});
