import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, test} from 'vitest';

import {PLATFORM, VERSIONS} from '../testing/temporarySite';

import {checkBlocks} from './checkBlocks';
import {readCatalog} from '../files/readCatalog';

const SAMPLE = 'getting-started/hello-image.yaml';

async function messages(
  markdown: string,
  file = 'docs/a.md',
): Promise<string[]> {
  const [, version] = VERSIONS;
  const {errors} = await checkBlocks(fromMarkdown(markdown), file, {
    ...{...PLATFORM, version},
    catalog: readCatalog(PLATFORM, version).catalog,
    charts: {
      ...{registry: 'oci://charts.example', version: '2', names: ['my-shop']},
      values: {
        'my-shop': {subcharts: [], values: {'ports.http': {default: '80'}}},
      },
    },
    samplesUrl: 'https://example.dev/samples/v0.3.x',
    sampleFiles: new Set([SAMPLE]),
  });
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
const MISSPELT = PROJECT.replace('deploymentPipelineRef', 'pipelineRef');
const VALUES = 'title="shop-values.yaml, excerpt" data="Helm values"';
const APPLY = fence('sh', 'kubectl apply -f shop.yaml');

test.each([
  ['an excerpt', fence('yaml excerpt="Project"', 'spec: {}')],
  [
    'a value in a manifest',
    fence('yaml excerpt="Workload" at="spec.containers"', 'main: {}'),
  ],
  ['other data', fence('yaml data="helm-values"', 'on: true')],
  ['another language', fence('json', '{') + fence('', 'anything: [')],
  ['values of a named chart', fence(`yaml ${VALUES}`, 'ports:\n  http: 1')],
  ['a file for a command', fence('yaml title="shop.yaml"', PROJECT) + APPLY],
  ['a mistake on purpose', fence('yaml mistake="unknown field"', MISSPELT)],
])('a block can be %s', async (_name, markdown) => {
  expect(await messages(markdown)).toEqual([]);
});

test.each([
  [
    'in a list',
    `1. Step\n\n${fence('yaml', PROJECT.replace('default', '1')).replaceAll(/^(?=.)/gmu, '   ')}`,
    /^docs\/a\.md:9:29 /u,
  ],
  [
    'in the values of the chart that a file is named for',
    fence(`yaml ${VALUES}`, 'ports:\n  htp: 1'),
    /^docs\/a\.md:3:3 .*Did you mean ports\.http/u,
  ],
  [
    'in the values that a command reads',
    `${fence('yaml title="a.yaml" data="values"', 'ports: {htp: 1}')}\n${fence('sh', 'cd /tmp\nhelm template a oci://charts.example/my-shop --version 2 -f a.yaml')}`,
    /^docs\/a\.md:2:9 .*Did you mean ports\.http/u,
  ],
  ['in a command for a file that no block shows', APPLY, /no.* shop\.yaml/u],
  [
    'that is meant, but missing',
    fence('yaml mistake="unknown field"', PROJECT),
    /^docs\/a\.md:1:1 mistake="unknown field": the block is marked as containing a mistake, but no mistake was found\. Remove the mark, or add the mistake\.$/u,
  ],
  [
    'that is not the one that is meant',
    fence('yaml mistake="not a list"', MISSPELT),
    /found a different mistake: "spec\.deploymentPipelineRef: the required field is missing/u,
  ],
  [
    'beside one that is meant',
    fence(
      'yaml mistake="unknown field"',
      MISSPELT.replace('name: shop', 'name: Shop'),
    ),
    /Shop/u,
  ],
  [
    'in the name of a sample',
    fence('yaml sample="getting-started/helo-image.yaml"', ''),
    /Did you mean getting-started\/hello-image\.yaml\?/u,
  ],
  [
    'of a sample with text in its fence',
    fence(`yaml sample="${SAMPLE}"`, PROJECT),
    /Leave the fence empty\./u,
  ],
])('a mistake %s is found', async (_name, markdown, message) => {
  expect(await messages(markdown)).toEqual([expect.stringMatching(message)]);
});

test('outside strict folders, a prompt is nothing to report', async () => {
  const markdown = fence('sh', '$ ls');
  expect(await messages(markdown)).toHaveLength(1);
  expect(await messages(markdown, 'community/a.md')).toEqual([]);
});
