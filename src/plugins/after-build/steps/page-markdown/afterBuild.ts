import path from 'node:path';

import type {Root} from 'hast';
import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import {select} from 'hast-util-select';
import {stringify} from 'yaml';

import {SITE} from '../../../../site/site';
import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  docsVersionByName,
  versionRoute,
  type DocsVersion,
} from '../../../../site/versions';
import type {
  BuiltPage,
  BuiltSite,
  PageKind,
  ReadingStep,
  SitePlace,
} from '../../shared/builtPage';
import {pageContent} from '../../shared/pageContent';
import {keptMarkdown} from './node/keptMarkdown';
import {renderIndex, type IndexSection} from './node/llmsIndex';

/** A page's Markdown copy, which programs use instead of the HTML. */
interface MarkdownCopy {
  readonly page: BuiltPage;
  /** Without front matter. */
  readonly markdown: string;
  /** Absolute URL of the copy. */
  readonly url: string;
  /** Absolute URL of the page. */
  readonly canonical: string;
  /** Absolute URL of the index that lists it. */
  readonly index: string;
}

/** File name of a page's Markdown copy, next to its `index.html`. */
const COPY_FILE = 'index.md';

const INDEX_FILE = 'llms.txt';

/** Documents without content of their own, which no index lists. */
const WITHOUT_INDEX: ReadonlySet<PageKind> = new Set(['redirect', 'notFound']);

/** Lists of pages that have copies of their own. */
const LISTS: ReadonlySet<PageKind> = new Set(['category', 'blog']);

/** Absolute URL of the index of a docs version; without one, of all pages. */
function indexUrl(
  docsVersion: string | undefined,
  {siteUrl, baseUrl}: SitePlace,
): string {
  const root =
    docsVersion === undefined
      ? ''
      : versionRoute(docsVersionByName(docsVersion));
  return siteUrl + baseUrl + root + INDEX_FILE;
}

/**
 * Adds a hint for programs to the top of a page, with the URLs of the index and
 * the copy. It is outside the application's root and hidden from readers,
 * including those with screen readers.
 */
function addDirective(
  page: BuiltPage,
  tree: Root,
  index: string,
  copy: MarkdownCopy | undefined,
): void {
  const start = select('body', tree)?.children[0]?.position?.start.offset;
  if (start === undefined) return;
  const here = copy ? `, and this page is Markdown at ${copy.url}` : '';
  page.edits.push({
    start,
    end: start,
    text: `<p class="oc-visually-hidden" aria-hidden="true">For AI agents: all pages are listed in ${index}${here}.</p>`,
  });
}

function published(page: BuiltPage): string | undefined {
  const meta = select('meta[property="article:published_time"]', page.head);
  const time = meta?.properties['content'];
  return typeof time === 'string' ? time.slice(0, 10) : undefined;
}

function frontMatter({page, canonical, index}: MarkdownCopy): string {
  const version =
    page.docsVersion === undefined
      ? undefined
      : docsVersionByName(page.docsVersion).label;
  const date = published(page) ?? page.lastUpdated;
  const fields = {
    title: page.title,
    description: page.description,
    ...(version !== undefined && {version}),
    canonical,
    index,
    ...(date !== undefined && {date}),
  };
  return `---\n${stringify(fields, {lineWidth: 0})}---\n\n`;
}

function makeCopy(
  page: BuiltPage,
  tree: Root,
  place: SitePlace,
  codeHash: string,
): MarkdownCopy | undefined {
  const content = pageContent(page, tree);
  if (!content) return undefined;
  const canonical = `${place.siteUrl}${place.baseUrl}${page.route.slice(1)}`;
  return {
    page,
    canonical,
    index: indexUrl(page.docsVersion, place),
    url: canonical + COPY_FILE,
    markdown: keptMarkdown(page, content, canonical, {
      folder: path.join(place.siteDir, 'node_modules/.cache/pages/copies'),
      codeHash,
    }),
  };
}

/** Links the page to its Markdown copy. */
function linkCopy({page, url}: MarkdownCopy): void {
  const end = select('title', page.head)?.position?.end.offset;
  if (end === undefined)
    throw new Error(`${page.file}: the page has no <title>.`);
  page.edits.push({
    start: end,
    end,
    text: `<link rel="alternate" type="text/markdown" href="${url}">`,
  });
}

