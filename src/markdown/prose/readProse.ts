import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import {parsePage} from '../../lib/parsePage';
import {parseFrontMatter, type FrontMatter} from '../frontMatter';

/** A stretch of running text: a paragraph, wherever it stands. */
export interface ProseBlock {
  /** Signs of Markdown are gone; code in a line is one word. */
  readonly text: string;
  /** Of its first word, counted from 1. */
  readonly line: number;
  /** In a list, an item may be no sentence. */
  readonly isListItem: boolean;
}

/** What the rules of prose are asked about. */
export interface ProsePage {
  /** From the root of the repository. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  readonly blocks: readonly ProseBlock[];
  /** Headings and cells of tables, which have no sentences. */
  readonly labels: readonly ProseBlock[];
  /** Tables with a column that has no name, by line. */
  readonly namelessColumns: readonly number[];
}

/** Stands for code in a line: a word, and no word of the rules. */
const CODE_WORD = 'Code';

/** Reads the prose of a Markdown page. */
export function readProse(source: string, file: string): ProsePage {
  const tree = parsePage(source, file);
  const blocks: ProseBlock[] = [];
  const labels: ProseBlock[] = [];
  const tables: Table[] = [];
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case 'heading':
      case 'tableCell':
        labels.push(blockOf(node));
        return SKIP;
      case 'table':
        tables.push(node);
        return undefined;
      case 'paragraph':
        blocks.push({
          ...blockOf(node),
          isListItem: parent?.type === 'listItem',
        });
        return undefined;
      default:
        return undefined;
    }
  });
  return {
    file,
    frontMatter: parseFrontMatter(source),
    blocks: blocks.filter(({text}) => text !== ''),
    labels: labels.filter(({text}) => text !== ''),
    namelessColumns: tables.filter(hasNamelessColumn).map(lineOf),
  };
}

/** Words as a reader counts them: what has a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function blockOf(node: Nodes): ProseBlock {
  return {text: textOf(node).trim(), line: lineOf(node), isListItem: false};
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'inlineCode':
      return CODE_WORD;
    case 'text':
      return node.value;
    case 'textDirective':
      return `:${node.name}`;
    case 'break':
      return '\n';
    // Struck out: an example of what not to write.
    case 'delete':
      return '';
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}

function hasNamelessColumn({children: [head]}: Table): boolean {
  return head?.children.some((cell) => toString(cell).trim() === '') ?? false;
}

function lineOf({position}: Nodes): number {
  return position?.start.line ?? 1;
}
