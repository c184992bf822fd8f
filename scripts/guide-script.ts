/**
 * Prints the commands of a guide as a script, for a machine with Docker:
 *
 *   npx tsx scripts/guide-script.ts docs/getting-started/single-cluster.md | bash
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';

import {isShell} from '../src/markdown/fences';
import {constantsPreprocessor} from '../src/markdown/constants';
import {PLACEHOLDER} from '../src/plugins/crd-reference/check/claims';
import {readEnvironment} from '../src/site/environment';
import {runCommand, SITE_DIR} from './command';

/** The section that removes what the guide created. */
const CLEAN_UP =
  /^(?:clean(?:ing)?[ -]?up|uninstall|undo|remove (?:it|everything))/u;
/** A command that answers until it is stopped. */
const FORWARD = /^kubectl port-forward(?:[^\n]*\\\n)*[^\n]*$/gmu;

/**
 * Joins the shell blocks of a page for bash, which stops at the first command
 * that fails. A block that needs a value of the reader's own becomes a comment.
 * The script ends with the first section of the clean-up, since others are for
 * readers who keep something.
 *
 * @param page - With the constants of its docs version filled in.
 * @param file - Named beside each block, so that a failure leads to its line.
 */
export function guideScript(page: string, file: string): string {
  const tree = unified().use(remarkParse).use(remarkDirective).parse(page);
  const parts = ['#!/usr/bin/env bash', 'set -euxo pipefail'];
  let isCleanUp = false;
  visit(tree, (node, index) => {
    const isContainer = node.type === 'containerDirective';
    // The reader takes each first tab.
    if (isContainer && node.name === 'tab' && index !== 0) return SKIP;
    if (node.type === 'heading') {
      if (isCleanUp) return EXIT;
      const title = toString(node).toLowerCase();
      isCleanUp = CLEAN_UP.test(title);
      parts.push(`\n# ${toString(node)}`);
    } else if (node.type === 'code' && isShell(node.lang)) {
      const commands = PLACEHOLDER.test(node.value)
        ? '# left out: needs a value'
        : node.value.replace(FORWARD, '$& &\nsleep 5');
      parts.push(`\n# ${file}:${node.position?.start.line ?? 0}`, commands);
    }
    return CONTINUE;
  });
  return `${parts.join('\n')}\n`;
}

function main(): void {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error('Name a page of docs.');
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const fillPage = constantsPreprocessor(SITE_DIR, siteUrl + baseUrl);
  const filePath = path.resolve(file);
  const fileContent = readFileSync(filePath, 'utf8');
  const page = fillPage({filePath, fileContent});
  process.stdout.write(guideScript(page, file));
}

if (require.main === module) void runCommand(main);
