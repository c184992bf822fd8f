import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {stringify} from 'yaml';

import {SITE} from '../../site/site';
import {
  docsVersionByName,
  docsVersionOfRoute,
  DOCS_VERSIONS,
  LATEST_VERSION,
  versionRoute,
} from '../../site/versions';
import {htmlToMarkdown} from './htmlToMarkdown';

/** A page's text for programs. */
type Copy = ReturnType<typeof copyOf>;

/** Pages without a text of their own. */
const WITHOUT_COPY =
  /^\/(?:404\.html|search\/|(?:docs|blog)\/(?:.*\/)?tags\/)/u;

/**
 * Writes `index.md` beside the page of each doc and post, and `llms.txt` and
 * `llms-full.txt` of the whole site and of each docs version, which have only
 * listed pages (https://llmstxt.org).
 */
export default function markdownCopies({
  siteConfig: {url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'markdown-copies',
    async postBuild({outDir, routesPaths}) {
      const copies: Copy[] = [];
      for (const routePath of [...routesPaths].sort()) {
        const route = `/${routePath.slice(baseUrl.length)}`;
        if (WITHOUT_COPY.test(route)) continue;
        const folder = path.join(outDir, route);
        const html = await readFile(path.join(folder, 'index.html'), 'utf8');
        const copy = copyOf(html, route, url + routePath);
        await writeFile(path.join(folder, 'index.md'), copy.markdown);
        if (copy.isListed) copies.push(copy);
      }
      const root = url + baseUrl;
      const latest = docsVersionByName(LATEST_VERSION);
      const current = copies.filter(({version = latest}) => version === latest);
      await writeIndexes(outDir, SITE.name, current, root);
      for (const one of DOCS_VERSIONS) {
        const folder = path.join(outDir, versionRoute(one));
        const own = copies.filter(({version}) => version === one);
        const title = `${SITE.name} documentation, ${one.label}`;
        await writeIndexes(folder, title, own, root);
      }
    },
  };
}

/** @param url - Absolute address of the page. */
function copyOf(html: string, route: string, url: string) {
  // Menus are most of a page, and nothing of its text.
  const tree = fromHtml(html.replace(/<body\b[^]*?(?=<main\b)/u, ''));
  const valueOf = (selector: string, name: string): string | undefined =>
    select(selector, tree)?.properties[name]?.toString();
  const heading = select('head > title', tree);
  const title = heading ? toString(heading).replace(` | ${SITE.name}`, '') : '';
  const description = valueOf('meta[name=description]', 'content') ?? '';
  const version = docsVersionOfRoute(route);
  const date =
    valueOf('meta[property="article:published_time"]', 'content') ??
    valueOf('.theme-last-updated time', 'dateTime');
  const fields = {
    ...{title, description, version: version?.label, canonical: url},
    date: date?.slice(0, 10),
  };
  const [article, ...others] = selectAll('main article', tree);
  const content =
    select('.theme-doc-markdown', tree) ??
    (others.length === 0 ? article : undefined) ??
    select('main', tree) ??
    tree;
  return {
    ...{title, description, url, version},
    /** Whether it is a page of its own, not a list of pages. */
    isWhole: /docs-doc-id-|blog-post-page|plugin-pages/u.test(
      valueOf('html', 'className') ?? '',
    ),
    isListed: !select('.theme-unlisted-banner', tree),
    /** With front matter. */
    markdown: `---\n${stringify(fields, {lineWidth: 0})}---\n\n${htmlToMarkdown(content, url)}`,
  };
}

async function writeIndexes(
  folder: string,
  title: string,
  copies: readonly Copy[],
  root: string,
): Promise<void> {
  const groups = new Map<string, string[]>();
  for (const {version, url, title: name, description} of copies) {
    const own = version ? root + versionRoute(version) : root;
    const group = url.slice(own.length).split('/')[0] || 'overview';
    const line = `- [${name}](${url}index.md): ${description}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  groups.set(
    'versions',
    DOCS_VERSIONS.map(
      (version) =>
        `- [${version.label}](${root}${versionRoute(version)}llms.txt): all pages of ${version.label}`,
    ),
  );
  const lists = [...groups].map(([group, lines]) => {
    const words = group.replaceAll('-', ' ');
    const heading = words.charAt(0).toUpperCase() + words.slice(1);
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  const index = [`# ${title}\n\n> ${SITE.description}\n`, ...lists].join('\n');
  await writeFile(path.join(folder, 'llms.txt'), index);
  const whole = copies.filter(({isWhole}) => isWhole);
  await writeFile(
    path.join(folder, 'llms-full.txt'),
    whole.map(({markdown}) => markdown).join('\n'),
  );
}
