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

interface Twin {
  readonly page: BuiltPage;
  /** Without front matter. */
  readonly markdown: string;
  /** Whole address of the twin. */
  readonly url: string;
  /** Whole address of the page. */
  readonly canonical: string;
}

/** File name of a page's twin, beside its `index.html`. */
const TWIN = 'index.md';

function published(page: BuiltPage): string | undefined {
  const meta = select('meta[property="article:published_time"]', page.head);
  const time = meta?.properties['content'];
  return typeof time === 'string' ? time.slice(0, 10) : undefined;
}

function frontMatter({page, canonical}: Twin): string {
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

function makeTwin(
  page: BuiltPage,
  tree: Root,
  {siteUrl, baseUrl}: SitePlace,
): Twin | undefined {
  const content = pageContent(page, tree);
  if (!content) return undefined;
  const canonical = `${siteUrl}${baseUrl}${page.route.slice(1)}`;
  return {
    page,
    canonical,
    url: canonical + TWIN,
    markdown: htmlToMarkdown(content, {pageUrl: canonical}),
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/** Tells machines where the twin of a page is. */
function linkTwin({page, url}: Twin): void {
  const end = select('title', page.head)?.position?.end.offset;
  if (end === undefined) throw new Error(`${page.file}: no <title>.`);
  page.edits.push({
    start: end,
    end,
    text: `<link rel="alternate" type="text/markdown" href="${url}">`,
  });
}

function section(title: string, twins: readonly Twin[]): IndexSection {
  return {
    title,
    entries: twins.map(({page, url}) => ({
      title: page.title,
      description: page.description,
      url,
    })),
  };
}

function full(twins: readonly Twin[]): string {
  return twins.map((twin) => frontMatter(twin) + twin.markdown).join('\n');
}

/** Groups the pages of a version by their first folder, in order of address. */
function versionSections(
  version: DocsVersion,
  twins: readonly Twin[],
): IndexSection[] {
  const root = versionRoot(version);
  const groups = new Map<string, Twin[]>();
  for (const twin of twins) {
    const folder = twin.page.route.slice(root.length).split('/')[0] ?? '';
    const name = folder === '' ? 'overview' : folder;
    groups.set(name, [...(groups.get(name) ?? []), twin]);
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
  twins: readonly Twin[],
): Promise<void> {
  const folder = path.join(site.outDir, versionRoot(version));
  const title = `${SITE.name} documentation, ${version.label}`;
  const index = renderIndex(
    title,
    SITE.description,
    versionSections(version, twins),
  );
  await write(path.join(folder, 'llms.txt'), index);
  await write(path.join(folder, 'llms-full.txt'), full(twins));
  await write(
    path.join(site.outDir, 'offline', `${version.slug}.md`),
    full(twins),
  );
}

/**
 * Writes a Markdown twin of each documentation page, post and landing page
 * from the finished HTML, and the indexes for machine readers: listed pages
 * only, each docs version apart.
 */
export const writePageMarkdown: ReadingStep<Twin | undefined> = {
  read: makeTwin,
  run: (site, found) =>
    writeTwins(
      site,
      [...found.values()].filter((twin) => twin !== undefined),
    ),
};

async function writeTwins(
  site: BuiltSite,
  twins: readonly Twin[],
): Promise<void> {
  await Promise.all(
    twins.map((twin) =>
      write(
        path.join(path.dirname(twin.page.file), TWIN),
        frontMatter(twin) + twin.markdown,
      ),
    ),
  );
  twins.forEach(linkTwin);
  const listed = twins.filter(({page}) => page.listed);
  const ofVersion = (name: string | undefined): Twin[] =>
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
