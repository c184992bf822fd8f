import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import {
  contentEnd,
  placeOf,
  propertyEdits,
} from '@openchoreo/page-tools/html/elementEdits';
import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {
  findElement,
  findElements,
  hasClass,
  isElement,
  withId,
  withTag,
} from '@openchoreo/page-tools/html/hastElements';
import {SITE} from '../../../../site/site';
import {
  CHANGES_ROUTE,
  DOCS_VERSIONS,
  neighborsOf,
  versionRoute,
  type DocsVersion,
} from '../../../../site/versions';
import type {Edit} from '@openchoreo/page-tools/html/elementEdits';
import type {
  BuiltPage,
  BuiltSite,
  ReadingStep,
  SitePlace,
} from '../../shared/builtPage';
import {pageContent} from '../../shared/pageContent';
import {findMoved} from './node/findMoved';
import {readSections} from './node/readSections';
import {renderComparison} from './node/renderComparison';
import {BREAKING, renderOverview} from './node/renderOverview';
import {
  comparePages,
  similarity,
  wordsOf,
  type Section,
} from './shared/comparePages';

/** A page of the documentation. */
interface DocsPage extends BuiltPage {
  /** The framework's ID, which is the same in all versions. */
  readonly id: string;
  readonly sections: readonly Section[];
  /** Whether the page links to its changes. */
  readonly isLinked: boolean;
  /** HTML of the table of what breaks and what to do, if the page has one. */
  readonly breaking: string | undefined;
}

/** A page of the documentation, or the frame with a slot for content. */
type Found = Omit<DocsPage, keyof BuiltPage> | {readonly start: number};

/** The page with instructions for breaking changes. */
const CHANGELOG = 'reference/changelog';

/** Prefix of the class that names a page. */
const ID_CLASS = 'docs-doc-id-';

/** A page with a new ID that shares more than this part of its words has moved. */
const MIN_SIMILARITY = 0.5;

/**
 * Compares the pages of each docs version with those of the previous version,
 * using their finished HTML. Fills the frame with a list of changes, and makes a
 * copy of the frame for each changed page. Runs after all steps that edit pages,
 * because the new pages need the same edits as the frame.
 */
export const writeChanges: ReadingStep<Found | undefined> = {
  read({kind, route}, tree, {siteUrl, baseUrl}) {
    if (kind === 'changes') {
      const article = findElement(tree, withTag('article'));
      return article && {start: contentEnd(article)};
    }
    const content = pageContent({kind}, tree);
    if (kind !== 'docs' || !content) return undefined;
    const link = findElement(
      tree,
      ({properties}) => properties['dataChanges'] === 'since',
    );
    return {
      id: idOf(tree),
      sections: readSections(content, siteUrl + baseUrl + route.slice(1)),
      isLinked: link !== undefined,
      breaking: breakingTable(content, baseUrl + route.slice(1)),
    };
  },
  async run(site, found) {
    for (const version of DOCS_VERSIONS) {
      const {older} = neighborsOf(version);
      if (older) await writeVersion(site, found, older, version);
    }
  },
};

/**
 * The first table below the heading of what breaks. Its links are right on any
 * page; its anchors stay behind.
 */
function breakingTable(content: Element, address: string): string | undefined {
  const isHeading = withId(BREAKING);
  const parts = findElements(
    content,
    (element) => isHeading(element) || hasClass(element, 'table-frame'),
  );
  const place = parts.findIndex(isHeading);
  const found = place === -1 ? undefined : parts[place + 1];
  if (!found) return undefined;
  // Other steps read the same tree.
  const table = structuredClone(found);
  for (const element of findElements(table, () => true)) {
    const {properties} = element;
    delete properties['id'];
    // The definition of a term stays on its page, and so does its button.
    if (hasClass(element, 'term')) delete properties['className'];
    element.children = element.children.filter(
      (child) => !isElement(child) || child.tagName !== 'button',
    );
    const {href} = properties;
    if (typeof href !== 'string') continue;
    const {origin, pathname, hash} = new URL(href, `https://x${address}`);
    if (origin === 'https://x') properties['href'] = pathname + hash;
  }
  return toHtml(table);
}

function idOf(tree: Root): string {
  const names = select('html', tree)?.properties['className'];
  const name = (Array.isArray(names) ? names : [])
    .map(String)
    .find((one) => one.startsWith(ID_CLASS));
  return name?.slice(ID_CLASS.length) ?? '';
}

