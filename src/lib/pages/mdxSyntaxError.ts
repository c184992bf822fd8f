import {ContentError} from '../../content-errors/contentError';
import type {VFileMessage} from 'vfile-message';

/** By the parser's source, rule and reason, joined by spaces. */
const RULES: readonly (readonly [RegExp, what: string, remedy: string])[] = [
  [
    /to create a comment in MDX/u,
    'this HTML comment has no end',
    'Write --> after it.',
  ],
  [
    /to create a link in MDX/u,
    'MDX does not support links in angle brackets',
    'Write [text](address).',
  ],
  [
    /^micromark-extension-mdxjs-esm/u,
    'this import or export is not valid JavaScript',
    'End it with an empty line. If it is a paragraph that starts with one of these words, indent it by a space.',
  ],
  [
    /^micromark-extension-mdx-expression/u,
    'the braces do not contain a valid JavaScript expression',
    'Write \\{ for a literal brace, or put the text in `code`.',
  ],
  [
    /unexpected-closing-slash/u,
    'this closing tag has no opening tag',
    'Remove it, or add the opening tag in the same paragraph or list.',
  ],
  [
    /unexpected-eof/u,
    'this tag has no closing >',
    'Add >, or write \\< for a literal <.',
  ],
  [
    /^micromark-extension-mdx-jsx/u,
    'this < does not start a valid element',
    'Write \\< for a literal <, or put the text in `code`. Write attributes as name="text" or name={value}.',
  ],
];

const UNCLOSED =
  /closing tag for `<(?<name>[^>]*)>` \((?<line>\d+):(?<column>\d+)-/u;

/**
 * Two copies of the parser's class may be loaded, as an ES module and as
 * CommonJS, so `instanceof` is not enough.
 */
function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}

/** Rewords an MDX parser error for writers; returns other errors unchanged. */
export function mdxSyntaxError(error: unknown, file: string): unknown {
  if (!isMessage(error)) return error;
  const {line, column, source = '', ruleId = '', reason} = error;
  const unclosed = UNCLOSED.exec(reason)?.groups;
  if (unclosed) {
    const {name = '', line: start, column: from} = unclosed;
    const place = {file, line: Number(start), column: Number(from)};
    return new ContentError(
      {...place, key: `<${name}>`},
      'this element is not closed in the block where it starts',
      `Add </${name}> in the same paragraph, list item or element, or write <${name} /> for an element without content.`,
    );
  }
  const text = `${source} ${ruleId} ${reason}`;
  const [, what = reason, remedy = 'Fix the line, or put it in `code`.'] =
    RULES.find(([pattern]) => pattern.test(text)) ?? [];
  return new ContentError({file, line, column}, what, remedy);
}
