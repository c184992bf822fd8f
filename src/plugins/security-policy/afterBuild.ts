import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {ContentError, failWithAll} from '../../lib/contentError';
import type {Environment} from '../../site/environment';
import type {
  AfterBuildStep,
  BuiltPage,
  BuiltSite,
} from '../after-build/shared/builtPage';
import {contentSecurityPolicy} from './node/contentSecurityPolicy';

/** Data blocks are never run, so no policy speaks of them. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

function inlineScripts({tree}: BuiltPage): string[] {
  return selectAll('script:not([src])', tree)
    .filter(({properties}) => !DATA_TYPES.has(String(properties['type'])))
    .map((script) => toString(script));
}

function sha256(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** The one inline script is the same on all pages; anything else is refused. */
function checkInventory(pages: readonly BuiltPage[]): string[] {
  const known = pages[0] ? inlineScripts(pages[0]) : [];
  const errors = pages.flatMap((page) => {
    const unknown = inlineScripts(page).filter(
      (script) => !known.includes(script),
    );
    return unknown.map(
      (script) =>
        new ContentError(
          {file: page.file},
          `an inline script that the policy does not know: ${script.slice(0, 80)}`,
          'Put it into a file, or into src/plugins/starter/client/firstPaint.ts.',
        ),
    );
  });
  if (known.length > 1) {
    errors.push(
      new ContentError(
        {file: pages[0]?.file ?? ''},
        `${known.length} inline scripts on a page`,
        'Only firstPaint.ts is inline.',
      ),
    );
  }
  failWithAll(errors);
  return known;
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
  for (const link of selectAll('link[rel="stylesheet"]', page.tree)) {
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

/**
 * Puts the content security policy before any resource of each page, and
 * integrity on its style sheets. The minifier changes inline scripts, so their
 * hashes are taken from the finished pages. Runs last.
 */
export function createSecurityPolicyStep(
  environment: Environment,
): AfterBuildStep {
  return async (site) => {
    const pages = site.pages.filter(({kind}) => kind !== 'redirect');
    const hashes = checkInventory(pages).map((script) => `'${sha256(script)}'`);
    const policy = contentSecurityPolicy(environment, hashes);
    const files = new Map<string, string>();
    for (const page of pages) {
      const charset = select('meta[charset]', page.tree);
      if (!charset) throw new Error(`${page.file}: no <meta charset>.`);
      const {end} = offsets(charset);
      page.edits.push({
        start: end,
        end,
        text: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      });
      await addIntegrity(site, page, files);
    }
  };
}
