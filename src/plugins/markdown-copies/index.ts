import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {select} from 'hast-util-select';
import {stringify} from 'yaml';

import {readFinishedPage} from '../../lib/node/finishedPage';
import {SITE} from '../../site/site';
import {
  docsVersionOfRoute,
  DOCS_VERSIONS,
  LATEST,
  versionRoute,
} from '../../site/versions';
import {htmlToMarkdown} from './htmlToMarkdown';

/** The classes of documentation, posts and the landing page. */
const WITH_COPY =
  /<html[^>]* class="[^"]*\b(?:docs-doc-page|blog-post-page|plugin-pages)\b/u;

/** Pages out of the sidebar, and categories, which list pages that are listed. */
const UNLISTED = /theme-unlisted-banner|generatedIndexPage/u;

/**
 * Writes `index.md` beside each doc, post and the landing page, and `llms.txt` and
 * `llms-full.txt` of the whole site and of each docs version, which have only
 * listed pages (https://llmstxt.org).
 */
export default function markdownCopies({
  siteConfig: {url, baseUrl},
}: LoadContext): Plugin {
  const root = url + baseUrl;
  return {
    name: 'markdown-copies',
    async postBuild({outDir, routesPaths}) {
      const copies: Copy[] = [];
      for (const routePath of [...routesPaths].sort()) {
        const route = `/${routePath.slice(baseUrl.length)}`;
        if (!route.endsWith('/')) continue;
        const folder = path.join(outDir, route);
        const html = await readFile(path.join(folder, 'index.html'), 'utf8');
        if (!WITH_COPY.test(html)) continue;
        const copy = copyOf(html, route, root);
        await writeFile(path.join(folder, 'index.md'), copy.markdown);
        if (!UNLISTED.test(html)) copies.push(copy);
      }
      const writeIndex = async (route: string, title: string, of: Copy[]) => {
        const folder = path.join(outDir, route);
        const whole = of.map(({markdown}) => markdown).join('\n');
        await writeFile(path.join(folder, 'llms-full.txt'), whole);
        const index = indexOf(title, of, root);
        await writeFile(path.join(folder, 'llms.txt'), index);
      };
      const current = copies.filter(({version = LATEST}) => version === LATEST);
      await writeIndex('', SITE.name, current);
      for (const one of DOCS_VERSIONS) {
        const title = `${SITE.name} documentation, ${one.label}`;
        const own = copies.filter(({version}) => version === one);
        await writeIndex(versionRoute(one), title, own);
      }
    },
  };
}

/** A page's text for programs. */
type Copy = ReturnType<typeof copyOf>;

/** @param root - Absolute address of the site. */
function copyOf(html: string, route: string, root: string) {
  const {main, meta} = readFinishedPage(html);
  const title = meta('og:title').replace(` | ${SITE.name}`, '');
  const description = meta('description');
  const version = docsVersionOfRoute(route);
  const canonical = root + route.slice(1);
  const time = select('.theme-last-updated time', main);
  const date =
    meta('article:published_time') || (time?.properties.dateTime ?? '');
  const about = {title, description, version: version?.label, canonical};
  const frontMatter = stringify(
    {...about, date: date.slice(0, 10) || undefined},
    {lineWidth: 0},
  );
  const content =
    select('.theme-doc-markdown, .blog-post-page article', main) ?? main;
  const below = version ? versionRoute(version) : '';
  return {
    version,
    /** The first folder below the site or the docs version. */
    group: route.slice(below.length + 1).split('/')[0] || 'overview',
    line: `- [${title}](${canonical}index.md): ${description}`,
    markdown: `---\n${frontMatter}---\n\n${htmlToMarkdown(content, canonical)}`,
  };
}

function indexOf(title: string, copies: readonly Copy[], root: string): string {
  const versions = DOCS_VERSIONS.map((one) => {
    const address = `${root}${versionRoute(one)}llms.txt`;
    const line = `- [${one.label}](${address}): all pages of ${one.label}`;
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
