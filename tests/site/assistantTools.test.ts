import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import * as z from 'zod';

import {DOCS_VERSIONS, LATEST, versionRoute} from '../../src/site/versions';
import {SITE_DIR, wholeAddress} from '../support/builtSite';
import {ROUTES} from '../support/routes';

const client = new Client({name: 'test', version: '1'});
const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));

beforeAll(async () => {
  const tarball = path.join(SITE_DIR, 'mcp/openchoreo-docs-mcp.tgz');
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const server = path.join(folder, 'package/server.cjs');
  const args = [server, SITE_DIR];
  await client.connect(new StdioClientTransport({command: 'node', args}));
});

afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true});
});

const answer = z.object({
  content: z.array(z.object({text: z.string()})),
  isError: z.boolean().default(false),
});

/** The text of an answer; a refusal starts with `Refused: `. */
async function call(name: string, input: object): Promise<string> {
  const result = await client.callTool({name, arguments: {...input}});
  const {content, isError} = answer.parse(result);
  return `${isError ? 'Refused: ' : ''}${content[0]?.text ?? ''}`;
}

describe.each(DOCS_VERSIONS)('the tools in $label', (version) => {
  const {slug, label} = version;
  const of = (path: string): string =>
    wholeAddress(`/${versionRoute(version)}${path}`);

  test('every listed page is read by its address, in an answer that is short', async () => {
    const pages = ROUTES.filter(
      (route) =>
        route.kind === 'docs' && route.version === label && !route.unlisted,
    );
    const wrong: string[] = [];
    for (const {path: route} of pages) {
      const text = await call('read_page', {page: wholeAddress(route)});
      const isWhole = text.startsWith(
        `Source: ${wholeAddress(route)} (${label})`,
      );
      if (!isWhole || text.length > 18_000) wrong.push(route);
    }
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
  });

  test('links of an answer are read in turn, on any host', async () => {
    const found = await call('search_docs', {
      query: 'component',
      version: slug,
    });
    const links = found.match(/https?:\S+/gu) ?? [];
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const {pathname, hash} = new URL(link);
      const page = `http://localhost:4000${pathname}${hash}`;
      expect(await call('read_page', {page})).toContain(`(${label})`);
    }
  });

  test('a field, a manifest and a message are explained', async () => {
    const field = {kind: 'component', field: 'spec.owner.projectName'};
    expect(await call('explain_field', {...field, version: slug})).toContain(
      `Source: ${of('reference/api/application/component/#')}`,
    );
    const copy = {kind: 'ServiceBinding', field: 'workloadSpec.containers'};
    const copied = await call('explain_field', {...copy, version: slug});
    expect(copied).toContain('#spec-workloadspec-containers');
    const manifest =
      'apiVersion: openchoreo.dev/v1alpha1\nkind: Project\nmetadata:\n  name: shop\nspec:\n  deploymentPipelineReff: default\n';
    expect(await call('check_manifest', {manifest, version: slug})).toMatch(
      /line 6, column 3.*deploymentPipelineRef\b/su,
    );
    const text = 'Bind for 0.0.0.0:80 failed: port is already allocated.';
    expect(await call('explain_message', {text, version: slug})).toContain(
      'What to do: ',
    );
  });
});

test('null is as if left out', async () => {
  expect(await call('search_docs', {query: 'component', version: null})).toBe(
    await call('search_docs', {query: 'component'}),
  );
  expect(
    await call('explain_field', {kind: 'Project', field: null, version: null}),
  ).toBe(await call('explain_field', {kind: 'Project'}));
});

test.each([
  ['search_docs', {query: null}, 'expected string, received null'],
  ['search_docs', {query: 5}, 'expected string, received number'],
  ['search_docs', {query: 'x', version: 'v9'}, 'expected one of "next"'],
  ['explain_field', {kind: 'Compnent'}, 'Did you mean Component?'],
  ['explain_field', {kind: 'Project', field: 'spec.x'}, 'no field of Project'],
  ['read_page', {page: 'concepts/runtime-modl'}, 'concepts/runtime-model'],
  ['read_page', {page: 'tasks/samples'}, 'no page in'],
  ['read_page', {page: 'http://'}, 'is no address. Name a page'],
])('%s with %j is refused with a hint', async (name, input, hint) => {
  const text = await call(name, input);
  expect(text).toMatch(/^Refused: /u);
  expect(text).toContain(hint);
});

const FORK = 'https://github.com/a/site-docs/edit/main/versioned_docs';

test.each([
  ['https://openchoreo.dev/docs/next/concepts/runtime-model/', 'Next'],
  ['http://localhost:3000/base/docs/next/concepts/runtime-model.md', 'Next'],
  ['docs/concepts/runtime-model', LATEST.label],
  ['concepts/runtime-model/index.md', LATEST.label],
  ['docs/core-concepts/runtime-abstractions', LATEST.label],
  [`docs/${LATEST.slug}/concepts/runtime-model`, LATEST.label],
  ['next/concepts/runtime-model', 'Next'],
  [`${FORK}/version-${LATEST.name}/concepts/runtime-model.md`, LATEST.label],
  [`${FORK}/../docs/concepts/runtime-model.mdx`, LATEST.label],
])('%s is read as a page of %s', async (page, label) => {
  expect(await call('read_page', {page})).toMatch(
    new RegExp(`^Source: .*/concepts/runtime-model/ \\(${label}\\)`, 'u'),
  );
});

test.each([
  ['Next', 'Next'],
  ['latest', LATEST.label],
  [LATEST.label.replace(/^v|\.x$/gu, ''), LATEST.label],
  [LATEST.release.ref, LATEST.label],
])('the version %s is that of %s', async (version, label) => {
  const query = {query: 'component', version};
  expect(await call('search_docs', query)).toContain(`Found in ${label}:`);
});

test('the landing page is read by its address', async () => {
  const text = await call('read_page', {page: wholeAddress('/')});
  expect(text).toContain(`Source: ${wholeAddress('/')} `);
});
