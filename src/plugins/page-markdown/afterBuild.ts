import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Root} from 'hast';
import {select} from 'hast-util-select';
import {stringify} from 'yaml';

import {SITE} from '../../site/site';
import {
  DOCS_ROUTE,
  DOCS_VERSIONS,
  LATEST_VERSION,
  docsVersionByName,
  type DocsVersion,
} from '../../site/versions';
import type {
  BuiltPage,
  BuiltSite,
  ReadingStep,
  SitePlace,
} from '../after-build/shared/builtPage';
import {htmlToMarkdown} from './node/htmlToMarkdown';
import {renderIndex, type IndexSection} from './node/llmsIndex';
import {pageContent} from './node/pageContent';

/** A page's Markdown copy, which machine readers use instead of the HTML. */
interface MarkdownCopy {
  readonly page: BuiltPage;
  /** Without front matter. */
  readonly markdown: string;
  /** Absolute URL of the copy. */
  readonly url: string;
  /** Absolute URL of the page. */
  readonly canonical: string;
}

/** File name of a page's Markdown copy, next to its `index.html`. */
const COPY_FILE = 'index.md';

function published(page: BuiltPage): string | undefined {
  const meta = select('meta[property="article:published_time"]', page.head);
  const time = meta?.properties['content'];
  return typeof time === 'string' ? time.slice(0, 10) : undefined;
}

function frontMatter({page, canonical}: MarkdownCopy): string {
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
    ...(date !== undefined && {date}),
  };
  return `---\n${stringify(fields, {lineWidth: 0})}---\n\n`;
}

function makeCopy(
  page: BuiltPage,
  tree: Root,
  {siteUrl, baseUrl}: SitePlace,
): MarkdownCopy | undefined {
  const content = pageContent(page, tree);
  if (!content) return undefined;
  const canonical = `${siteUrl}${baseUrl}${page.route.slice(1)}`;
  return {
    page,
    canonical,
    url: canonical + COPY_FILE,
    markdown: htmlToMarkdown(content, {pageUrl: canonical}),
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
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
  return copies.map((copy) => frontMatter(copy) + copy.markdown).join('\n');
}

/** Groups the pages of a version by their first folder, in the order of addresses. */
function versionSections(
  version: DocsVersion,
  copies: readonly MarkdownCopy[],
): IndexSection[] {
  const root = versionRoot(version);
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

function versionRoot({path: part}: DocsVersion): string {
  return part === '' ? `/${DOCS_ROUTE}/` : `/${DOCS_ROUTE}/${part}/`;
}

async function writeVersion(
  site: BuiltSite,
  version: DocsVersion,
  copies: readonly MarkdownCopy[],
): Promise<void> {
  const folder = path.join(site.outDir, versionRoot(version));
  const title = `${SITE.name} documentation, ${version.label}`;
  const index = renderIndex(
    title,
    SITE.description,
    versionSections(version, copies),
  );
  await write(path.join(folder, 'llms.txt'), index);
  await write(path.join(folder, 'llms-full.txt'), full(copies));
  await write(
    path.join(site.outDir, 'offline', `${version.slug}.md`),
    full(copies),
  );
}

/**
 * Converts the finished HTML of documentation pages, posts, the landing page
 * and pages of `src/pages` to Markdown copies. The indexes for machine readers
 * have listed pages only, and one index per docs version.
 */
export const writePageMarkdown: ReadingStep<MarkdownCopy | undefined> = {
  read: makeCopy,
  run: (site, found) =>
    writeCopies(
      site,
      [...found.values()].filter((copy) => copy !== undefined),
    ),
};

async function writeCopies(
  site: BuiltSite,
  copies: readonly MarkdownCopy[],
): Promise<void> {
  await Promise.all(
    copies.map((copy) =>
      write(
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
  await write(
    path.join(site.outDir, 'llms.txt'),
    renderIndex(SITE.name, SITE.description, [
      ...versionSections(latest, current),
      section('Blog and home', outside),
    ]),
  );
  await write(
    path.join(site.outDir, 'llms-full.txt'),
    full([...outside, ...current]),
  );
}
