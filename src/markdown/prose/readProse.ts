import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

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
  /** Words of headings and tables, which have no sentences. */
  readonly labelWords: number;
  /** Tables with a column that has no name, by line. */
  readonly namelessColumns: readonly number[];
}

/** Stands for code in a line: a word, and no word of the rules. */
const CODE_WORD = 'Code';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** Reads the prose of a Markdown page. */
export function readProse(source: string, file: string): ProsePage {
  const tree = parser.parse(source);
  const blocks: ProseBlock[] = [];
  const tables: Table[] = [];
  let labelWords = 0;
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case 'heading':
        labelWords += wordsOf(textOf(node)).length;
        return SKIP;
      case 'table':
        tables.push(node);
        return undefined;
      case 'tableCell':
        labelWords += wordsOf(textOf(node)).length;
        return SKIP;
      case 'paragraph':
        blocks.push({
          text: textOf(node).trim(),
          line: lineOf(node),
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
    labelWords,
    namelessColumns: tables.filter(hasNamelessColumn).map(lineOf),
  };
}

/** Words as a reader counts them: what has a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
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
