import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {openBuiltEngine} from '../../scripts/search/builtEngine';
import type {ToolData} from '../../src/plugins/crd-reference/files/readToolData';
import {SERVER_TARBALL} from '../../src/plugins/assistant-tools/afterBuild';
import {createDocsTools} from '../../src/plugins/assistant-tools/engine/docsTools';
import {ToolError} from '../../src/plugins/assistant-tools/engine/toolError';
import {
  ANSWER_LENGTH,
  toolDataFile,
  TOOLS,
} from '../../src/plugins/assistant-tools/shared/toolList';
import {readEnvironment} from '../../src/site/environment';
import {
  DOCS_ROUTE,
  DOCS_VERSIONS,
  LATEST_VERSION,
} from '../../src/site/versions';
import {SITE_DIR} from '../support/builtSite';
import {ROUTES} from '../support/routes';
import {portOf, serve} from '../support/staticHost';

const ADDRESS = 'https://docs.example.org/';

const call = createDocsTools({
  address: ADDRESS,
  read: (file) => readFile(path.join(SITE_DIR, file), 'utf8'),
});

/** Questions with the page, below that of the version, and the sections that answer. */
const taskFile = z.array(
  z.strictObject({
    question: z.string(),
    page: z.string(),
    sections: z.array(z.string()).min(1),
  }),
);

/** The share of tasks that must be done by each way. */
const TASK_GOALS = [
  ['search has an answering page among its first five', 0.9],
  ['search has an answering section among its first eight rows', 0.8],
  ['the tool for search names the page', 0.9],
] as const;

