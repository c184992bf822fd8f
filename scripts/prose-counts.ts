/**
 * Prints how often sentences justify, deny and illustrate, for each docs
 * version or for the given files and folders:
 *
 *   npx tsx scripts/prose-counts.ts
 *   npx tsx scripts/prose-counts.ts docs/concepts --show because
 *
 * `docs-dev/writing.md` says what counts as a sentence, and names the goals.
 */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {PAGE_FILE} from '@openchoreo/page-tools/pageFile';
import {parsePage} from '../src/lib/pages/parsePage';
import {DOCS_VERSIONS} from '../src/site/versions';
import {runCommand} from './command/runCommand';

const MARKS = {
  because: /\bbecause\b/iu,
  ', so': /, so (?!that\b)/u,
  negation:
    /\b(?:not|no|never|none|nothing|nobody|cannot|neither|nor|without)\b|n[’']t\b/iu,
  example: /\b(?:for example|for instance|such as)\b/iu,
} as const;

/** Shorter ones are labels and links, not sentences. */
const FEWEST_WORDS = 4;

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Sentences of paragraphs and list items; tables and headings have none. */
function sentencesOf(file: string): string[] {
  const sentences: string[] = [];
  visit(parsePage(readFileSync(file, 'utf8'), file), (node) => {
    if (node.type !== 'paragraph') return undefined;
    const text = toString(node).replace(/\s+/gu, ' ');
    for (const {segment} of segmenter.segment(text)) {
      if (segment.trim().split(' ').length >= FEWEST_WORDS)
        sentences.push(segment.trim());
    }
    return SKIP;
  });
  return sentences;
}

function main(): void {
  const {values, positionals} = parseArgs({
    options: {show: {type: 'string'}},
    allowPositionals: true,
  });
  const roots =
    positionals.length > 0 ? positionals : DOCS_VERSIONS.map((v) => v.folder);
  const rows = roots.map((root) => {
    const sentences = pagesIn(root).flatMap(sentencesOf);
    const row: Record<string, number | string> = {sentences: sentences.length};
    for (const [name, mark] of Object.entries(MARKS)) {
      const marked = sentences.filter((sentence) => mark.test(sentence));
      if (name === values.show) console.log(marked.join('\n'));
      row[name] = `${((100 * marked.length) / sentences.length).toFixed(1)} %`;
    }
    return [root, row] as const;
  });
  console.table(Object.fromEntries(rows));
}

function pagesIn(root: string): string[] {
  if (statSync(root).isFile()) return [root];
  return filesBelow(root)
    .filter((name) => PAGE_FILE.test(name))
    .map((name) => path.join(root, name));
}

void runCommand(main);
