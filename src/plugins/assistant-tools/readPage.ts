import {docsVersionOfRoute, versionRoute} from '../../site/versions';
import type {Page} from '../search/shared/corpus';
import {unknownName, versionOf, type ToolSite} from './site';

/**
 * Reads a page as Markdown, or one section of it; also a schema or a sample.
 *
 * @param pagesOf - The pages of a docs version, by the framework's name for it.
 * @param wanted - A URL on any host, a path, or a path below the documentation.
 *   If it names a version, that counts.
 * @throws Error for an unknown page or section.
 */
export async function readPage(
  {address, read}: ToolSite,
  pagesOf: (version: string) => Promise<readonly Page[]>,
  wanted: string,
  versionName: string | null | undefined,
): Promise<string> {
  const {pathname, hash} = new URL(wanted.trim(), 'https://any.host/');
  // The site can be in any folder.
  const root = /^.*?\/(?=(?:docs|blog|schemas|samples)(?:\/|$))|^\//u;
  const path = pathname.replace(root, '');
  if (/^(?:schemas|samples)\//u.test(path)) {
    return `Source: ${address}${path}\n\n${await read(path)}`;
  }
  const name = path.replace(/(?:(?:index)?\.(?:md|html)|index|\/)*$/u, '');
  const own = docsVersionOfRoute(`/${name}/`);
  // `/docs/` belongs to the latest version, and so to any that is named.
  const version = own && own.path !== '' ? own : versionOf(versionName);
  const top = `/${versionRoute(version)}`;
  const tail = own ? `${name}/`.slice(versionRoute(own).length) : `${name}/`;
  const pages = await pagesOf(version.name);
  const page = pages.find(({route}) =>
    [top + tail, `/${name}/`].includes(route),
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
    text.replaceAll(/[\s`\u200b#]|\{#.*\}/gu, '').toLowerCase();
  let isCode = false;
  const lines = markdown.split('\n').map((text) => {
    if (/^\s*(?:```|~~~)/u.test(text)) isCode = !isCode;
    const level = isCode ? 0 : (/^#+(?= )/u.exec(text)?.[0].length ?? 0);
    return {text, level};
  });
  const start = lines.findIndex(
    ({text, level}) => level > 0 && plain(text) === plain(heading),
  );
  const end = lines.findIndex(
    ({level}, index) =>
      index > start && level > 0 && level <= (lines[start]?.level ?? 0),
  );
  if (start === -1) return undefined;
  const section = lines.slice(start, end === -1 ? undefined : end);
  return section
    .map(({text}) => text)
    .join('\n')
    .trimEnd();
}
