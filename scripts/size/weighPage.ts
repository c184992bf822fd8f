import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

import {remember} from '../../src/lib/remember';
import {FIGURES, type Figure, type PageBudget} from '../../src/site/budgets';
import {brotliSize, kilobytes} from './brotli';

/** Files of a page by purpose, as paths below the output folder. */
export interface PageFiles {
  /** Code of executable inline scripts. */
  readonly inline: readonly string[];
  /** Scripts that the page itself loads. */
  readonly starter: readonly string[];
  /** Scripts that the starter loads to start the application on this page. */
  readonly application: readonly string[];
  readonly css: readonly string[];
  readonly media: readonly string[];
}

function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : '';
}

const EXECUTABLE = new Set(['', 'module', 'text/javascript']);

/**
 * Finds the files that a built page loads.
 *
 * @param baseUrl - Starts and ends with a slash.
 */
export function filesOfPage(html: string, baseUrl: string): PageFiles {
  const tree = fromHtml(html);
  const scripts = selectAll('script', tree).filter((script) =>
    EXECUTABLE.has(attribute(script, 'type')),
  );
  const toFile = (address: string): string[] =>
    address.startsWith(baseUrl)
      ? [decodeURI(address.slice(baseUrl.length).replace(/[?#].*$/, ''))]
      : [];
  const unique = (addresses: readonly string[]): string[] => [
    ...new Set(addresses.flatMap(toFile)),
  ];
  const all = (selector: string, name: string): string[] =>
    selectAll(selector, tree).map((element) => attribute(element, name));
  return {
    inline: scripts
      .filter((script) => attribute(script, 'src') === '')
      .map((script) => toString(script)),
    starter: unique(scripts.map((script) => attribute(script, 'src'))),
    application: unique(
      scripts.flatMap((script) =>
        attribute(script, 'dataApplication').split(' '),
      ),
    ),
    css: unique(all('link[rel~="stylesheet"]', 'href')),
    media: unique([
      ...all('img[src], source[src], video[src]', 'src'),
      // `a 1x, b 2x`
      ...all('img[srcset], source[srcset]', 'srcSet').flatMap((srcset) =>
        srcset.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
      ),
      // Every page loads the favicon.
      ...all('link[rel~="icon"]', 'href'),
    ]),
  };
}

/**
 * The HTML of an address.
 *
 * @throws Error that says what to do if the build lacks the page.
 */
export function readPageFile(outDir: string, route: string): string {
  const file = path.join(outDir, route, 'index.html');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `${file} is missing. Run "npm run build" first, or use the address of an existing page.`,
  );
}

/** Sizes of a page in bytes after Brotli, by the columns of the budget. */
export type PageWeight = Readonly<Record<Figure, number>>;

/** The columns of the table, in order. */
export const FIGURE_NAMES = Object.keys(FIGURES).filter(
  (name): name is Figure => name in FIGURES,
);

/** @returns A sentence for each size of a page that is over budget. */
export function overBudget(
  {route, budget}: PageBudget,
  weight: PageWeight,
): string[] {
  return FIGURE_NAMES.filter(
    (figure) => weight[figure] > budget[figure] * 1000,
  ).map(
    (figure) =>
      `${route}: ${FIGURES[figure]}: ${kilobytes(weight[figure])} kB, but at most ${budget[figure]} kB are allowed. Reduce it, or raise the budget in src/site/budgets.ts and say why.`,
  );
}

/** The pictures in a style sheet, as paths below the output folder. */
function mediaOfCss(css: string, baseUrl: string): string[] {
  return [...css.matchAll(/url\((?!["']?data:)["']?([^"')]+)["']?\)/g)]
    .map(([, address]) => address ?? '')
    .filter((address) => address.startsWith(baseUrl))
    .map((address) => address.slice(baseUrl.length));
}

/**
 * Gives a function that measures a built page by its address. Pages have most
 * files in common, so each is compressed once.
 */
export function createScale(
  outDir: string,
  baseUrl: string,
): (route: string) => PageWeight {
  const read = (name: string) => readFileSync(path.join(outDir, name));
  const sizeOf = remember((name: string) => brotliSize(read(name)));
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => total + sizeOf(name), 0);
  return (route) => {
    const html = brotliSize(readPageFile(outDir, route));
    const files = filesOfPage(readPageFile(outDir, route), baseUrl);
    // Inline scripts are part of the HTML, so the sums count them only there.
    const inline = files.inline.map(brotliSize).reduce((a, b) => a + b, 0);
    const media = new Set([
      ...files.media,
      ...files.css.flatMap((name) => mediaOfCss(String(read(name)), baseUrl)),
    ]);
    const [starter, css] = [sum(files.starter), sum(files.css)];
    return {
      starter: starter + inline,
      application: starter + inline + sum(files.application),
      css,
      html,
      withoutMedia: html + css + starter,
      withMedia: html + css + starter + sum([...media]),
    };
  };
}
