import {randomUUID} from 'node:crypto';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {fromMarkdown} from 'mdast-util-from-markdown';
import {beforeEach, describe, expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {PLATFORM, siteIn, VERSIONS} from '../testing/temporarySite';

import {checkContent} from './checkContent';
import {publishReference} from '../publishReference';

const V = 'versioned_docs/version-v0.3.x';
const SAMPLES = 'https://example.dev/base/samples/v0.3.x';

const PROJECT = `apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata:
  name: shop
spec:
  deploymentPipelineRef: default
`;

const folder = temporaryFolder();
let site = '';

/**
 * A site that only has the structures of both versions. Each test has its own,
 * because structures are looked at only every 20 ms.
 */
beforeEach(() => {
  site = path.join(folder, randomUUID());
  for (const version of VERSIONS) {
    const crds = `${version.folder}/reference/api/_crds`;
    cpSync(path.join(PLATFORM.siteDir, crds), path.join(site, crds), {
      recursive: true,
    });
    write(
      `${version.folder}/reference/api/_platform.yaml`,
      'group: openchoreo.dev\ngroupWord: choreo\n',
    );
  }
});

function write(file: string, text: string | Uint8Array): void {
  writeFiles(site, {[file]: text});
}

async function messages(files?: readonly string[]): Promise<string[]> {
  const {errors} = await checkContent({
    ...siteIn(site),
    folders: ['docs', 'versioned_docs', 'blog', 'src/pages'],
    files,
    parse: (text) => fromMarkdown(text),
    fill: (text) => text.replaceAll('%{samples-url}', SAMPLES),
  });
  return errors.map(({message}) => message);
}

describe('the check covers', () => {
  test('pages of both versions, each against its own kinds', async () => {
    const text =
      '```yaml excerpt="Component" at="spec.componentType"\na/b\n```\n';
    write('docs/a.md', text.replace('a/b', 'deployment/b'));
    write(`${V}/a.md`, text);
    expect(await messages()).toEqual([
      `${V}/a.md:2:1 at="spec.componentType": Component has no componentType in spec. Correct the path. Allowed: build, owner, type.`,
    ]);
  });

  test('posts, against the latest version', async () => {
    write('blog/a.md', '```sh\nkubectl get addons\n```\n');
    const found = await messages();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^blog\/a\.md:2:13: .* addons in v0\.3\.x/u);
  });

  test('only the given files', async () => {
    write('docs/a.md', '```sh\nkubectl get podz\n```\n');
    write('docs/b.md', '```sh\nkubectl get podz\n```\n');
    expect(await messages(['docs/b.md'])).toHaveLength(1);
  });

  test('text with constants filled in', async () => {
    write(`${V}/_samples/a/a.yaml`, PROJECT);
    const apply = 'kubectl apply -f %{samples-url}/a/a.yaml';
    write(`${V}/a.md`, `\`\`\`sh\n${apply}\n\`\`\`\n`);
    expect(await messages()).toEqual([]);
  });
});

