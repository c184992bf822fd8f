import {utimesSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '../../../../tests/support/temporaryFolder';
import {DOCS_VERSIONS} from '../../../site/versions';
import {joinText, readOutline} from '../engine/format';
import {indexFile, MANIFEST_FILE, readBuilds} from '../shared/indexFiles';
import type {SearchCorpus} from '../shared/record';
import {createDraftMiddleware} from './draftMiddleware';

const siteDir = temporaryFolder();
let server: Server;
let origin: string;

function save(name: string, text: string, seconds = 1): void {
  writeFiles(siteDir, {[name]: text});
  // Writes of one test may otherwise have the same timestamp.
  utimesSync(path.join(siteDir, name), seconds, seconds);
}

async function fetchText(name: string): Promise<string> {
  const response = await fetch(`${origin}/base/${name}`);
  return response.ok ? response.text() : `status ${response.status}`;
}

/** The current search records of a page on the dev server. */
async function corpusOf(version: string): Promise<SearchCorpus> {
  const build =
    readBuilds(await fetchText(MANIFEST_FILE)).get(version) ?? 'none';
  const outline = await fetchText(indexFile('outline', version, build));
  const text = await fetchText(indexFile('text', version, build));
  return joinText(readOutline(outline), text);
}

const PAGE = `---
title: Gateways
description: What lets traffic in.
---

Uses \`Envoy\`.

## Open ports {#ports}

| Port | For |
| --- | --- |
| 443 | HTTPS |

\`\`\`sh
kubectl get gateway
\`\`\`
`;

beforeEach(async () => {
  for (const {folder} of DOCS_VERSIONS) {
    save(`${folder}/concepts/gateways.md`, PAGE);
  }
  const bundle = {
    folder: 'assets/search/abc/',
    files: new Map([['worker.js', 'work()']]),
  };
  const middleware = createDraftMiddleware(siteDir, '/base/', bundle, []);
  server = createServer((request, response) => {
    middleware(request, response, () => {
      response.writeHead(418).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // The server runs on its own port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

test('the code of search is served as a build would have it', async () => {
  expect(await fetchText('assets/search/abc/worker.js')).toBe('work()');
  expect(await fetchText('assets/search/abc/other.js')).toBe('status 404');
  expect(await fetchText('docs/')).toBe('status 418');
});

test('pages are found with their sections, in their version', async () => {
  const {pages} = await corpusOf('current');
  expect(pages).toMatchObject([
    {
      route: '/docs/next/concepts/gateways/',
      title: 'Gateways',
      docusaurusTag: 'docs-default-current',
      sections: [
        {level: 1, blocks: [{kind: 'prose', text: 'Uses `Envoy`.'}]},
        {heading: 'Open ports', anchor: 'ports', level: 2},
      ],
    },
  ]);
  const texts = pages[0]?.sections[1]?.blocks.map(({text}) => text);
  expect(texts).toContain('443 HTTPS');
  expect(texts).toContain('kubectl get gateway');
});

test('what is saved is found with the next search', async () => {
  await corpusOf('current');
  save('docs/concepts/gateways.md', `${PAGE}\n## New words\n\nHere.\n`, 2);
  const {pages} = await corpusOf('current');
  const headings = pages[0]?.sections.map(({heading}) => heading);
  expect(headings).toContain('New words');
});

test('an unlisted page is not found, and a page with a mistake stays as it was', async () => {
  save('docs/hidden.md', PAGE.replace('---\n', '---\nunlisted: true\n'));
  expect((await corpusOf('current')).pages).toHaveLength(1);
  save('docs/concepts/gateways.md', '---\ntitle: [\n---\nBroken.', 2);
  const {pages} = await corpusOf('current');
  expect(pages[0]?.title).toBe('Gateways');
});
