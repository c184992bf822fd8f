import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {
  failWithAll,
  type ContentError,
} from '../../../../content-errors/contentError';
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import {placeOf} from '@openchoreo/page-tools/html/elementEdits';
import {findElement} from '@openchoreo/page-tools/html/hastElements';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {integrityHash} from '@openchoreo/page-tools/node/hashes';
import {oncePerKey} from '@openchoreo/page-tools/once';
import type {Environment} from '../../../../site/environment';
import type {
  BuiltPage,
  BuiltSite,
  ReadingStep,
  SitePlace,
} from '../../shared/builtPage';
import {contentSecurityPolicy} from './node/contentSecurityPolicy';
import {firstPaintScript} from './node/inlineInventory';
import {
  forbiddenSources,
  scriptErrors,
  sourceErrors,
  type PageSource,
} from './node/pageSources';

/** Sets an attribute of an element in place. */
function setAttribute(
  page: BuiltPage,
  element: Element,
  name: string,
  value: string,
): void {
  const properties = {...element.properties, [name]: value};
  page.edits.push({
    ...placeOf(element),
    text: toHtml({...element, properties}, {quoteSmart: true}),
  });
}

/** The application's entry scripts; those of pages load in various ways. */
const ENTRY = /(?:\/|~)main\./u;

/** Adds `integrity` to the style sheets and scripts that a page loads. */
async function addIntegrity(
  page: BuiltPage,
  baseUrl: string,
  integrityOf: (address: string) => Promise<string>,
): Promise<void> {
  const own = `^="${baseUrl}"]:not([integrity])`;
  for (const element of selectAll(
    `link[rel="stylesheet"][href${own}, script[src${own}`,
    page.head,
  )) {
    const {href, src} = element.properties;
    const hash = await integrityOf(String(src ?? href));
    setAttribute(page, element, 'integrity', hash);
  }
  const script = select('script[data-application]', page.head);
  if (!script) return;
  const entries = String(script.properties['dataApplication'])
    .split(' ')
    .filter((address) => ENTRY.test(address));
  const hashes = await Promise.all(entries.map(integrityOf));
  setAttribute(page, script, 'dataIntegrity', hashes.join(' '));
}

/** Whether the bundler inlined a small image into a page. */
function hasDataImage(tree: Root): boolean {
  const image = findElement(
    tree,
    ({tagName, properties}) =>
      tagName === 'img' && String(properties['src']).startsWith('data:'),
  );
  return image !== undefined;
}

async function errorsOfScripts({
  siteDir,
  outDir,
}: BuiltSite): Promise<ContentError[]> {
  const folder = path.join(outDir, 'assets/js');
  const files = filesBelow(folder).map((name) => path.join(folder, name));
  return scriptErrors(
    await Promise.all(
      files.map(async (file) => ({
        file: path.relative(siteDir, file),
        text: await readFile(file, 'utf8'),
      })),
    ),
  );
}

interface PageNeeds {
  readonly file: string;
  readonly firstPaint: Element;
  readonly dataImage: boolean;
  readonly sources: readonly PageSource[];
}

/**
 * Inserts the content security policy before any resource of a page, adds
 * integrity to its style sheets, and restores the one inline script, which the
 * HTML minifier has changed, so that it matches its hash in the policy. Pages
 * written after the build have their own policy. Runs last.
 *
 * @param firstPaint - Source of the inline script.
 */
export function createSecurityPolicyStep(
  environment: Environment,
  firstPaint: string,
): ReadingStep<PageNeeds | undefined> {
  const read = (
    page: BuiltPage,
    tree: Root,
    {siteDir, siteUrl}: SitePlace,
  ): PageNeeds | undefined => {
    if (page.kind === 'redirect') return undefined;
    const file = path.relative(siteDir, page.file);
    return {
      file,
      firstPaint: firstPaintScript(file, tree),
      dataImage: hasDataImage(tree),
      sources: forbiddenSources(tree, siteUrl),
    };
  };
  const run = async (
    site: BuiltSite,
    found: ReadonlyMap<BuiltPage, PageNeeds | undefined>,
  ): Promise<void> => {
    const needs = [...found.values()].filter((need) => need !== undefined);
    failWithAll([...sourceErrors(needs), ...(await errorsOfScripts(site))]);
    const policy = contentSecurityPolicy(environment, {
      inlineScripts: [`'${integrityHash(firstPaint)}'`],
      dataImages: needs.some(({dataImage}) => dataImage),
    });
    const {outDir, baseUrl} = site;
    const integrityOf = oncePerKey(async (address) =>
      integrityHash(
        await readFile(path.join(outDir, address.slice(baseUrl.length))),
      ),
    );
    for (const [page, need] of found) {
      if (!need) continue;
      const charset = select('meta[charset]', page.head);
      if (!charset) throw new Error(`${page.file}: no <meta charset>.`);
      const {end} = placeOf(charset);
      page.edits.push({
        start: end,
        end,
        text: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      });
      page.edits.push({
        ...placeOf(need.firstPaint),
        text: `<script>${firstPaint}</script>`,
      });
      await addIntegrity(page, baseUrl, integrityOf);
    }
  };
  return {read, run};
}
