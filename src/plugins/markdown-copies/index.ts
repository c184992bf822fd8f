import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {stringify} from 'yaml';

import {SITE} from '../../site/site';
import {
  DOCS_VERSIONS,
  docsVersionOfRoute,
  LATEST_VERSION,
  versionRoute,
  type DocsVersion,
} from '../../site/versions';
import {htmlToMarkdown} from './htmlToMarkdown';

/** A page's text for programs. */
interface Copy {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly version: DocsVersion | undefined;
  /** Whether it is a page of its own, not a list of pages. */
  readonly isWhole: boolean;
  readonly isListed: boolean;
  /** With front matter. */
  readonly markdown: string;
}

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
      for (const version of DOCS_VERSIONS) {
        await writeIndexes(
          path.join(outDir, versionRoute(version)),
          `${SITE.name} documentation, ${version.label}`,
          copies.filter((copy) => copy.version === version),
          root,
        );
      }
      const isCurrent = ({version}: Copy): boolean =>
        version === undefined || version.name === LATEST_VERSION;
      await writeIndexes(outDir, SITE.name, copies.filter(isCurrent), root);
    },
  };
}

function copyOf(html: string, route: string, url: string): Copy {
  // Menus are most of a page, and nothing of its text.
  const head = fromHtml(html.slice(0, html.indexOf('<body')));
  const main = fromHtml(/<main\b[^]*<\/main>/u.exec(html)?.[0] ?? '');
  const meta = (name: string): string | undefined =>
    attribute(select(`meta[${name}]`, head), 'content');
  const title = select('title', head);
  const classes = attribute(select('html', head), 'className') ?? '';
  const version = docsVersionOfRoute(route);
  const changed = select('.theme-last-updated time', main);
  const facts = {
    title: (title ? toString(title) : '').replace(` | ${SITE.name}`, ''),
    description: meta('name=description') ?? '',
  };
  const date =
    meta('property="article:published_time"') ?? attribute(changed, 'dateTime');
  const fields = {
    ...facts,
    ...(version && {version: version.label}),
    canonical: url,
    ...(date !== undefined && {date: date.slice(0, 10)}),
  };
  return {
    ...{...facts, url, version},
    isWhole: /docs-doc-id-|blog-post-page|plugin-pages/u.test(classes),
    isListed: !select('.theme-unlisted-banner', main),
    markdown: `---\n${stringify(fields, {lineWidth: 0})}---\n\n${htmlToMarkdown(contentOf(main), url)}`,
  };
}

/** The part of a page with its own text. */
function contentOf(main: Root): Nodes {
  const [article, ...others] = selectAll('article', main);
  const text = select('.theme-doc-markdown', main);
  return text ?? (others.length === 0 ? article : undefined) ?? main;
}

function attribute(
  element: Element | undefined,
  name: string,
): string | undefined {
  const value = element?.properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

async function writeIndexes(
  folder: string,
  title: string,
  copies: readonly Copy[],
  root: string,
): Promise<void> {
  const groups = new Map<string, Copy[]>();
  for (const copy of copies) {
    const own = copy.version ? root + versionRoute(copy.version) : root;
    const below = copy.url.slice(own.length).split('/');
    const name = below[0] === '' ? 'overview' : (below[0] ?? '');
    groups.set(name, [...(groups.get(name) ?? []), copy]);
  }
  const lists = [...groups].map(([group, members]) => {
    const lines = members.map(
      (copy) => `- [${copy.title}](${copy.url}index.md): ${copy.description}`,
    );
    const words = group.replaceAll('-', ' ');
    return `## ${words.charAt(0).toUpperCase()}${words.slice(1)}\n\n${lines.join('\n')}\n`;
  });
  const others = DOCS_VERSIONS.map(
    (version) =>
      `- [${version.label}](${root}${versionRoute(version)}llms.txt): all pages of ${version.label}`,
  );
  await writeFile(
    path.join(folder, 'llms.txt'),
    [
      `# ${title}\n\n> ${SITE.description}\n`,
      ...lists,
      `## Versions\n\n${others.join('\n')}\n`,
    ].join('\n'),
  );
  await writeFile(
    path.join(folder, 'llms-full.txt'),
    copies
      .filter(({isWhole}) => isWhole)
      .map(({markdown}) => markdown)
      .join('\n'),
  );
}
