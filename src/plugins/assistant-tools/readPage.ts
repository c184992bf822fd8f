import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {
  docsVersionOfRoute,
  versionRoute,
  type DocsVersion,
} from '../../site/versions';
import {unknownName, type ToolSite} from './site';

/**
 * Reads a page as Markdown, or one section of it; also a schema or a sample.
 *
 * @param wanted - A URL on any host, a path, or a path below the documentation.
 *   If it names a version, that counts.
 * @throws Error for an unknown page or section.
 */
export async function readPage(
  {address, read, search}: ToolSite,
  wanted: string,
  named: DocsVersion,
): Promise<string> {
  const {pathname, hash} = new URL(wanted.trim(), 'https://any.host/');
  // The site can be in any folder.
  const root = /^.*?\/(?=(?:docs|blog|schemas|samples)(?:\/|$))|^\//u;
  const path = pathname.replace(root, '');
  if (/^(?:schemas|samples)\//u.test(path)) {
    return `Source: ${address}${path}\n\n${await read(path)}`;
  }
  const name = path.replace(/(?:(?:index)?\.(?:md|html)|index|\/)*$/u, '');
  const wantedRoute = name === '' ? '/' : `/${name}/`;
  const own = docsVersionOfRoute(wantedRoute);
  // `/docs/` belongs to the latest version, and so to any that is named.
  const version = own && own.path !== '' ? own : named;
  const top = `/${versionRoute(version)}`;
  const tail = wantedRoute.slice(1 + (own ? versionRoute(own).length : 0));
  const {pages} = await search(version.name);
  const page = pages.find(({route}) =>
    [top + tail, wantedRoute].includes(route),
  );
  if (!page) {
    const known = pages.map(({route}) => route.replace(top, ''));
    throw unknownName(`page in ${version.label}`, tail, known);
  }
  const url = address + page.route.slice(1);
  const markdown = await read(`${page.route.slice(1)}index.md`);
  const head = `Source: ${url}${hash} (${version.label})\n\n`;
  const anchor = hash.slice(1);
  if (anchor === '') return head + markdown;
  const section = page.sections.find((one) => one.anchor === anchor);
  if (!section) {
    const anchors = page.sections.map((one) => one.anchor).filter(Boolean);
    throw unknownName(`section on ${url}`, anchor, anchors);
  }
  // Fields of a kind have an ID but no heading.
  const text = section.lines.map((line) => line.trim()).join('\n');
  return head + (sectionOf(markdown, section.heading) ?? text);
}

/** What is below a heading, up to the next of the same or a higher level. */
function sectionOf(markdown: string, heading: string): string | undefined {
  const plain = (text: string): string =>
    text.replaceAll(/[\s`\u200b]/gu, '').toLowerCase();
  const {children} = unified().use(remarkParse).parse(markdown);
  const headings = children.filter((node) => node.type === 'heading');
  const start = headings.find(
    (node) => plain(toString(node)) === plain(heading),
  );
  if (!start) return undefined;
  const end = headings
    .slice(headings.indexOf(start) + 1)
    .find(({depth}) => depth <= start.depth);
  const [from, to] = [start, end].map((node) => node?.position?.start.offset);
  return markdown.slice(from, to).trimEnd();
}
