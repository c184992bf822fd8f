import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {didYouMeanOr} from '../../content-errors/nearest';
import {pinnedAddress} from '../../site/addresses';
import redirects from '../../site/redirects.json';
import {
  DOCS_ROUTE,
  docsVersionOfRoute,
  versionRoute,
  type DocsVersion,
} from '../../site/versions';
import type {Page, Section} from '../search/shared/corpus';
import type {ToolSite} from './site';

/** Files of the site that are no pages. */
const FILE = /^(?:schemas|samples)\//u;

/** Folders of the site and of its repository. */
const FOLDERS = [DOCS_ROUTE, 'blog', 'schemas', 'samples', 'versioned_docs'];

/**
 * Reads a page as Markdown, or one section of it; also a schema or a sample.
 *
 * @param wanted - A URL on any host, a path, or a path below the documentation; also
 *   of a page's file. If it names a version, that counts.
 * @throws Error for an unknown page or section, and for what is no address.
 */
export async function readPage(
  site: ToolSite,
  wanted: string,
  named: DocsVersion,
): Promise<string> {
  const root = new URL(site.address);
  if (!URL.canParse(wanted.trim(), root)) {
    const remedy = 'Name a page by its path, such as concepts/runtime-model.';
    throw new Error(`"${wanted}" is no address. ${remedy}`);
  }
  const url = new URL(wanted.trim(), root);
  const {hash} = url;
  const path = pathOnSite(url, root);
  if (FILE.test(path)) {
    return `Source: ${site.address}${path}\n\n${await site.read(path)}`;
  }
  const {version, page} = await findPage(site, pagePath(path), named);
  const folder = page.route.slice(1);
  const address = site.address + folder;
  const markdown = await site.read(`${folder}index.md`);
  const head = `Source: ${address}${hash} (${version.label})\n\n`;
  if (hash === '') return head + markdown;
  // A URL has the letters of an id in another form: `#é` is `#%C3%A9`.
  const section = page.sections.find(
    ({anchor}) => new URL(`#${anchor}`, root).hash === hash,
  );
  if (section) return head + renderSection(markdown, page, section);
  const anchors = page.sections.map(({anchor}) => anchor).filter(Boolean);
  throw unknownName(`section on ${address}`, hash.slice(1), anchors);
}

/** The path below the root; on another host, that can be any folder. */
function pathOnSite({origin, pathname}: URL, root: URL): string {
  const isBelow = pathname.startsWith(root.pathname);
  const path = pathname.slice(isBelow ? root.pathname.length : 1);
  if (origin === root.origin) return path;
  const parts = path.split('/');
  const first = parts.findIndex((part) => FOLDERS.includes(part));
  return parts.slice(Math.max(0, first)).join('/');
}

/**
 * The address of a page: `docs/check/` of `docs/check`, of `docs/check/index.md`, and
 * `docs/v0.3.x/check/` of `versioned_docs/version-v0.3.x/check.mdx`.
 */
function pagePath(path: string): string {
  const folders = path.split('/').filter((folder) => folder !== '');
  const [name = ''] = (folders.pop() ?? '').split(/\.(?:mdx?|html)$/u, 1);
  if (name !== 'index' && name !== '') folders.push(name);
  const address = folders.map((folder) => `${folder}/`).join('');
  return address.replace('versioned_docs/version-', `${DOCS_ROUTE}/`);
}

/**
 * Finds a page, also by an address that it had before:
 *
 *   docs/next/check/, next/check/   the page of Next
 *   docs/v0.3.x/check/              that of the latest version, by `pinnedAddress`
 *   docs/check/, check/             that of the version that is named
 *   blog/welcome/                   a page without a version
 */
async function findPage(
  {search}: ToolSite,
  path: string,
  named: DocsVersion,
): Promise<{version: DocsVersion; page: Page}> {
  const root = versionRoute(named);
  // The landing page is below no version.
  const own = path === '' ? '' : root + path.replace(/^docs\//u, '');
  for (const place of [own, path, `${DOCS_ROUTE}/${path}`]) {
    const address = `/${place}`;
    const version = docsVersionOfRoute(address) ?? named;
    const {pages} = await search(version.name);
    const isAt = (route: string): boolean =>
      route === address || pinnedAddress(route) === address;
    const [moved] = redirects.find(({from}) => isAt(from))?.to.split('#') ?? [];
    const page = pages.find(({route}) => isAt(route) || route === moved);
    if (page) return {version, page};
  }
  const {pages} = await search(named.name);
  const known = pages.map(({route}) => route.slice(1).replace(root, ''));
  throw unknownName(`page in ${named.label}`, path, known);
}

/**
 * A section: what is below its heading, up to the next of the same or a higher
 * level. Of several headings with its text, the n-th belongs to the n-th section with
 * it. Most fields and all terms have an ID but no heading; of them, the lines.
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
  const place = sections
    .filter(({kind}) => kind === undefined || kind === 'message')
    .filter(({heading}) => plain(heading) === wanted)
    .indexOf(section);
  const sameText = headings.filter((node) => plain(toString(node)) === wanted);
  const start = sameText[place];
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
  const {address} = model;
  const read = (wanted: string) => readPage(site, wanted, version);
  if (address === undefined) return read(`schemas/${slug}/${lower}.json`);
  const route = `/${versionRoute(version)}${address}/`;
  const {pages} = await site.search(name);
  const page = pages.find((one) => one.route === route);
  const sections = page?.sections ?? [];
  const fields = sections.filter(
    ({kind}) => kind === 'field' || kind === 'copy',
  );
  // The heading of a field is its path.
  const rows = new Map(fields.map((field) => [field.heading, field]));
  if (!wantedField) {
    const list = [...rows].map(([path, {lines}]) => `- ${path}: ${lines[0]}`);
    const source = `Source: ${site.address}${route.slice(1)} (${label})`;
    return [`${model.kind} has these fields:`, source, ...list].join('\n');
  }
  const path = wantedField.trim().replaceAll(/\[\d*\]/gu, '[]');
  const row = rows.get(path) ?? rows.get(`spec.${path}`);
  if (row) return read(`${route}#${row.anchor}`);
  const paths = [...rows.keys()];
  throw unknownName(`field of ${model.kind} in ${label}`, path, paths);
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
