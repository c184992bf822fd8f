import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import {didYouMean} from '@openchoreo/content-errors/nearest';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {FOR_PAGES} from './importErrors';
import {codeOf, isJsxElement} from './jsx';
import {declaredNames, isComponent, usedNames} from './names';

/** Names that the framework and browsers provide to a page's code. */
const PROVIDED_NAMES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'location', 'history', 'localStorage'],
  ...['sessionStorage', 'matchMedia', 'requestAnimationFrame'],
  ...['props', 'require', 'undefined', 'arguments'],
  ...['frontMatter', 'toc', 'contentTitle', 'metadata', 'assets'],
]);

/** Lists the components that pages can use without an import. */
const GLOBALS_FILE = 'src/theme/MDXComponents/index.tsx';

function globalComponents(siteDir: string): string[] {
  const file = path.join(siteDir, GLOBALS_FILE);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^ {2}(?<name>[A-Z]\w*)[,:]/gmu)].map(
    ({groups}) => groups?.['name'] ?? '',
  );
}

/** Where a component usually comes from. */
const USUAL_IMPORTS: ReadonlyMap<string, string> = new Map([
  ...FOR_PAGES.map((name): [string, string] => [name, `@theme/${name}`]),
  ...['Link', 'BrowserOnly', 'Translate'].map((name): [string, string] => [
    name,
    `@docusaurus/${name}`,
  ]),
]);

/**
 * Finds undefined names in the code of a page. The page would build, but fail
 * in the reader's browser.
 *
 * @param siteDir - Root of the repository.
 * @param file - The page, relative to `siteDir`.
 */
export function nameErrors(
  siteDir: string,
  file: string,
  tree: Root,
): ContentError[] {
  const codes = codeOf(tree);
  const module = codes.filter(({node}) => node.type === 'mdxjsEsm');
  const ofPage = new Set([
    ...globalComponents(siteDir),
    ...module.flatMap(({program}) => [...declaredNames(program)]),
  ]);
  const mistakes = new Mistakes(file);
  const reported = new Set<string>();
  const refuse = (
    name: string,
    line: number | undefined,
    isElement: boolean,
  ): void => {
    const key = isElement ? `<${name}>` : name;
    // Once per name, since one import fixes all uses.
    if (reported.has(key)) return;
    reported.add(key);
    mistakes.add(
      line,
      key,
      'this name is not imported or exported on the page',
      isElement ? elementRemedy(name, ofPage) : valueRemedy(name, ofPage),
    );
  };
  visit(tree, (node) => {
    if (!isJsxElement(node) || !node.name || !isComponent(node.name)) return;
    const [root = ''] = node.name.split('.');
    if (!ofPage.has(root)) refuse(root, node.position?.start.line, true);
  });
  for (const {program, node} of codes) {
    const own = declaredNames(program);
    for (const {name, line, isElement} of usedNames(program)) {
      if (own.has(name) || ofPage.has(name)) continue;
      if (!isElement && PROVIDED_NAMES.has(name)) continue;
      refuse(name, line ?? node.position?.start.line, isElement);
    }
  }
  return mistakes.errors;
}

function elementRemedy(name: string, known: ReadonlySet<string>): string {
  const source = USUAL_IMPORTS.get(name);
  if (source !== undefined) {
    return `Add below the front matter: import ${name} from '${source}';`;
  }
  return `${didYouMean(name, known, (one) => `<${one}>`)}Import it, for example: import ${name} from '@site/src/components/${name}'; or write \\< for a literal <.`;
}

function valueRemedy(name: string, known: ReadonlySet<string>): string {
  return `${didYouMean(name, known)}Write a constant as %{name} in text and as '%{name}' in code, and a literal brace as \\{.`;
}
