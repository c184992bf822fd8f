import {splitFrontMatter} from '../../../lib/pages/splitFrontMatter';
import {
  DOCS_VERSIONS,
  versionRoute,
  type DocsVersion,
} from '../../../site/versions';
import type {SearchPage} from '@openchoreo/offline-search/shared/record';
import {ANSWER_LENGTH} from '../shared/toolList';
import {readSection} from './readSection';
import {unknownName} from './toolError';
import type {LoadedVersion, ToolSite} from './toolSite';

/** A page as Markdown, or one section of it. */
export async function readPage(
  {address, read}: ToolSite,
  {version, index}: LoadedVersion,
  wanted: string,
): Promise<string> {
  const {pages} = (await index()).corpus;
  const {page, anchor} = findPage(pages, version, address, wanted);
  const url = address + page.route.slice(1);
  const markdown = await read(`${page.route.slice(1)}index.md`);
  if (anchor === '') return listing(url, page, markdown);
  const section = page.sections.find((one) => one.anchor === anchor);
  if (!section) {
    const known = page.sections.flatMap((one) => one.anchor || []);
    throw unknownName(`section on ${url}`, anchor, known);
  }
  const text = splitFrontMatter(markdown)?.content ?? markdown;
  const part = readSection(text, section.heading);
  // Fields of a kind have an ID but no heading.
  const shown = part ?? section.blocks.map((block) => block.text).join('\n');
  return `Source: ${url}#${anchor} (${version.label})\n\n${shown}`;
}

/** A page; if it is too long, the URLs of its sections come first. */
function listing(url: string, page: SearchPage, markdown: string): string {
  if (markdown.length <= ANSWER_LENGTH) return markdown;
  const sections = page.sections
    .filter(({level, anchor}) => level === 2 && anchor !== '')
    .map(({anchor}) => `${url}#${anchor}`);
  return `This page is too long for one answer. Its sections:\n${sections.join('\n')}\n\n${markdown}`;
}

/** Finds a page by a URL, a path, or a path below the documentation. */
function findPage(
  pages: readonly SearchPage[],
  version: DocsVersion,
  address: string,
  wanted: string,
): {readonly page: SearchPage; readonly anchor: string} {
  const [path = '', anchor = ''] = wanted
    .trim()
    .replace(address, '/')
    .split('#');
  const name = path
    .replace(/index\.(?:md|html)$/u, '')
    .replaceAll(/^\/+|\/+$/gu, '');
  const root = `/${versionRoute(version)}`;
  const routes = [
    ...[`${root}${name === '' ? '' : `${name}/`}`, `${root}${below(name)}`],
    `/${name}/`,
  ];
  const page = pages.find(({route}) => routes.includes(route));
  if (page) return {page, anchor};
  throw unknownName(
    `page in ${version.label}`,
    name,
    pages.map(({route}) => route.replace(root, '').replace(/\/$/u, '') || '/'),
  );
}

/** `docs/next/concepts` → `concepts/`, for any version. */
function below(name: string): string {
  const roots = DOCS_VERSIONS.map(versionRoute).sort(
    (a, b) => b.length - a.length,
  );
  const root = roots.find((one) => `${name}/`.startsWith(one)) ?? '';
  return `${name}/`.slice(root.length);
}
