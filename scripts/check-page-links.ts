/**
 * Checks links between pages without a build: files and the anchors that
 * writers gave. The build checks all links again, those of templates as well.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '../src/lib/contentError';
import {DOCS_VERSIONS} from '../src/site/versions';
import {readPageLinks, type PageLinks} from './check/readPageLinks';
import {linkErrors} from './check/linkErrors';

const SITE_DIR = path.resolve(__dirname, '..');

function pagesIn(folder: string): string[] {
  return readdirSync(path.join(SITE_DIR, folder), {recursive: true})
    .map((name) => `${folder}/${String(name).replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.md'));
}

function main(): void {
  const start = performance.now();
  const files = [...DOCS_VERSIONS.map(({folder}) => folder), 'blog'].flatMap(
    pagesIn,
  );
  const pages = new Map<string, PageLinks>(
    files.map((file) => [
      file,
      readPageLinks(readFileSync(path.join(SITE_DIR, file), 'utf8')),
    ]),
  );
  const errors: ContentError[] = [...pages].flatMap(([file, page]) =>
    linkErrors(file, page, pages, (name) =>
      existsSync(path.join(SITE_DIR, name)),
    ),
  );
  for (const {message} of errors) process.stderr.write(`${message}\n`);
  const count = [...pages.values()].reduce(
    (total, {links}) => total + links.length,
    0,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `Links: ${count} on ${pages.size} pages in ${seconds} s, ${errors.length} mistakes.\n`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

main();
