import path from 'node:path';

import type {Code, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';

import {remarkSamples} from './remarkSamples';
import {PLATFORM} from '../testing/temporarySite';

async function run(markdown: string, file = 'docs/a.md'): Promise<Root> {
  return unified()
    .use(remarkSamples, PLATFORM)
    .run(
      fromMarkdown(markdown),
      new VFile({path: path.join(PLATFORM.siteDir, file), value: markdown}),
    );
}

test('a sample is filled in with a link to its file', async () => {
  const tree = await run(
    '```yaml title="a.yaml" sample="getting-started/hello-image.yaml"\n```\n',
  );
  const code = tree.children.find((node): node is Code => node.type === 'code');
  expect(code?.value).toContain('apiVersion: openchoreo.dev/v1alpha1');
  expect(code?.meta).toContain('title="a.yaml"');
  expect(code?.data?.hProperties).toMatchObject({
    dataFile: '/base/samples/next/getting-started/hello-image.yaml',
  });
});

test('keys of a manifest get links, those of data none', async () => {
  const tree = await run(
    '```yaml excerpt="Component"\nspec:\n  # highlight-next-line\n  type: a\n```\n\n```yaml data="a.yaml"\nkind: Component\n```\n',
  );
  const links = tree.children.map((node) =>
    node.type === 'code' ? node.data?.hProperties?.['dataKeyLinks'] : node,
  );
  expect(links).toEqual([
    expect.stringContaining('"at":{"line":2,"column":3}'),
    undefined,
  ]);
});

test('all mistakes of a page are thrown at once', async () => {
  const page = '```sh\nkubectl get podz\n```\n\n```yaml\na: b\n```\n';
  await expect(run(page)).rejects.toThrow(
    /docs\/a\.md:2:13: [\s\S]*\ndocs\/a\.md:6:1: /u,
  );
});
