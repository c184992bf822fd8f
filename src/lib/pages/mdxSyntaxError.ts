import {ContentError} from '@openchoreo/content-errors/contentError';
import type {VFileMessage} from 'vfile-message';

interface Rule {
  /** Matched against the parser's source, rule and reason, joined by spaces. */
  readonly pattern: RegExp;
  readonly what: string;
  readonly remedy: string;
}

const RULES: readonly Rule[] = [
  {
    pattern: /to create a comment in MDX/u,
    what: 'this HTML comment has no end',
    remedy: 'Write --> after it.',
  },
  {
    pattern: /to create a link in MDX/u,
    what: 'MDX does not support links in angle brackets',
    remedy: 'Write [text](address).',
  },
  {
    pattern: /^micromark-extension-mdxjs-esm/u,
    what: 'this import or export is not valid JavaScript',
    remedy:
      'End it with an empty line. If it is a paragraph that starts with one of these words, indent it by a space.',
  },
  {
    pattern: /^micromark-extension-mdx-expression/u,
    what: 'the braces do not contain a valid JavaScript expression',
    remedy: 'Write \\{ for a literal brace, or put the text in `code`.',
  },
  {
    pattern: /unexpected-closing-slash/u,
    what: 'this closing tag has no opening tag',
    remedy: 'Remove it, or add the opening tag in the same paragraph or list.',
  },
  {
    pattern: /unexpected-eof/u,
    what: 'this tag has no closing >',
    remedy: 'Add >, or write \\< for a literal <.',
  },
  {
    pattern: /^micromark-extension-mdx-jsx/u,
    what: 'this < does not start a valid element',
    remedy:
      'Write \\< for a literal <, or put the text in `code`. Write attributes as name="text" or name={value}.',
  },
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
    const {name = ''} = unclosed;
    return new ContentError(
      {
        file,
        line: Number(unclosed['line']),
        column: Number(unclosed['column']),
        key: `<${name}>`,
      },
      'this element is not closed in the block where it starts',
      `Add </${name}> in the same paragraph, list item or element, or write <${name} /> for an element without content.`,
    );
  }
  const place = {file, line, column};
  const text = `${source} ${ruleId} ${reason}`;
  const rule = RULES.find(({pattern}) => pattern.test(text));
  return rule
    ? new ContentError(place, rule.what, rule.remedy)
    : new ContentError(place, reason, 'Fix the line, or put it in `code`.');
}
