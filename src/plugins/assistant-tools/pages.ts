import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {didYouMeanOr} from '../../content-errors/nearest';
import {
  docsVersionOfRoute,
  versionRoute,
  type DocsVersion,
} from '../../site/versions';
import redirects from '../../site/redirects.json';
import type {ToolSite} from './site';

/** Addresses that pages had before. */
const REDIRECTS: readonly {from: string; to: string}[] = redirects;

/** The heading of a field is its path. */
const FIELD = /^(?:spec|status)(?:[.[]|$)/u;

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
  const folders = foldersOf(pathname);
  const path = folders.join('/');
  if (folders[0] === 'schemas' || folders[0] === 'samples') {
    return `Source: ${address}${path}\n\n${await read(path)}`;
  }
  const asked = path === '' ? '/' : `/${path}/`;
  const moved = REDIRECTS.find(({from}) => from === asked);
  const wantedRoute = moved?.to ?? asked;
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

/** The sections of a site, below the folder that it is in. */
const SECTIONS = ['docs', 'blog', 'schemas', 'samples'];

/**
 * The folders of a page, from the root of the site, which can be in any folder:
 *
 *   /base/docs/next/check/index.md   →   docs, next, check
 */
function foldersOf(pathname: string): string[] {
  const folders = pathname.split('/').filter((folder) => folder !== '');
  const start = folders.findIndex((folder) => SECTIONS.includes(folder));
  const own = start === -1 ? folders : folders.slice(start);
  const last = own.pop() ?? '';
  const isFile = own[0] === 'schemas' || own[0] === 'samples';
  const name = isFile ? last : last.split(/\.(?:md|html)$/u, 1).join('');
  if (name === 'index' || name === '') return own;
  return [...own, name];
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

/**
 * Reads what the reference says of a field or, if none is given, lists the fields
 * of a kind. Of a kind without a page there is its JSON Schema.
 *
 * @throws Error for an unknown kind or field.
 */
export async function explainField(
  site: ToolSite,
  version: DocsVersion,
  wantedKind: string,
  wantedField: string | null | undefined,
): Promise<string> {
  const {label, name, slug} = version;
  const {kinds} = await site.kinds(version);
  const lower = wantedKind.trim().toLowerCase();
  const model = kinds.find(({kind}) => kind.toLowerCase() === lower);
  if (!model) {
    const names = kinds.map(({kind}) => kind);
    throw unknownName(`kind in ${label}`, wantedKind, names);
  }
  const {kind, address} = model;
  const read = (wanted: string) => readPage(site, wanted, version);
  if (address === undefined) return read(`schemas/${slug}/${lower}.json`);
  const route = `/${versionRoute(version)}${address}/`;
  const {pages} = await site.search(name);
  const page = pages.find((one) => one.route === route);
  const fields = page?.sections.filter(({heading}) => FIELD.test(heading));
  const rows = new Map(fields?.map((field) => [field.heading, field]));
  if (!wantedField) {
    const list = [...rows].map(([path, {lines}]) => `- ${path}: ${lines[0]}`);
    const source = `Source: ${site.address}${route.slice(1)} (${label})`;
    return [`${kind} has these fields:`, source, ...list].join('\n');
  }
  const path = wantedField.trim().replaceAll(/\[\d*\]/gu, '[]');
  const row = rows.get(path) ?? rows.get(`spec.${path}`);
  if (row) return read(`${route}#${row.anchor}`);
  throw unknownName(`field of ${kind} in ${label}`, path, [...rows.keys()]);
}

/** A mistake that names the closest of the known names, or lists them. */
function unknownName(
  what: string,
  found: string,
  known: readonly string[],
): Error {
  const list = `Allowed: ${known.slice(0, 60).join(', ')}.`;
  const hint = didYouMeanOr(list, found, known);
  return new Error(`There is no ${what} "${found.slice(0, 100)}". ${hint}`);
}
