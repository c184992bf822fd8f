import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '../../src/lib/contentError';
import {filesBelow} from '../../src/lib/node/filesBelow';
import {PAGE_FILE} from '../../src/lib/pageFile';
import {createSourceCheck} from '../../src/markdown/checkSource';
import {linkErrors} from '../../src/markdown/page/linkErrors';
import {PageFiles} from '../../src/markdown/page/pageFiles';
import {pagesInNoSidebar, siteErrors} from '../../src/markdown/page/siteErrors';
import {versionErrors} from '../../src/markdown/page/versionErrors';
import {readEnvironment} from '../../src/site/environment';
import {PAGE_FOLDERS} from '../../src/site/folders';

function filesIn(siteDir: string, folder: string): string[] {
  return filesBelow(path.join(siteDir, folder))
    .filter((name) => PAGE_FILE.test(name))
    .map((name) => `${folder}/${name}`);
}

/** What was looked at, and what was wrong with it. */
export interface CheckedPages {
  /** By file and line. */
  readonly errors: readonly ContentError[];
  /** What may be meant: rules of the house elsewhere, a page in no sidebar. */
  readonly advice: readonly string[];
  readonly pages: number;
}

/**
 * Links of other pages to those that have changed: a heading or a file that
 * they lead to may be gone. Only pages whose text names such a one are parsed.
 */
function linksTo(
  changed: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
  files: PageFiles,
): ContentError[] {
  const targets = [...changed].map((file) => {
    const name = path.posix.basename(file);
    // A link to a page that is there can be wrong by its anchor alone.
    return files.exists(file) && !files.isDraft(file)
      ? {link: `${name}#`, anchors: files.pageLinks(file)?.anchors}
      : {link: name};
  });
  const mayBeWrong = (source: string): boolean =>
    targets.some(({link, anchors}) =>
      source
        .split(link)
        .slice(1)
        .some(
          (rest) => anchors?.has(/^[\w-]*/u.exec(rest)?.[0] ?? '') !== true,
        ),
    );
  return [...sources].flatMap(([file, source]) => {
    if (changed.has(file) || !mayBeWrong(source)) return [];
    const page = files.pageLinks(file);
    const asked = page?.links.filter(({url}) =>
      targets.some(({link}) => url.includes(link)),
    );
    return page && asked
      ? linkErrors(file, {...page, links: asked}, files)
      : [];
  });
}

/**
 * Finds everything that is wrong in pages and can be seen without building
 * them, by the steps that the dev server and the build take.
 *
 * @param siteDir - Root of the repository: errors name files from there.
 * @param changed - Files from there, also such as are gone: these pages are
 *   looked at, and the links of others to them. All pages when absent.
 * @param check - What is asked about each page.
 */
export async function checkPages(
  siteDir: string,
  changed?: readonly string[],
  check = createSourceCheck({siteDir, ...readEnvironment(process.env)}),
): Promise<CheckedPages> {
  const sources = new Map<string, string>();
  for (const file of PAGE_FOLDERS.flatMap((one) => filesIn(siteDir, one))) {
    sources.set(file, readFileSync(path.join(siteDir, file), 'utf8'));
  }
  const asked = new Set(changed ?? sources.keys());
  const files = new PageFiles(siteDir);
  const errors: ContentError[] = [];
  const advice: string[] = [];
  let pages = 0;
  for (const file of sources.keys()) {
    if (!asked.has(file)) continue;
    pages += 1;
    const found = await check(file, readFileSync(path.join(siteDir, file)));
    errors.push(...found.errors);
    advice.push(...found.advice);
  }
  const between = await siteErrors(siteDir);
  if (between.length === 0) {
    const lonely = await pagesInNoSidebar(siteDir);
    advice.push(
      ...lonely
        .filter(({place}) => asked.has(place.file))
        .map(({message}) => message),
    );
  }
  errors.push(...between, ...linksTo(asked, sources, files));
  errors.sort(
    (a, b) =>
      a.place.file.localeCompare(b.place.file, 'en') ||
      (a.place.line ?? 0) - (b.place.line ?? 0),
  );
  return {errors, advice, pages};
}

/** The same, unless the list of versions is wrong: nothing could be read then. */
export async function checkSite(
  siteDir: string,
  changed?: readonly string[],
): Promise<CheckedPages> {
  const errors = versionErrors(siteDir);
  return errors.length > 0
    ? {errors, advice: [], pages: 0}
    : checkPages(siteDir, changed);
}