async function writeVersion(
  site: BuiltSite,
  found: ReadonlyMap<BuiltPage, Found | undefined>,
  older: DocsVersion,
  version: DocsVersion,
): Promise<void> {
  const root = `/${versionRoute(version)}${CHANGES_ROUTE}`;
  const [frame, content] =
    [...found].find(([page]) => page.route === root) ?? [];
  if (!frame || !content || !('start' in content)) return;
  const {start} = content;
  const address = (route: string): string => site.baseUrl + route.slice(1);
  const pagesOf = ({name}: DocsVersion): DocsPage[] =>
    [...found].flatMap(([page, what]) =>
      page.docsVersion === name && what && 'id' in what
        ? [{...page, ...what}]
        : [],
    );
  const addressed = ({route, title, breaking}: DocsPage) => ({
    ...{title, breaking, address: address(route)},
  });
  const labels = {
    before: older.label,
    after: version.label,
    version: address(`/${versionRoute(version)}`),
    overview: address(root),
  };
  const after = pagesOf(version);
  const {pairs, removed, added} = pairPages(pagesOf(older), after);
  const changelog = after.find(({id}) => id === CHANGELOG);
  const compared = pairs.map(([old, now]) => ({
    title: now.title,
    before: address(old.route),
    after: address(now.route),
    route: `${root}${now.id}/`,
    address: address(`${root}${now.id}/`),
    hasMoved: old.id !== now.id,
    isLinked: now.isLinked,
    changes: comparePages(old.sections, now.sections),
  }));
  const changed = compared.filter(
    ({changes, hasMoved, isLinked}) =>
      isLinked || hasMoved || changes.some(({change}) => change !== 'same'),
  );
  const overview = renderOverview(
    changed,
    removed.map(addressed),
    added.map(addressed),
    labels,
    changelog && addressed(changelog),
  );
  const moved = findMoved(compared);
  for (const one of changed) {
    const text = renderComparison(one, moved, labels);
    const title = `${one.title}: ${labels.before} to ${labels.after}`;
    await addPage(site, frame, one.route, [
      {start, end: start, text},
      ...headEdits(frame, title, {...site, route: one.route}),
    ]);
  }
  const title = `What changed from ${labels.before} to ${labels.after}`;
  frame.edits.push(
    {start, end: start, text: overview},
    ...headEdits(frame, title, {...site, route: frame.route}),
  );
}

/** Makes a copy of the frame for another page. */
async function addPage(
  {outDir, pages}: BuiltSite,
  frame: BuiltPage,
  route: string,
  edits: readonly Edit[],
): Promise<void> {
  const file = path.join(outDir, route, 'index.html');
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(frame.file, file);
  pages.push({...frame, route, file, edits: [...frame.edits, ...edits]});
}

/** Gives the head its own title and URL. */
function headEdits(
  {head}: BuiltPage,
  title: string,
  {siteUrl, baseUrl, route}: SitePlace & {readonly route: string},
): Edit[] {
  const url = siteUrl + baseUrl + route.slice(1);
  const name = `${title} | ${SITE.name}`;
  return [
    ...selectAll('title', head).map((element) => ({
      ...placeOf(element),
      text: `<title>${escapeHtml(name)}</title>`,
    })),
    ...propertyEdits(head, 'meta[property="og:title"]', {content: name}),
    ...propertyEdits(head, 'meta[property="og:url"]', {content: url}),
    ...propertyEdits(head, 'link[rel="canonical"], link[hreflang]', {
      href: url,
    }),
  ];
}

/** Pairs pages by ID, then by their words, because a page may have moved. */
function pairPages(
  before: readonly DocsPage[],
  after: readonly DocsPage[],
): {
  readonly pairs: readonly (readonly [DocsPage, DocsPage])[];
  readonly removed: readonly DocsPage[];
  readonly added: readonly DocsPage[];
} {
  const removed = new Map(before.map((page) => [page.id, page]));
  const isLeft = new Set(after.map(({id}) => id));
  const words = ({sections}: DocsPage): string[] => sections.flatMap(wordsOf);
  const pairs: [DocsPage, DocsPage][] = [];
  const added: DocsPage[] = [];
  for (const page of after) {
    const old =
      removed.get(page.id) ??
      [...removed.values()].find(
        (one) =>
          !isLeft.has(one.id) &&
          similarity(words(one), words(page)) > MIN_SIMILARITY,
      );
    if (old) pairs.push([old, page]);
    else added.push(page);
    if (old) removed.delete(old.id);
  }
  return {pairs, removed: [...removed.values()], added};
}
