import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {didYouMeanOr} from '../../content-errors/nearest';
import {
  DOCS_ROUTE,
  DOCS_VERSIONS,
  versionRoute,
  type DocsVersion,
} from '../../site/versions';
import redirects from '../../site/redirects.json';
import type {Page, Section} from '../search/shared/corpus';
import type {ToolSite} from './site';

/** Addresses that pages had before. */
const REDIRECTS: readonly {from: string; to: string}[] = redirects;

/** The heading of a field is its path. */
const FIELD = /^(?:spec|status)(?:[.[]|$)/u;

/** Stands for the host of a path. */
const NO_HOST = 'https://no.host';

/**
 * Reads a page as Markdown, or one section of it; also a schema or a sample.
 *
 * @param wanted - A URL on any host, a path, or a path below the documentation.
 *   If it names a version, that counts.
 * @throws Error for an unknown page or section.
 */
export async function readPage(
  site: ToolSite,
  wanted: string,
  named: DocsVersion,
): Promise<string> {
  const {pathname, origin, hash} = new URL(wanted.trim(), NO_HOST);
  const folders = foldersOf(pathname, origin !== NO_HOST, site);
  if (FILES.includes(folders[0] ?? '')) {
    const file = folders.join('/');
    return `Source: ${site.address}${file}\n\n${await site.read(file)}`;
  }
  const {version, page} = await findPage(site, folders, named);
  const folder = page.route.slice(1);
  const url = site.address + folder;
  const markdown = await site.read(`${folder}index.md`);
  const head = `Source: ${url}${hash} (${version.label})\n\n`;
  if (hash === '') return head + markdown;
  // A URL has the letters of an id in another form: `#é` is `#%C3%A9`.
  const section = page.sections.find(
    ({anchor}) => new URL(`#${anchor}`, NO_HOST).hash === hash,
  );
  if (section) return head + renderSection(markdown, page, section);
  const anchors = page.sections.map(({anchor}) => anchor).filter(Boolean);
  throw unknownName(`section on ${url}`, hash.slice(1), anchors);
}

/** Folders of the site that have files as they are. */
const FILES: readonly string[] = ['schemas', 'samples'];

/** The sections of a site, below the folder that it is in. */
const SECTIONS: readonly string[] = [DOCS_ROUTE, 'blog', ...FILES];

/**
 * The folders of a page, from the root of the site, which can be in any folder of
 * another host:
 *
 *   /base/docs/next/check/index.md   →   docs, next, check
 */
function foldersOf(
  pathname: string,
  hasHost: boolean,
  {address}: ToolSite,
): string[] {
  const base = new URL(address).pathname;
  const isBelowBase = pathname.startsWith(base);
  const path = isBelowBase ? pathname.slice(base.length) : pathname;
  const folders = path.split('/').filter((folder) => folder !== '');
  if (hasHost) {
    const start = folders.findIndex((folder) => SECTIONS.includes(folder));
    if (start > 0) folders.splice(0, start);
  }
  if (FILES.includes(folders[0] ?? '')) return folders;
  const [name = ''] = (folders.pop() ?? '').split(/\.(?:md|html)$/u, 1);
  if (name === 'index' || name === '') return folders;
  return [...folders, name];
}

/**
 * Finds a page, also at an address that it had before:
 *
 *   docs/next/check, next/check   the page of Next
 *   docs/v0.3.x/check             that of the latest version, by `pinnedAddress`
 *   docs/check, check             that of the version that is named
 *   blog/archive                  a page without a version
 */
async function findPage(
  {search}: ToolSite,
  folders: readonly string[],
  named: DocsVersion,
) {
  const address = `/${folders.map((folder) => `${folder}/`).join('')}`;
  const {version = named, path} = splitAddress(address);
  const root = `/${versionRoute(version)}`;
  const {pages} = await search(version.name);
  const pageAt = (wanted: string) =>
    pages.find(({route}) => route === wanted) ??
    pages.find(({route}) => route === root + splitAddress(wanted).path);
  const moved = REDIRECTS.find(({from}) => splitAddress(from).path === path);
  const page =
    pageAt(address) ?? (moved && pageAt(new URL(moved.to, NO_HOST).pathname));
  if (page) return {version, page};
  const known = pages.map(({route}) => route.replace(root, ''));
  throw unknownName(`page in ${version.label}`, path, known);
}

/** `/docs/next/check/` → Next, `check/`; `/docs/check/` → no version, `check/`. */
function splitAddress(address: string) {
  const path = address.slice(1).replace(/^docs\//u, '');
  const version = DOCS_VERSIONS.find(({slug}) => path.startsWith(`${slug}/`));
  if (!version) return {version, path};
  return {version, path: path.slice(version.slug.length + 1)};
}

/**
 * A section: what is below its heading, up to the next of the same or a higher
 * level. Fields of a kind have an ID but no heading; of them, the lines.
 */
function renderSection(
  markdown: string,
  {sections}: Page,
  section: Section,
): string {
  const plain = (text: string): string =>
    text.replaceAll(/[\s`\u200b]/gu, '').toLowerCase();
  const wanted = plain(section.heading);
  const {children} = unified().use(remarkParse).parse(markdown);
  const headings = children.filter((node) => node.type === 'heading');
  const sameText = sections.filter(({heading}) => plain(heading) === wanted);
  const start = headings.filter((node) => plain(toString(node)) === wanted)[
    sameText.indexOf(section)
  ];
  if (!start) return section.lines.map((line) => line.trim()).join('\n');
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
