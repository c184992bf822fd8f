import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

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

/** Pages that readers read: no redirects, and no copies of others. */
async function readFacts(folder: string): Promise<readonly PageFacts[]> {
  requireBuiltSite(folder);
  const facts: PageFacts[] = [];
  await readPages(path.resolve(folder), ({route, file, kind}, tree) => {
    if (kind === 'redirect' || kind === 'offline') return;
    const main = select('main', tree);
    facts.push({
      route,
      text: main ? toString(main) : '',
      bytes: () => brotliSize(readFileSync(file)),
      links: main
        ? selectAll('a[href^="http"]', main)
            .map(({properties}) => String(properties['href']))
            // Each page has its own: to be edited, reported, or asked about.
            .filter((url) => !/\/(?:edit|issues\/new)|[?&]q=/u.test(url))
        : [],
    });
  });
  return facts;
}

/**
 * Says what changes for readers between two built sites, for a comment on a
 * pull request:
 *
 *   npx tsx scripts/compare-sites.ts <before> <after>
 */
async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [before, after] = positionals;
  if (before === undefined || after === undefined)
    throw new Error('Name two folders with built sites: before, and after.');
  const {siteUrl} = readEnvironment(process.env);
  const change = compareSites(await readFacts(before), await readFacts(after));
  process.stdout.write(renderChange(change, siteUrl));
}

void runCommand(main);
