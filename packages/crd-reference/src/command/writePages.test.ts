import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {WIDGET_CRD} from '../testing/widgetCrd';

import {main} from './main';

const folder = temporaryFolder({
  'crds/widget.yaml': WIDGET_CRD,
  'crds/kustomization.yaml': 'resources: [widget.yaml]\n',
});

async function pages(): Promise<string> {
  let said = '';
  const log = (text: string): void => {
    said += `${text}\n`;
  };
  await main(['pages', '--crds', 'crds'], {out: log, log}, folder);
  return said;
}

const written = (name: string): string =>
  readFileSync(path.join(folder, 'docs/reference', name), 'utf8');

test('each kind gets a page with the parts that it has', async () => {
  expect(await pages()).toContain('Pages written: 3, kept: 0.');
  expect(written('widget.md')).toContain('::kind-spec[Widget]');
  expect(written('widget.md')).not.toContain('::kind-status');
  expect(written('index.md')).toContain('::kind-list');
  expect(written('check.mdx')).toContain('<ManifestChecker />');
  expect(written('_crds/widget.yaml')).toBe(WIDGET_CRD);
  const other = path.join(folder, 'docs/reference/_crds/kustomization.yaml');
  expect(existsSync(other)).toBe(false);
});

test('a page that exists stays, and definitions are replaced', async () => {
  writeFiles(folder, {
    'docs/reference/parts/Widget.mdx': 'Mine.',
    'docs/reference/_crds/widget.yaml': 'old',
  });
  expect(await pages()).toContain('Pages written: 2, kept: 1.');
  expect(existsSync(path.join(folder, 'docs/reference/widget.md'))).toBe(false);
  expect(written('_crds/widget.yaml')).toBe(WIDGET_CRD);
});

test('what defines nothing is refused', async () => {
  writeFiles(folder, {'crds/widget.yaml': 'kind: Secret\n'});
  expect(await pages()).toContain('no CustomResourceDefinition was found');
});