describe.each(DOCS_VERSIONS)('the tools in $label', (version) => {
  const {slug, label} = version;
  const pages = ROUTES.filter(
    (route) =>
      route.kind === 'docs' && route.version === label && !route.unlisted,
  );

  test('every listed page can be read, in answers below the limit', async () => {
    expect(pages.length).toBeGreaterThan(20);
    for (const {path: route} of pages) {
      const page = ADDRESS + route.slice(1);
      const text = await call('read_page', {version: slug, page});
      // A copy names where the site was built for.
      expect(text).toContain(`${route}\n`);
      expect(text.length).toBeLessThanOrEqual(ANSWER_LENGTH);
    }
  });

  test('every field of every kind is explained, with its address', async () => {
    const file = path.join(SITE_DIR, toolDataFile(version));
    const data = JSON.parse(await readFile(file, 'utf8')) as ToolData;
    for (const [kind, words] of Object.entries(data.words)) {
      const list = await call('explain_field', {version: slug, kind});
      expect(list.length).toBeLessThanOrEqual(ANSWER_LENGTH);
      for (const [field, description] of words) {
        const text = await call('explain_field', {version: slug, kind, field});
        expect(text).toContain(
          `${kind} ${field} in ${label}\nSource: ${ADDRESS}`,
        );
        expect(text).toContain(description);
      }
    }
  });

  test('without a version, the latest release answers and says so', async () => {
    if (version.name !== LATEST_VERSION) return;
    const input = {query: 'component'};
    const named = await call('search_docs', {version: slug, ...input});
    expect(await call('search_docs', input)).toBe(
      `This is about ${label}, the latest release.\n\n${named}`,
    );
  });

  test('a comparison with itself finds nothing', async () => {
    const text = await call('compare_versions', {version: slug, from: slug});
    expect(text).toContain('No kind changed.');
    expect(text).toContain(`Source: ${ADDRESS}`);
  });

  test('a comparison of the versions mirrors that of the other way', async () => {
    for (const {slug: other} of DOCS_VERSIONS) {
      const count = async (from: string, to: string) =>
        (await call('compare_versions', {version: to, from})).split('\n- ')
          .length;
      expect(await count(other, slug)).toBe(await count(slug, other));
    }
  });

  const projectWith = (line: string): string =>
    `apiVersion: openchoreo.dev/v1alpha1\nkind: Project\nmetadata:\n  name: shop\nspec:\n  ${line}\n`;

  test('a mistake in a manifest comes with its line and its fix', async () => {
    const manifest = projectWith('deploymentPipelineReff: default');
    const text = await call('check_manifest', {version: slug, manifest});
    expect(text).toContain('line 6, column 3');
    expect(text).toContain('deploymentPipelineRef');
    expect(text).toContain(`Source: ${ADDRESS}schemas/${slug}/`);
  });

  test('a name that no object of the text has is a note', async () => {
    const pipeline = projectWith('')
      .replaceAll('Project', 'DeploymentPipeline')
      .replace('spec:\n', '');
    const manifest = `${projectWith('deploymentPipelineRef: shopp')}---\n${pipeline}`;
    const text = await call('check_manifest', {version: slug, manifest});
    expect(text).toMatch(/^No mistakes .*Notes.*line 6.*`shop` in line 7/su);
  });

  test('a message is explained', async () => {
    const text = await call('explain_message', {
      version: slug,
      text: 'docker: Bind for 0.0.0.0:80 failed: port is already allocated.',
    });
    expect(text).toMatch(/port.*already.*To do: /u);
    expect(text).toMatch(
      new RegExp(`Source: ${ADDRESS}docs/\\S*reference/messages/#`, 'u'),
    );
  });

  test('the tasks are done, by search and by the tools', async () => {
    const file = await readFile('tests/search/tasks.json', 'utf8');
    const engine = await openBuiltEngine(SITE_DIR);
    const done: boolean[][] = [];
    const tasks = taskFile.parse(JSON.parse(file));
    const root = [DOCS_ROUTE, version.path].filter(Boolean).join('/');
    const at = (route: string): string => ADDRESS + route.slice(1);
    for (const {question, page: address, sections} of tasks) {
      const page = address.replace(`/${DOCS_ROUTE}/`, `/${root}/`);
      const answers = sections.map((section) => page + section);
      const texts = await Promise.all(
        answers.map((answer) =>
          call('read_page', {version: slug, page: answer}).catch(() => ''),
        ),
      );
      // An edit may have moved the page or the section since.
      const isThere = texts.every((text, place) =>
        text.startsWith(`Source: ${at(answers[place] ?? '')} `),
      );
      if (!isThere) continue;
      const {whole} = await engine.ask(question, version.name);
      const pages = [...new Set(whole.map((row) => row.replace(/#.*/u, '')))];
      const found = await call('search_docs', {version: slug, query: question});
      const lines = found.split('\n').map((line) => line.trim());
      done.push([
        pages.slice(0, 5).includes(page),
        whole.slice(0, 8).some((row) => answers.includes(row)),
        lines.some((line) => line.replace(/#.*/u, '') === at(page)),
      ]);
    }
    expect(done.length).toBeGreaterThan(tasks.length / 2);
    for (const [place, [way, goal]] of TASK_GOALS.entries()) {
      const share = done.filter((ways) => ways[place]).length / done.length;
      expect.soft(share, way).toBeGreaterThanOrEqual(goal);
    }
  });
});

test.each([
  ['no_tool', {}, /no tool "no_tool".*search_docs/u],
  ['search_docs', {version: 'v9', query: 'x'}, /no version "v9".*v0\.3\.x/u],
  [
    'check_manifest',
    {version: 'next', manifest: 'a'.repeat(100_001)},
    /100001 characters\. At most 100000/u,
  ],
  ['explain_field', {version: 'next', kind: 'Compnent'}, /mean Component\?/u],
])('%s with %j is refused with a hint', async (name, input, message) => {
  await expect(call(name, input)).rejects.toThrow(message);
});

test('whatever is sent, the answer is short, or a mistake that is explained', async () => {
  const names = fc.constantFrom(...TOOLS.map(({name}) => name));
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('next', 'v0.3.x', 'Component', 'spec', 'docs/', '#'),
    fc.anything(),
  );
  const keys = fc.constantFrom(
    ...new Set(
      TOOLS.flatMap((tool) => Object.keys(tool.inputSchema.properties)),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      names,
      fc.oneof(fc.dictionary(keys, value), fc.anything()),
      async (name, input) => {
        const answer = await call(name, input).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ToolError);
          return String(error);
        });
        expect(answer.length).toBeLessThanOrEqual(ANSWER_LENGTH);
      },
    ),
    {numRuns: 200},
  );
});

test.each(['a folder', 'an address'])(
  'the packed server answers as the tools do, from %s',
  async (place) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mcp-'));
    const tarball = path.resolve(SITE_DIR, 'mcp', SERVER_TARBALL);
    const client = new Client({name: 'test', version: '1'});
    const {baseUrl} = readEnvironment(process.env);
    const host = await serve({folder: SITE_DIR, baseUrl, port: 0});
    const address = `http://localhost:${portOf(host)}${baseUrl}`;
    try {
      await client.connect(
        new StdioClientTransport({
          command: 'npx',
          args: [
            '--yes',
            `file:${tarball}`,
            place === 'a folder' ? path.resolve(SITE_DIR) : address,
          ],
          env: {...process.env, npm_config_cache: folder},
          stderr: 'ignore',
        }),
      );
      const {tools} = await client.listTools();
      expect(tools.map(({name}) => name)).toEqual(TOOLS.map(({name}) => name));
      const input = {version: 'next', kind: 'Project'};
      const answer = await client.callTool({
        name: 'explain_field',
        arguments: input,
      });
      const same = (await call('explain_field', input)).split('\n');
      expect(JSON.stringify(answer.content)).toContain(same[0]);
      const wrong = await client.callTool({
        name: 'explain_field',
        arguments: {version: 'v9'},
      });
      expect(wrong.isError).toBe(true);
    } finally {
      await client.close();
      host.close();
      await rm(folder, {recursive: true, force: true});
    }
  },
);
