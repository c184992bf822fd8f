import {docsVersionOfRoute, versionRoute} from '../../site/versions';
import {unknownName, versionOf, type ToolSite} from './site';

/** A page of a docs version, or one that belongs to none. */
interface KnownPage {
  /** Without the base URL, such as `/docs/next/`. */
  readonly route: string;
  readonly sections: readonly {
    readonly anchor: string;
    readonly heading: string;
    readonly lines: readonly string[];
  }[];
}

/**
 * Reads a page as Markdown, or one section of it; also a schema or a sample.
 *
 * @param pagesOf - The pages of a docs version, by the framework's name for it.
 * @param wanted - A URL on any host, a path, or a path below the documentation.
 *   If it names a version, that counts.
 * @throws Error for an unknown page or section.
 */
export async function readPage(
  site: ToolSite,
  pagesOf: (version: string) => Promise<readonly KnownPage[]>,
  wanted: string,
  versionName: string | null | undefined,
): Promise<string> {
  const [address = '', anchor = ''] = wanted.trim().split('#');
  const path = address
    .replace(/^https?:\/\/[^/]+|\?.*$/gu, '')
    // The site can be in any folder.
    .replace(/^.*\/(?=(?:docs|blog|schemas|samples)(?:\/|$))/u, '');
  if (/^(?:schemas|samples)\//u.test(path)) {
    return `Source: ${site.address}${path}\n\n${await site.read(path)}`;
  }
  const name = path
    .replace(/(?:(?:index)?\.(?:md|html)|index)$/u, '')
    .replaceAll(/^\/+|\/+$/gu, '');
  const own = docsVersionOfRoute(`/${name}/`);
  // `/docs/` belongs to the latest version, and so to any that is named.
  const version = own && own.path !== '' ? own : versionOf(versionName);
  const root = `/${versionRoute(version)}`;
  const tail = own ? `${name}/`.slice(versionRoute(own).length) : `${name}/`;
  const pages = await pagesOf(version.name);
  const page = pages.find(({route}) =>
    [root + tail, `/${name}/`].includes(route),
  );
  if (!page) {
    const known = pages.map(({route}) => route.replace(root, ''));
    throw unknownName(`page in ${version.label}`, tail, known);
  }
  const url = site.address + page.route.slice(1);
  const markdown = await site.read(`${page.route.slice(1)}index.md`);
  const head = `Source: ${url}${anchor && `#${anchor}`} (${version.label})\n\n`;
  if (anchor === '') return head + markdown;
  const section = page.sections.find((one) => one.anchor === anchor);
  if (section) {
    // Fields of a kind have an ID but no heading.
    const text = section.lines.map((line) => line.trim()).join('\n');
    return head + (sectionOf(markdown, section.heading) ?? text);
  }
  const anchors = page.sections.map((one) => one.anchor).filter(Boolean);
  throw unknownName(`section on ${url}`, anchor, anchors);
}

/** What is below a heading, up to the next of the same or a higher level. */
function sectionOf(markdown: string, heading: string): string | undefined {
  const plain = (text: string): string =>
    text.replaceAll(/[\s`\u200b#]|\{#.*\}/gu, '').toLowerCase();
  let isCode = false;
  const lines = markdown.split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/u.test(line)) isCode = !isCode;
    const [, signs = ''] = isCode ? [] : (/^(#+) /u.exec(line) ?? []);
    return {line, level: signs.length || Infinity};
  });
  const start = lines.findIndex(
    ({line, level}) => level < Infinity && plain(line) === plain(heading),
  );
  if (start === -1) return undefined;
  const [first, ...rest] = lines.slice(start);
  const end = rest.findIndex(({level}) => level <= (first?.level ?? 0));
  return lines
    .slice(start, end === -1 ? undefined : start + 1 + end)
    .map(({line}) => line)
    .join('\n')
    .trimEnd();
}
