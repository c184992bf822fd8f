/**
 * Checks all pages, posts, sidebars and redirects as a build does, by the
 * framework's own plugins and processor, without a bundler.
 *
 *   npm run check:pages
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {loadContext} from '@docusaurus/core/lib/server/site';
import {loadPlugins} from '@docusaurus/core/lib/server/plugins/plugins';
import type {Options} from '@docusaurus/mdx-loader';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';
import {
  DEFAULT_PARSE_FRONT_MATTER,
  flattenRoutes,
  Globby,
} from '@docusaurus/utils';
import type {Root} from 'hast';
import type {VFile} from 'vfile';

import {ContentError} from '../src/content-errors/contentError';
import {pathFrom} from '../src/lib/node/pathFrom';
import {
  checkSampleFile,
  listSampleFiles,
  readSampleSite,
} from '../src/plugins/crd-reference/samples/sampleSite';
import {referenceSite} from '../src/plugins/crd-reference/referenceSite';
import {readRedirects, REDIRECTS_FILE} from '../src/site/addresses';
import {runCommand, SITE_DIR} from './command';
import {checkLinks, readCheckedPage, type CheckedPage} from './pageRules';

/** The pages that were compiled, by their file from the root of the repository. */
const checked = new Map<string, CheckedPage>();

/** The last step of each page that has all elements. */
const keepPage = () => (tree: Root, page: VFile) => {
  const file = pathFrom(SITE_DIR, page.path);
  checked.set(file, readCheckedPage(tree, file));
};

/** Loads the site as a build does, up to the routes of its pages. */
async function loadSite() {
  const context = await loadContext({siteDir: SITE_DIR});
  // The rules of pages tell these with their line.
  context.siteConfig.onBrokenMarkdownLinks = 'ignore';
  for (const preset of context.siteConfig.presets) {
    const [, options] = preset as [string, Record<string, StepOptions>];
    for (const name of ['docs', 'blog', 'pages']) {
      options[name]?.rehypePlugins.splice(-1, 0, keepPage);
    }
  }
  const {plugins, routes} = await loadPlugins(context);
  const {url, baseUrl} = context.siteConfig;
  return {plugins, routes: flattenRoutes(routes), url, baseUrl};
}

/** The part of a content plugin's options that has steps. */
interface StepOptions {
  readonly rehypePlugins: unknown[];
}

/** How a content plugin compiles its pages. */
interface PageRule {
  readonly include: string[];
  readonly use: readonly [{readonly options: Options}];
}

function pageRuleOf({name, content, configureWebpack}: LoadedPlugin) {
  if (!name.startsWith('docusaurus-plugin-content-')) return undefined;
  // The three plugins look at none of these.
  const made = configureWebpack?.({}, false, {} as never, content);
  return (made as {module: {rules: [PageRule]}}).module.rules[0];
}

/** The mistakes of a page, as messages. */
async function compilePage(
  filePath: string,
  options: Options,
): Promise<readonly string[]> {
  const fileContent = readFileSync(filePath, 'utf8');
  try {
    const {frontMatter} = await options.markdownConfig.parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const page = {filePath, fileContent, frontMatter, options};
    await compileToJSX({...page, compilerName: 'server'});
    return [];
  } catch (error) {
    const {cause = error} = error as Error;
    return messagesOf(cause as Error, pathFrom(SITE_DIR, filePath));
  }
}

/** A mistake of our steps, or of the framework with its line and words. */
function messagesOf(
  error: Error & {line?: number; source?: string},
  file: string,
): readonly string[] {
  const {name, message, source = name} = error;
  // By name, because the framework has loaded its class anew.
  if (name === 'ContentErrors') return message.split('\n');
  // Some say the line only in words.
  const [, inWords] = /(?:\(| line )(\d+)[:,]/u.exec(message) ?? [];
  const line = Number(error.line ?? inWords) || undefined;
  const remedy = `Correct it; these are the words of ${source}.`;
  return [new ContentError({file, line}, message, remedy).message];
}

/** Links between pages, and redirects, that lead nowhere. */
function checkAddresses(
  routes: readonly RouteConfig[],
  baseUrl: string,
): ContentError[] {
  const errors: ContentError[] = [];
  const pages = new Map<string, CheckedPage | undefined>();
  for (const {path: address, metadata} of routes) {
    // Lists have no file.
    const page = checked.get(metadata?.sourceFilePath ?? '');
    pages.set(address, page);
    // Links and redirects may leave the base URL out.
    pages.set(`/${address.slice(baseUrl.length)}`, page);
  }
  for (const {path: address} of routes) {
    const page = pages.get(address);
    if (page) errors.push(...page.errors, ...checkLinks(page, address, pages));
  }
  for (const {from, to} of readRedirects(SITE_DIR)) {
    const [route = ''] = to.split(/[?#]/u);
    if (pages.has(route)) continue;
    const place = {file: REDIRECTS_FILE, key: from};
    const remedy = 'Name the address of a page.';
    errors.push(new ContentError(place, `there is no page ${to}`, remedy));
  }
  return errors;
}

/** The mistakes in manifests that are published, also those that no page shows. */
function checkSamples(url: string, baseUrl: string): ContentError[] {
  const source = referenceSite({siteDir: SITE_DIR, siteUrl: url, baseUrl});
  const errors: ContentError[] = [];
  for (const version of source.versions) {
    const {catalog} = readSampleSite(source, `${version.folder}/index.md`);
    for (const name of listSampleFiles(SITE_DIR, version)) {
      const file = `${version.samples}/${name}`;
      errors.push(...checkSampleFile(SITE_DIR, file, catalog).errors);
    }
  }
  return errors;
}

void runCommand(async () => {
  const {plugins, routes, url, baseUrl} = await loadSite();
  const messages = new Set<string>();
  let count = 0;
  for (const plugin of plugins) {
    const rule = pageRuleOf(plugin);
    if (!rule) continue;
    for (const folder of rule.include) {
      for (const name of Globby.sync('**/*.{md,mdx}', {cwd: folder})) {
        const file = path.join(folder, name);
        const found = await compilePage(file, rule.use[0].options);
        for (const message of found) messages.add(message);
        count += 1;
      }
    }
  }
  const others = checkAddresses(routes, baseUrl);
  others.push(...checkSamples(url, baseUrl));
  for (const {message} of others) messages.add(message);
  for (const message of messages) console.error(message);
  console.log(`${count} pages checked. Mistakes: ${messages.size}.`);
  if (messages.size > 0) process.exitCode = 1;
});
