import type {Program} from 'estree-jsx';
import {visit as visitCode} from 'estree-util-visit';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {APPLICATION_START} from '../../lib/pages/applicationStart';
import {parsePage} from '../../lib/pages/parsePage';
import {FOR_PAGES} from './importErrors';
import {codeOf, isJsxElement} from './jsx';
import {sourcesOf} from './names';

/** Modules whose components and hooks render the same for every reader. */
const STATIC_SOURCES: ReadonlySet<string> = new Set([
  ...FOR_PAGES.map((name) => `@theme/${name}`),
  ...[
    ...['Head', 'Interpolate', 'Link', 'Translate', 'constants'],
    ...['isInternalUrl', 'useBaseUrl', 'useDocusaurusContext'],
  ].map((name) => `@docusaurus/${name}`),
  'clsx',
]);

/** Parts of pages say it themselves; images and data are static. */
const STATIC_FILE =
  /\.(?:mdx?|json|svg|png|jpe?g|gif|webp|avif|css)(?:\?.*)?$/u;

/** Attributes that take the application; `queryString` is that of tabs. */
const LIVE_ATTRIBUTE = /^(?:on[A-Z]|queryString$)/u;

/**
 * Makes a page start the application at once if it imports code that may react
 * to the reader, or has an event handler.
 */
export function startAtOnce(tree: Root): void {
  const codes = codeOf(tree).map(({program}) => program);
  let isLive = codes.some(isImporting);
  const check = (name: string): void => {
    isLive ||= LIVE_ATTRIBUTE.test(name);
  };
  for (const code of codes) {
    visitCode(code, (node) => {
      if (node.type !== 'JSXAttribute') return;
      if (node.name.type === 'JSXIdentifier') check(node.name.name);
    });
  }
  visit(tree, (node) => {
    if (!isJsxElement(node)) return;
    for (const one of node.attributes) if ('name' in one) check(one.name);
  });
  if (!isLive) return;
  const mark = `<head><meta name="${APPLICATION_START}" content="at-once" /></head>`;
  tree.children.push(...parsePage(mark, 'mark.mdx').children);
}

function isImporting(program: Program): boolean {
  return sourcesOf(program).some(
    ({name}) => !STATIC_SOURCES.has(name) && !STATIC_FILE.test(name),
  );
}