function section(title: string, copies: readonly MarkdownCopy[]): IndexSection {
  return {
    title,
    entries: copies.map(({page, url}) => ({
      title: page.title,
      description: page.description,
      url,
    })),
  };
}

function full(copies: readonly MarkdownCopy[]): string {
  return copies
    .filter(({page}) => !LISTS.has(page.kind))
    .map((copy) => frontMatter(copy) + copy.markdown)
    .join('\n');
}

/** Groups the pages of a version by top-level folder, sorted by address. */
function versionSections(
  version: DocsVersion,
  copies: readonly MarkdownCopy[],
): IndexSection[] {
  const root = `/${versionRoute(version)}`;
  const groups = new Map<string, MarkdownCopy[]>();
  for (const copy of copies) {
    const folder = copy.page.route.slice(root.length).split('/')[0] ?? '';
    const name = folder === '' ? 'overview' : folder;
    groups.set(name, [...(groups.get(name) ?? []), copy]);
  }
  return [...groups].map(([folder, members]) => {
    const words = folder.replaceAll('-', ' ');
    return section(words.charAt(0).toUpperCase() + words.slice(1), members);
  });
}

async function writeVersion(
  site: BuiltSite,
  version: DocsVersion,
  copies: readonly MarkdownCopy[],
): Promise<void> {
  const folder = path.join(site.outDir, versionRoute(version));
  const title = `${SITE.name} documentation, ${version.label}`;
  const index = renderIndex(
    title,
    SITE.description,
    versionSections(version, copies),
  );
  await outputFile(path.join(folder, INDEX_FILE), index);
  await outputFile(path.join(folder, 'llms-full.txt'), full(copies));
}

/**
 * Converts the finished HTML of documentation pages, posts, lists of posts, the
 * landing page and `src/pages` to Markdown copies, and links pages and copies
 * to the index. The indexes list only listed pages, with one index per docs
 * version.
 *
 * @param codeHash - Hash of the site's code; with another one, every page is
 *   converted again.
 */
export function createPageMarkdownStep(
  codeHash: string,
): ReadingStep<MarkdownCopy | undefined> {
  return {
    read(page, tree, place) {
      const copy = makeCopy(page, tree, place, codeHash);
      if (!WITHOUT_INDEX.has(page.kind))
        addDirective(page, tree, indexUrl(page.docsVersion, place), copy);
      return copy;
    },
    run: (site, found) =>
      writeCopies(
        site,
        [...found.values()].filter((copy) => copy !== undefined),
      ),
  };
}

async function writeCopies(
  site: BuiltSite,
  copies: readonly MarkdownCopy[],
): Promise<void> {
  await Promise.all(
    copies.map((copy) =>
      outputFile(
        path.join(path.dirname(copy.page.file), COPY_FILE),
        frontMatter(copy) + copy.markdown,
      ),
    ),
  );
  copies.forEach(linkCopy);
  const listed = copies.filter(({page}) => page.listed);
  const ofVersion = (name: string | undefined): MarkdownCopy[] =>
    listed.filter(({page}) => page.docsVersion === name);
  for (const version of DOCS_VERSIONS) {
    await writeVersion(site, version, ofVersion(version.name));
  }
  const latest = docsVersionByName(LATEST_VERSION);
  const outside = ofVersion(undefined);
  const current = ofVersion(latest.name);
  await outputFile(
    path.join(site.outDir, INDEX_FILE),
    renderIndex(SITE.name, SITE.description, [
      ...versionSections(latest, current),
      section('Blog and home', outside),
      {
        title: 'Other versions',
        entries: DOCS_VERSIONS.filter((version) => version !== latest).map(
          (version) => ({
            title: `${SITE.name} documentation, ${version.label}`,
            description: `All pages of ${version.label}`,
            url: indexUrl(version.name, site),
          }),
        ),
      },
    ]),
  );
  await outputFile(
    path.join(site.outDir, 'llms-full.txt'),
    full([...outside, ...current]),
  );
}
