import type {Page} from '@playwright/test';

import {REPOSITORY} from '../../../src/site/site';
import {DOCS_VERSIONS} from '../../../src/site/versions';
import {at, expect, started, test} from '../../support/reader';
import {LATEST} from '../../support/versions';
import {isPlainPage, NOT_FOUND_PATH, ROUTES} from '../../support/routes';

const KINDS = [
  '/',
  '/blog/welcome/',
  '/search/?q=cell',
  '/docs/',
  '/docs/next/reference/api/application/component/',
  NOT_FOUND_PATH,
];

const ALL = [
  ...ROUTES.map(({path}) => path),
  '/search/?q=cell',
  `/docs/${LATEST}/`,
  ...DOCS_VERSIONS.flatMap(({slug}) => [
    `/offline/${slug}.html`,
    `/schemas/${slug}/`,
  ]),
  NOT_FOUND_PATH,
];

/** Opens pages one after another and logs every request. */
async function browse(
  page: Page,
  routes: readonly string[],
): Promise<Map<string, number>> {
  const log = new Map<string, number>();
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    const what =
      url.href === REPOSITORY.metadataUrl ? url.href : `${url.origin}/`;
    log.set(what, (log.get(what) ?? 0) + 1);
  });
  for (const route of routes) {
    await page.goto(at(route));
    if (!isPlainPage(route)) await started(page);
  }
  return log;
}

for (const [what, routes, tag] of [
  ['one page of each kind asks', KINDS, undefined],
  ['all pages ask', ALL, '@full'],
] as const) {
  test(
    `${what} this site alone, and GitHub once for the stars`,
    tag === undefined ? {} : {tag},
    async ({page, baseURL}, testInfo) => {
      testInfo.setTimeout(600_000);
      const log = await browse(page, routes);
      const {origin} = new URL(baseURL ?? '');
      const lines = [...log].map(([where, count]) => `${count} ${where}`);
      await testInfo.attach('requests', {body: lines.join('\n')});
      if (tag !== undefined) process.stdout.write(`\n${lines.join('\n')}\n`);
      expect([...log.keys()].sort()).toEqual(
        [REPOSITORY.metadataUrl, `${origin}/`].sort(),
      );
      expect(log.get(REPOSITORY.metadataUrl)).toBe(1);
    },
  );
}
