import type {VFileMessage} from 'vfile-message';

import {ContentError} from './contentError';

interface Rule {
  /** Tried on the parser's source, rule and reason, joined by spaces. */
  readonly pattern: RegExp;
  readonly what: string;
  readonly remedy: string;
}

const RULES: readonly Rule[] = [
  {
    pattern: /to create a comment in MDX/u,
    what: 'MDX has no comments of HTML',
    remedy: 'Write {/* text */}.',
  },
  {
    pattern: /to create a link in MDX/u,
    what: 'MDX has no addresses in angle brackets',
    remedy: 'Write [text](address).',
  },
  {
    pattern: /^micromark-extension-mdxjs-esm/u,
    what: 'this import or export cannot be read as JavaScript',
    remedy:
      'End it with an empty line. A paragraph that begins with one of the two words is indented by a space.',
  },
  {
    pattern: /^micromark-extension-mdx-expression/u,
    what: 'these braces hold no expression of JavaScript',
    remedy: 'Write \\{ for a brace that is text, or put the words in `code`.',
  },
  {
    pattern: /unexpected-closing-slash/u,
    what: 'this closing tag closes nothing',
    remedy:
      'Remove it, or write the opening tag in the same paragraph or list.',
  },
  {
    pattern: /unexpected-eof/u,
    what: 'this tag does not end',
    remedy: 'Write > at its end, or \\< for a sign that is text.',
  },
  {
    pattern: /^micromark-extension-mdx-jsx/u,
    what: 'this < begins no element',
    remedy:
      'Write \\< for a sign that is text, or put the words in `code`. Attributes are name="text" or name={value}.',
  },
];

const UNCLOSED =
  /closing tag for `<(?<name>[^>]*)>` \((?<line>\d+):(?<column>\d+)-/u;

/**
 * Two copies of the parser's class may be loaded: as a module, and as the
 * framework loads the configuration.
 */
function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}

/** What the parser of MDX says, in the words of the site; others unchanged. */
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
      'this element is not closed where it began',
      `Write </${name}> in the same paragraph, list item or element, or <${name} /> for an element without content.`,
    );
  }
  const place = {file, line, column};
  const text = `${source} ${ruleId} ${reason}`;
  const rule = RULES.find(({pattern}) => pattern.test(text));
  return rule
    ? new ContentError(place, rule.what, rule.remedy)
    : new ContentError(place, reason, 'Mend the line, or put it in `code`.');
}
