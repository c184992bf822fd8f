import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

import {findElement, withTag} from '../src/lib/hastElements';
import {readPages} from '../src/plugins/after-build/node/readPages';
import {readEnvironment} from '../src/site/environment';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {
  compareSites,
  type PageFacts,
  renderChange,
} from './compare/compareSites';
import {brotliSize} from './size/brotli';

/** Facts about the pages that people read: no redirects, no offline copies. */
async function readFacts(folder: string): Promise<readonly PageFacts[]> {
  requireBuiltSite(folder);
  const facts: PageFacts[] = [];
  await readPages(path.resolve(folder), ({route, file, kind}, tree) => {
    if (kind === 'redirect' || kind === 'offline') return;
    const main = findElement(tree, withTag('main'));
    facts.push({
      route,
      text: main ? toString(main) : '',
      bytes: () => brotliSize(readFileSync(file)),
      links: main ? linksOf(main) : [],
    });
  });
  return facts;
}

function linksOf(main: Element): string[] {
  const links: string[] = [];
  visit(main, 'element', ({properties}) => {
    const url = properties['href'];
    if (typeof url === 'string' && /^https?:/u.test(url)) links.push(url);
  });
  // Each page has its own links to edit, report or ask about it.
  return links.filter((url) => !/\/(?:edit|issues\/new)|[?&]q=/u.test(url));
}

/**
 * Prints what changes for readers between two built sites, as a comment on a
 * pull request:
 *
 *   npx tsx scripts/compare-sites.ts <before> <after>
 */
async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [before, after] = positionals;
  if (before === undefined || after === undefined)
    throw new Error('Give two folders with built sites: before and after.');
  const {siteUrl} = readEnvironment(process.env);
  const change = compareSites(await readFacts(before), await readFacts(after));
  process.stdout.write(renderChange(change, siteUrl));
}

void runCommand(main);