describe('a published file', () => {
  test.each([
    [
      'in another encoding',
      new Uint8Array([0x61, 0xff, 0xfe, 0x0a]),
      'the sample has a character that YAML does not allow, or is not UTF-8',
    ],
    [
      'with a mistake',
      PROJECT.replace('default', '[]'),
      ':6:3 spec.deploymentPipelineRef: found a list',
    ],
  ])('%s is rejected', async (_name, text, expected) => {
    write('docs/_samples/a/a.yaml', text);
    write('docs/a.md', '```yaml sample="a/a.yaml"\n```\n');
    const [first, ...others] = await messages();
    expect(first).toContain('docs/_samples/a/a.yaml');
    expect(first?.slice('docs/_samples/a/a.yaml'.length)).toContain(expected);
    // Only once, although the file is checked by itself and on the page.
    expect(others).toEqual([]);
  });

  test('with another extension is rejected', async () => {
    write('docs/_samples/a/a.yml', PROJECT);
    expect((await messages())[0]).toContain('Rename it');
  });

  test('that no page shows or uses is rejected', async () => {
    write('docs/_samples/a/a.yaml', PROJECT);
    expect(await messages()).toEqual([
      'docs/_samples/a/a.yaml: no page shows this sample, and no command uses it. Show it with ```yaml sample="a/a.yaml", or remove the file.',
    ]);
    expect(await messages(['docs/_samples/a/a.yaml'])).toEqual([]);
  });

  test('that the landing page shows counts as used in every version', async () => {
    write('docs/_samples/home/a.yaml', PROJECT);
    write(`${V}/_samples/home/a.yaml`, PROJECT);
    write('src/pages/a.md', '```yaml sample="home/a.yaml"\n```\n');
    expect(await messages()).toEqual([]);
  });

  test('is published byte for byte', async () => {
    write('docs/_samples/a/a.yaml', PROJECT);
    write(`${V}/_samples/b/c/d.yaml`, PROJECT);
    write('docs/_samples/.DS_Store', 'x');
    await publishReference(siteIn(site), path.join(site, 'build'));
    const built = (file: string): string =>
      readFileSync(path.join(site, 'build/samples', file), 'utf8');
    expect(built('next/a/a.yaml')).toBe(PROJECT);
    expect(built('v0.3.x/b/c/d.yaml')).toBe(PROJECT);
    expect(() => built('next/.DS_Store')).toThrow('ENOENT');
  });
});

test('charts and their version come from the files of the version', async () => {
  const constants = "chart-registry: oci://a\nchart-version: '1'\n";
  const install = 'helm install a oci://a/data-plane --version 1';
  write('docs/_charts.yaml', 'charts: [control-plane]\n');
  write('docs/_constants.yaml', constants);
  write('docs/a.md', `\`\`\`sh\n${install}\n\`\`\`\n`);
  expect(await messages()).toEqual([
    'docs/a.md:2:16: there is no chart data-plane in Next. Use one of: control-plane.',
  ]);
});

test('only a broken structure is reported, and no errors that follow from it', async () => {
  write('docs/a.md', `\`\`\`yaml\n${PROJECT}\`\`\`\n`);
  write('docs/reference/api/_crds/project.yaml', 'kind: Project\n');
  const found = await messages();
  expect(found.length).toBeGreaterThan(0);
  for (const message of found) expect(message).toContain('_crds/project.yaml');
});

test('mistakes in the facts about the platform name the line and a remedy', async () => {
  write('docs/a.md', `\`\`\`yaml\n${PROJECT}\`\`\`\n`);
  write(
    'docs/reference/api/_platform.yaml',
    `group: openchoreo.dev
groupWord: choreo
openFields:
  Planet:
    spec.orbit: {object: as it is}
  Release:
    spec.resources[].object: {part: V1Planet}
renamedFields:
  Project:
    spec.old: spec.new
`,
  );
  const at = 'docs/reference/api/_platform.yaml';
  expect(await messages()).toEqual([
    `${at}:5:5 openFields.Planet.spec.orbit: there is no kind Planet in Next. Correct it, or remove the entry.`,
    `${at}:7:31 openFields.Release.spec.resources[].object.part: Kubernetes has no definition V1Planet. Write a name from schemas.json, such as V1PodSpec.`,
    `${at}:10:5 renamedFields.Project.spec.old: Project has no field spec.new in Next. Correct it, or remove the entry.`,
  ]);
});

test('the facts about the platform are required', async () => {
  write('docs/a.md', `\`\`\`yaml\n${PROJECT}\`\`\`\n`);
  rmSync(path.join(site, 'docs/reference/api/_platform.yaml'));
  expect(await messages()).toEqual([
    'docs/reference/api/_platform.yaml: the checks of Next need this file. Copy it from another docs version and adapt it.',
  ]);
});
