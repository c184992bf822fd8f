import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {Construct, Extension, State} from 'micromark-util-types';
import type {} from 'remark-parse';
import type {Plugin, Processor} from 'unified';
import {visit} from 'unist-util-visit';

const PERCENT = 37;
const NUMBER_SIGN = 35;
const LESS_THAN = 60;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;

/**
 * Text that starts with the two given characters and ends with a brace on the
 * same line. MDX would parse the braces as an expression.
 */
function bracedText(name: string, first: number, second: number): Construct {
  return {
    name,
    tokenize(effects, ok, nok) {
      const end: State = (code) => {
        // Codes of line endings and tabs are negative; the end of the file is
        // null.
        if (code === null || code < 0) return nok(code);
        effects.consume(code);
        if (code !== CLOSING_BRACE) return end;
        effects.exit('data');
        return ok;
      };
      const opening: State = (code) => {
        if (code !== second) return nok(code);
        effects.consume(code);
        return end;
      };
      return (code) => {
        effects.enter('data');
        effects.consume(code ?? first);
        return opening;
      };
    },
  };
}

const SYNTAX: Extension = {
  text: {
    [PERCENT]: bracedText('constant', PERCENT, OPENING_BRACE),
    [OPENING_BRACE]: bracedText('headingId', OPENING_BRACE, NUMBER_SIGN),
  },
};

/** An MDX or HTML comment that holds a heading ID. */
const ID_COMMENT = /^(?:<!--|\/\*)\s*(?<id>#[^\s{}]+)\s*(?:-->|\*\/)$/u;

/**
 * Syntax that the site adds to both `.md` and `.mdx`: `%{name}` is replaced by
 * a constant, and `{#id}` at the end of a heading sets its ID. A comment may
 * hold the ID instead, and is rewritten as `{#id}`. MDX gets HTML comments, as
 * the framework adds them, but not to CommonMark, which has them.
 */
export const pageSyntax: Plugin<[], Root> = function attach(this: Processor) {
  const data = this.data();
  const extensions = (data.micromarkExtensions ??= []);
  // Only MDX has a block of its own that starts with this character.
  if (extensions.some(({flow = {}}) => LESS_THAN in flow)) {
    remarkComment.call(this);
  }
  extensions.push(SYNTAX);
  return (tree) => {
    visit(tree, 'heading', ({children}) => {
      const last = children.at(-1);
      if (last?.type !== 'mdxTextExpression' && last?.type !== 'html') return;
      const id = ID_COMMENT.exec(last.value.trim())?.groups?.['id'];
      if (id === undefined) return;
      children.pop();
      const before = children.at(-1);
      if (before?.type === 'text')
        before.value = `${before.value.trimEnd()} {${id}}`;
      else children.push({type: 'text', value: ` {${id}}`});
    });
  };
};
