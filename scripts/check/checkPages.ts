import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';

import {isPart} from '@openchoreo/page-tools/pageFile';
import {createSourceCheck} from '../../src/markdown/checkSource';
import {isAdvice} from '../../src/markdown/page/isAdvice';
import {linkErrors} from '../../src/markdown/page/linkErrors';
import {PageFiles} from '../../src/markdown/page/pageFiles';
import {pagesInNoSidebar, siteErrors} from '../../src/markdown/page/siteErrors';
import {versionErrors} from '../../src/markdown/page/versionErrors';
import {readEnvironment} from '../../src/site/environment';
import {PAGE_FOLDERS} from '../../src/site/folders';
import {FOOTER, NAVBAR} from '../../src/site/navigation';
import {DOCS_VERSIONS, sidebarFileOf} from '../../src/site/versions';
import {addressErrors} from './addressErrors';
import {generatedAddresses} from './generatedAddresses';

/** The result of a check. */
export interface CheckedPages {
  /** Sorted by file and line. */
  readonly errors: readonly ContentError[];
  /** House rules that do not apply here, and pages in no sidebar. */
  readonly advice: readonly ContentError[];
  readonly pages: number;
}

/**
 * Checks links from other pages to the changed ones, because a heading or a
 * file that they point to may be gone. Only pages that mention a changed file
 * are parsed.
 */
function linksTo(
  changed: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
  files: PageFiles,
): ContentError[] {
  const targets = [...changed].flatMap((file) => {
    const {base, name} = path.posix.parse(file);
    // If the page still exists, only the anchor of a link can be wrong.
    return files.exists(file) && !files.isDraft(file)
      ? [base, name].map((one) => ({
          link: `${one}#`,
          anchors: files.pageLinks(file)?.anchors,
        }))
      : [{link: name, anchors: undefined}];
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
    if (!page) return [];
    const links = page.links.filter(({url}) =>
      targets.some(({link}) => url.includes(link)),
    );
    return linkErrors(file, {...page, links}, files);
  });
}

/** Site pages that no other page and no menu mentions, which may be intended. */
function unlinkedPages(
  sources: ReadonlyMap<string, string>,
  files: PageFiles,
): ContentError[] {
  const menus = JSON.stringify([NAVBAR, FOOTER]);
  return [...sources.keys()].flatMap((file) => {
    if (!file.startsWith('src/pages/') || isPart(file)) return [];
    const address = `${files.addressOf(file)}/`;
    const {base} = path.posix.parse(file);
    return [menus, ...sources.values()].some(
      (text) => text.includes(address) || text.includes(base),
    )
      ? []
      : new ContentError(
          {file},
          'no link leads to this page',
          'Link to it from a page or from a menu in src/site/navigation.ts.',
        );
  });
}

/**
 * Finds everything that is wrong in pages and can be seen without a build, with
 * the steps of the dev server and the build.
 *
 * @param siteDir - Root of the repository; paths in errors start there.
 * @param changed - Changed and removed files, relative to `siteDir`: checks
 *   these pages and the links of other pages to them. All pages by default.
 * @param check - Checks a single page.
 */
export async function checkPages(
  siteDir: string,
  changed?: readonly string[],
  check = createSourceCheck({siteDir, ...readEnvironment(process.env)}),
): Promise<CheckedPages> {
  const files = new PageFiles(siteDir);
  const sources = new Map(
    PAGE_FOLDERS.flatMap((folder) => files.pagesBelow(folder)).map((file) => [
      file,
      readFileSync(path.join(siteDir, file), 'utf8'),
    ]),
  );
  const asked = new Set(changed ?? sources.keys());
  const errors: ContentError[] = [];
  const advice: ContentError[] = [];
  const pages = [...sources.keys()].filter((file) => asked.has(file));
  for (const file of pages) {
    const found = await check(file, readFileSync(path.join(siteDir, file)));
    errors.push(...found.errors);
    advice.push(...found.advice);
  }
  const between = await siteErrors(siteDir);
  if (between.length === 0) {
    const orphans = [
      ...(await pagesInNoSidebar(siteDir)),
      ...unlinkedPages(sources, files),
    ];
    advice.push(...orphans.filter(({place}) => asked.has(place.file)));
  }
  const links = linksTo(asked, sources, files);
  errors.push(...between, ...links.filter((error) => !isAdvice(error)));
  advice.push(...links.filter(isAdvice));
  errors.sort(
    (a, b) =>
      a.place.file.localeCompare(b.place.file, 'en') ||
      (a.place.line ?? 0) - (b.place.line ?? 0),
  );
  return {errors, advice, pages: pages.length};
}

function isSidebar(file: string): boolean {
  return DOCS_VERSIONS.some((version) => sidebarFileOf(version) === file);
}

/**
 * Checks the list of docs versions first; with errors there, no page can be
 * read. With all pages, redirects and published addresses are checked too.
 */
export async function checkSite(
  siteDir: string,
  changed?: readonly string[],
): Promise<CheckedPages> {
  const wrong = versionErrors(siteDir);
  if (wrong.length > 0) return {errors: wrong, advice: [], pages: 0};
  const {errors, ...rest} = await checkPages(siteDir, changed);
  const addresses =
    changed === undefined
      ? addressErrors(
          new PageFiles(siteDir),
          errors.some(({place}) => isSidebar(place.file))
            ? undefined
            : await generatedAddresses(siteDir),
        )
      : [];
  return {...rest, errors: [...errors, ...addresses]};
}
