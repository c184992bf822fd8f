import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import createAfterBuildPlugin from './index.ts';
import type {ReadingStep, SiteStep} from './shared/builtPage';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

const outDir = temporaryFolder(
  Object.fromEntries(
    ['b', 'a'].map((name) => [
      `${name}/index.html`,
      `<head><title>${name}</title></head><h1>Page ${name}</h1>`,
    ]),
  ),
);

/** A step that reads the heading of each page and adds it after the title. */
function headings(log: string[]): ReadingStep<string> {
  return {
    read(page, tree, {baseUrl}) {
      log.push(`read ${baseUrl}${page.route.slice(1)}`);
      const heading = select('h1', tree);
      return heading ? toString(heading) : '';
    },
    run(site, found) {
      log.push('headings');
      for (const page of site.pages) {
        const end = select('title', page.head)?.position?.end.offset ?? 0;
        const text = `<!--${found.get(page) ?? ''}-->`;
        page.edits.push({start: end, end, text});
      }
      return Promise.resolve();
    },
  };
}

test('pages are read in the order of their routes before the steps run in theirs', async () => {
  const log: string[] = [];
  const step: SiteStep = ({pages}) => {
    log.push(`step of ${pages.length} pages`);
    return Promise.resolve();
  };
  const create = createAfterBuildPlugin([step, headings(log), step]);
  // The plugin needs only these two fields, and its lifecycle the next two.
  const context = {siteDir: '', siteConfig: {url: ''}} as LoadContext;
  const plugin = await create(context, {});
  await plugin?.postBuild?.({outDir, baseUrl: '/base/'} as Built);
  expect(log).toEqual([
    'read /base/a/',
    'read /base/b/',
    'step of 2 pages',
    'headings',
    'step of 2 pages',
  ]);
  expect(await readFile(path.join(outDir, 'a/index.html'), 'utf8')).toBe(
    '<head><title>a</title><!--Page a--></head><h1>Page a</h1>',
  );
});
