import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Data, type Plugin, type Processor} from 'unified';

const PERCENT = 37;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;

type Extension = NonNullable<Data['micromarkExtensions']>[number];

/** `%{name}` as text. MDX would parse the braces as an expression. */
const SYNTAX: Extension = {
  text: {
    [PERCENT]: {
      name: 'constant',
      tokenize(effects, ok, nok) {
        const end: typeof ok = (code) => {
          // Line endings and tabs are negative; the end of the file is null.
          if (code === null || code < 0) return nok(code);
          effects.consume(code);
          if (code !== CLOSING_BRACE) return end;
          effects.exit('data');
          return ok;
        };
        return (code) => {
          effects.enter('data');
          effects.consume(code);
          return (next) => (next === OPENING_BRACE ? end(next) : nok(next));
        };
      },
    },
  },
};

/** Adds the syntax of constants to pages. */
export const constantSyntax: Plugin<[], Root> = function attach(
  this: Processor,
) {
  (this.data().micromarkExtensions ??= []).push(SYNTAX);
};

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(constantSyntax);

const mdx = markdown().use(remarkMdx).freeze();

/**
 * Parses a page as the framework does before any other step: as MDX or
 * CommonMark, by its extension.
 */
export function parsePage(source: string, file: string): Root {
  const processor = file.endsWith('.mdx') ? mdx : markdown;
  const titles = ['note', 'tip', 'info', 'warning', 'danger'];
  return processor.parse(
    admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), titles),
  );
}
