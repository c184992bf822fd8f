import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {WIDGET_CRD} from '@openchoreo/crd-reference/testing/widgetCrd';
import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {beforeEach, expect, test} from 'vitest';

const PACKAGE = 'node_modules/@openchoreo/crd-reference';

const CONFIG = `import {crdReference} from '@openchoreo/crd-reference/docusaurus';

const reference = crdReference({name: 'Widgets'});

export default {
  title: 'Stock',
  url: 'https://example.com',
  baseUrl: '/base/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [['classic', {
    docs: {beforeDefaultRemarkPlugins: [reference.remark]},
    blog: false,
  }]],
  plugins: [reference.plugin],
};
`;

const page = (size: string): string => `---
slug: /
---

# Start

\`\`\`yaml
apiVersion: example.dev/v1
kind: Widget
metadata:
  name: a
spec:
  size: ${size}
\`\`\`
`;

const folder = temporaryFolder({
  'package.json': '{"name": "stock", "private": true}\n',
  'crds/widget.yaml': WIDGET_CRD,
  'docusaurus.config.ts': CONFIG,
  'docs/start.md': page('3'),
  'src/pages/index.md': '# Home\n',
});

function run(command: string, args: readonly string[], cwd = folder) {
  const {VITEST: _outer, NODE_ENV: _test, ...env} = process.env;
  const {status, stdout, stderr} = spawnSync(command, args, {
    ...{cwd, env, encoding: 'utf8', shell: process.platform === 'win32'},
  });
  return {status, said: stdout + stderr};
}

const node = (script: string, ...args: string[]) =>
  run(process.execPath, [path.join(folder, script), ...args]);

const built = (name: string): string =>
  readFileSync(path.join(folder, 'build', name), 'utf8');

/** The archive of the package, beside what a new site installs. */
beforeEach(() => {
  const own = path.join(folder, PACKAGE);
  mkdirSync(own, {recursive: true});
  const packed = run(
    'npm',
    ['pack', '--pack-destination', folder],
    path.resolve('packages/crd-reference'),
  );
  expect(packed.status, packed.said).toBe(0);
  const [archive = ''] = readdirSync(folder).filter((name) =>
    name.endsWith('.tgz'),
  );
  run('tar', ['-xzf', archive, '--strip-components=1', '-C', own]);
  for (const name of ['@docusaurus', '@mdx-js', 'react', 'react-dom']) {
    const link = path.join(folder, 'node_modules', name);
    symlinkSync(path.resolve('node_modules', name), link, 'junction');
  }
});

test('a stock site has the reference, and refuses a wrong manifest', () => {
  const bin = `${PACKAGE}/dist/crd-reference.cjs`;
  const pages = node(bin, 'pages', '--crds', 'crds');
  expect(pages.status, pages.said).toBe(0);

  const build = () =>
    node('node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build');
  const {status, said} = build();
  expect(status, said).toBe(0);
  expect(said).not.toMatch(/warning/iu);

  const widget = built('docs/reference/widget/index.html');
  expect(widget).toContain('A Widget turns.');
  expect(widget).toMatch(/id="?spec-size\b/u);
  expect(widget).not.toContain('kind-spec');
  expect(built('docs/index.html')).toMatch(
    /<a [^>]*href="?\/base\/docs\/reference\/widget#spec-size\b/u,
  );
  expect(built('docs/reference/check/index.html')).toMatch(
    /<textarea[^>]*placeholder="# An example/u,
  );
  expect(built('schemas/current/widget.json')).toContain('"size"');

  writeFiles(folder, {'docs/start.md': page('many')});
  const wrong = build();
  expect(wrong.status).toBe(1);
  expect(wrong.said).toContain('docs/start.md:13:9 spec.size:');
});
