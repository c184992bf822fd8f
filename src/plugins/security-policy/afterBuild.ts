import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';

import {failWithAll, type ContentError} from '../../lib/contentError';
import {findElement} from '../../lib/hastElements';
import type {Environment} from '../../site/environment';
import type {
  BuiltPage,
  BuiltSite,
  ReadingStep,
} from '../after-build/shared/builtPage';
import {contentSecurityPolicy} from './node/contentSecurityPolicy';
import {firstPaintScript} from './node/inlineInventory';

function sha256(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function offsets(element: Element): {start: number; end: number} {
  const start = element.position?.start.offset;
  const end = element.position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error(`No position for <${element.tagName}> in a built page.`);
  }
  return {start, end};
}

/** Adds `integrity` to the style sheets that a page names. */
async function addIntegrity(
  site: BuiltSite,
  page: BuiltPage,
  hashes: Map<string, string>,
): Promise<void> {
  for (const link of selectAll('link[rel="stylesheet"]', page.head)) {
    const href = String(link.properties['href']);
    const file = path.join(site.outDir, href.slice(site.baseUrl.length));
    const hash = hashes.get(file) ?? sha256(await readFile(file));
    hashes.set(file, hash);
    const {start, end} = offsets(link);
    page.edits.push({
      start,
      end,
      text: `<link rel="stylesheet" href="${href}" integrity="${hash}">`,
    });
  }
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
      inlineScripts: [`'${sha256(firstPaint)}'`],
      dataImages: needs.some(({dataImage}) => dataImage),
    });
    const files = new Map<string, string>();
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
      await addIntegrity(site, page, files);
    }
  };
  return {read, run};
}
