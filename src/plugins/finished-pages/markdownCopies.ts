import path from 'node:path';

import {select} from 'hast-util-select';
import {stringify} from 'yaml';

import type {FinishedPage} from '../../lib/node/finishedPage';
import {outputFile} from '../../lib/node/outputFile';
import {SITE} from '../../site/site';
import {
  docsVersionOfRoute,
  DOCS_VERSIONS,
  LATEST,
  versionRoute,
  type DocsVersion,
} from '../../site/versions';
import {htmlToMarkdown} from './htmlToMarkdown';

/** A page's text for programs. */
export interface MarkdownCopy {
  /** Absent for a page without a docs version. */
  readonly version: DocsVersion | undefined;
  /** Whether `llms.txt` names it. */
  readonly isListed: boolean;
  /** The first folder below the site or the docs version. */
  readonly group: string;
  /** The page's line in `llms.txt`. */
  readonly line: string;
  readonly markdown: string;
}

/** Classes of documentation, posts and the landing page. */
const WITH_COPY = ['docs-doc-page', 'blog-post-page', 'plugin-pages'];

/**
 * Converts a page to Markdown, with front matter.
 *
 * @param root - Absolute address of the site, with a slash at its end.
 * @returns `undefined` for a page without text of its own, such as a list of tags.
 */
export function copyPage(
  {route, classes, main, meta}: FinishedPage,
  root: string,
): MarkdownCopy | undefined {
  if (!WITH_COPY.some((name) => classes.includes(name))) return undefined;
  const title = meta('og:title').replace(` | ${SITE.name}`, '');
  const description = meta('description');
  const linkText = title.replaceAll(/[[\]]/gu, String.raw`\$&`);
  const version = docsVersionOfRoute(route);
  // The name of a page may have spaces, which would end an address in Markdown.
  const canonical = new URL(route.slice(1), root).href;
  const time = select('.theme-last-updated time', main);
  const changed = meta('article:published_time') || time?.properties.dateTime;
  const date = changed?.slice(0, 10);
  const about = {title, description, version: version?.label, canonical, date};
  const frontMatter = stringify(about, {lineWidth: 0});
  const content =
    select('.theme-doc-markdown, .blog-post-page article', main) ?? main;
  const below = version ? versionRoute(version) : '';
  // A category lists pages that are listed themselves, and is no doc.
  const isCategory =
    classes.includes('docs-doc-page') &&
    !classes.some((name) => name.startsWith('docs-doc-id-'));
  return {
    version,
    isListed: !isCategory && !select('.theme-unlisted-banner', main),
    group: route.slice(below.length + 1).split('/')[0] || 'overview',
    line: `- [${linkText}](${canonical}index.md): ${description}`,
    markdown: `---\n${frontMatter}---\n\n${htmlToMarkdown(content, canonical)}`,
  };
}

/**
 * Writes `llms.txt` and `llms-full.txt` of the whole site and of each docs version,
 * which have only listed pages (https://llmstxt.org).
 *
 * @param copies - Those of all pages, in the order of their routes.
 * @param root - Absolute address of the site, with a slash at its end.
 */
export async function writeOverviews(
  outDir: string,
  copies: readonly MarkdownCopy[],
  root: string,
): Promise<void> {
  const listed = copies.filter(({isListed}) => isListed);
  const write = async (
    route: string,
    title: string,
    shown: readonly MarkdownCopy[],
  ): Promise<void> => {
    const folder = path.join(outDir, route);
    const whole = shown.map(({markdown}) => markdown).join('\n');
    await outputFile(path.join(folder, 'llms-full.txt'), whole);
    const overview = overviewOf(title, shown, root);
    await outputFile(path.join(folder, 'llms.txt'), overview);
  };
  const current = listed.filter(({version = LATEST}) => version === LATEST);
  await write('', SITE.name, current);
  for (const version of DOCS_VERSIONS) {
    const title = `${SITE.name} documentation, ${version.label}`;
    const own = listed.filter((copy) => copy.version === version);
    await write(versionRoute(version), title, own);
  }
}

function overviewOf(
  title: string,
  copies: readonly MarkdownCopy[],
  root: string,
): string {
  const versions = DOCS_VERSIONS.map((version) => {
    const address = `${root}${versionRoute(version)}llms.txt`;
    const line = `- [${version.label}](${address}): all pages of ${version.label}`;
    return {group: 'versions', line};
  });
  const groups = new Map<string, string[]>();
  for (const {group, line} of [...copies, ...versions]) {
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const sections = [...groups].map(([group, lines]) => {
    const heading = group.charAt(0).toUpperCase() + group.slice(1);
    return `## ${heading.replaceAll('-', ' ')}\n\n${lines.join('\n')}\n`;
  });
  return [`# ${title}\n\n> ${SITE.description}\n`, ...sections].join('\n');
}
