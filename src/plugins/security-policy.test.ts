import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Props} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {temporaryFolder, writeFiles} from '../../tests/support/temporaryFolder';
import securityPolicy from './security-policy';

const outDir = temporaryFolder();

/** The page `/site/a/` after the build, with a text in its body. */
async function build(body: string): Promise<string> {
  writeFiles(outDir, {
    'a/index.html': `<!doctype html><html><meta charset=utf-8><script>known()</script><script src=/site/a.js></script><script type="application/ld+json">{}</script><body>${body}`,
  });
  const plugin = securityPolicy({baseUrl: '/site/'} as LoadContext, {
    inlineScripts: ['known'],
    connect: ['https://api.test/a'],
  });
  const routesPaths = ['/site/a/'];
  await plugin.postBuild?.({outDir, routesPaths} as Props & {
    head: never;
    content: never;
    routesBuildMetadata: never;
  });
  return readFileSync(path.join(outDir, 'a/index.html'), 'utf8');
}

test('a page allows its own files, its inline script and the given origins, before it loads anything', async () => {
  const html = await build('<p>Text with a style=plain</p>');
  const policy =
    /^<!doctype html><html><meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)">/u.exec(
      html,
    )?.groups?.['policy'];
  const hash = createHash('sha256').update('known()').digest('base64');
  expect(policy?.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    expect.stringMatching(/^style-src 'self' 'sha256-[^ ]+'$/u),
    "img-src 'self' data:",
    "connect-src 'self' https://api.test/a",
    "object-src 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ]);
});

test.each([
  ['<script>alert(1)</script>', 'script alert(1)'],
  ['<style>a{}</style>', '<style>'],
  ['<p style="color:red">a</p>', '<p style="color:red"'],
  ['<p class=a style=color:red>a</p>', '<p class=a style=color:red'],
  ['<iframe src="/a/"></iframe>', '<iframe src="/a/">'],
  ['<img alt=a src=https://a.test/b.png>', '<img alt=a src=https://a.test/'],
])('%s ends the build', async (body, words) => {
  await expect(build(body)).rejects.toThrow(`a/index.html: ${words}`);
});
