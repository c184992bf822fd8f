import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import {failWithAll, type ContentError} from '../../lib/contentError';
import {findElement} from '../../lib/hastElements';
import {integrityHash} from '../../lib/node/hashes';
import type {Environment} from '../../site/environment';
import type {
  BuiltPage,
  BuiltSite,
  ReadingStep,
} from '../after-build/shared/builtPage';
import {contentSecurityPolicy} from './node/contentSecurityPolicy';
import {firstPaintScript} from './node/inlineInventory';

function offsets(element: Element): {start: number; end: number} {
  const start = element.position?.start.offset;
  const end = element.position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error(`No position for <${element.tagName}> in a built page.`);
  }
  return {start, end};
}

/** Value of `integrity` for a file of the site, read once. */
function createIntegrity({
  outDir,
  baseUrl,
}: BuiltSite): (address: string) => Promise<string> {
  const hashes = new Map<string, string>();
  return async (address) => {
    const hash =
      hashes.get(address) ??
      integrityHash(
        await readFile(path.join(outDir, address.slice(baseUrl.length))),
      );
    hashes.set(address, hash);
    return hash;
  };
}

/** Adds an attribute to an element, which stays in its place. */
function setAttribute(
  page: BuiltPage,
  element: Element,
  name: string,
  value: string,
): void {
  const properties = {...element.properties, [name]: value};
  page.edits.push({
    ...offsets(element),
    text: toHtml({...element, properties}, {quoteSmart: true}),
  });
}

/** The scripts that start the application; those of pages come in many ways. */
const ENTRY = /(?:\/|~)main\./u;

/** Adds `integrity` to the style sheets and scripts that a page names. */
async function addIntegrity(
  page: BuiltPage,
  integrityOf: (address: string) => Promise<string>,
): Promise<void> {
  for (const link of selectAll('link[rel="stylesheet"]', page.head)) {
    const hash = await integrityOf(String(link.properties['href']));
    setAttribute(page, link, 'integrity', hash);
  }
  for (const script of selectAll('script[src]:not([integrity])', page.head)) {
    const hash = await integrityOf(String(script.properties['src']));
    setAttribute(page, script, 'integrity', hash);
  }
  const script = select('script[data-application]', page.head);
  if (!script) return;
  const entries = String(script.properties['dataApplication'])
    .split(' ')
    .filter((address) => ENTRY.test(address));
  const hashes = await Promise.all(entries.map(integrityOf));
  setAttribute(page, script, 'dataIntegrity', hashes.join(' '));
}

/** Whether the bundler put a small picture into a page instead of a file. */
function hasDataImage(tree: Root): boolean {
  const image = findElement(
    tree,
    ({tagName, properties}) =>
      tagName === 'img' && String(properties['src']).startsWith('data:'),
  );
  return image !== undefined;
}

interface PageNeeds {
  readonly firstPaint: Element | undefined;
  readonly dataImage: boolean;
  readonly errors: readonly ContentError[];
}

/**
 * Puts the content security policy before any resource of each page, integrity
 * on its style sheets, and the one inline script as it was bundled: the HTML
 * minifier changes it, and the policy knows it by its hash. Pages that are
 * written after the build have a policy of their own. Runs last.
 *
 * @param firstPaint - Source of the inline script.
 */
export function createSecurityPolicyStep(
  environment: Environment,
  firstPaint: string,
): ReadingStep<PageNeeds | undefined> {
  const read = (page: BuiltPage, tree: Root): PageNeeds | undefined => {
    if (page.kind === 'redirect') return undefined;
    const errors: ContentError[] = [];
    return {
      firstPaint: firstPaintScript({file: page.file, tree}, errors),
      dataImage: hasDataImage(tree),
      errors,
    };
  };
  const run = async (
    site: BuiltSite,
    found: ReadonlyMap<BuiltPage, PageNeeds | undefined>,
  ): Promise<void> => {
    const needs = [...found.values()].filter((need) => need !== undefined);
    failWithAll(needs.flatMap(({errors}) => errors));
    const policy = contentSecurityPolicy(environment, {
      inlineScripts: [`'${integrityHash(firstPaint)}'`],
      dataImages: needs.some(({dataImage}) => dataImage),
    });
    const integrityOf = createIntegrity(site);
    for (const [page, need] of found) {
      if (!need) continue;
      const charset = select('meta[charset]', page.head);
      if (!charset) throw new Error(`${page.file}: no <meta charset>.`);
      const {end} = offsets(charset);
      page.edits.push({
        start: end,
        end,
        text: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      });
      if (need.firstPaint) {
        page.edits.push({
          ...offsets(need.firstPaint),
          text: `<script>${firstPaint}</script>`,
        });
      }
      await addIntegrity(page, integrityOf);
    }
  };
  return {read, run};
}
