import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';

import {failWithAll, type ContentError} from '../../lib/contentError';
import type {Environment} from '../../site/environment';
import type {
  AfterBuildStep,
  BuiltPage,
  BuiltSite,
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

/** Whether the bundler put a small picture into a page instead of a file. */
function hasDataImage({tree}: BuiltPage): boolean {
  return select('img[src^="data:"]', tree) !== undefined;
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
): AfterBuildStep {
  return async (site) => {
    const pages = site.pages.filter(({kind}) => kind !== 'redirect');
    const policy = contentSecurityPolicy(environment, {
      inlineScripts: [`'${sha256(firstPaint)}'`],
      dataImages: pages.some(hasDataImage),
    });
    const files = new Map<string, string>();
    const errors: ContentError[] = [];
    for (const page of pages) {
      const charset = select('meta[charset]', page.tree);
      if (!charset) throw new Error(`${page.file}: no <meta charset>.`);
      const {end} = offsets(charset);
      page.edits.push({
        start: end,
        end,
        text: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      });
      const script = firstPaintScript(page, errors);
      if (script) {
        page.edits.push({
          ...offsets(script),
          text: `<script>${firstPaint}</script>`,
        });
      }
      await addIntegrity(site, page, files);
    }
    failWithAll(errors);
  };
}
