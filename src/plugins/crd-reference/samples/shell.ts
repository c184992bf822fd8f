import {
  forEachChild,
  parse,
  type Command,
  type SyntaxNode,
  type WordPart,
} from 'unbash';

import {
  positionsIn,
  type Position,
  type Problem,
} from '../../../content-errors/problem';
import {PLACEHOLDER} from '../check/claims';

/** Stands for any text that only the shell or the reader knows. */
export const UNKNOWN = '\u{F8FF}';

/** A word of a command, without its quotes. */
export interface ShellWord extends Position {
  readonly value: string;
}

/**
 * Reads all commands of a block, also those in loops and substitutions, and what
 * bash can't read.
 */
export function readShell(source: string) {
  const positionOf = positionsIn(source);
  const read = ({name, args, redirects}: Command) => {
    const written = name ? [name, ...args] : args;
    const words = written.map((word): ShellWord => {
      return {value: valueOf(word), ...positionOf(word.pos)};
    });
    const documents = [];
    for (const redirect of redirects) {
      if (redirect.type !== 'HereDoc') continue;
      const {pos, end} = redirect.body;
      const body = source.slice(pos, end);
      const hasTabs = redirect.operator === '<<-';
      documents.push({
        // The shell takes them off.
        text: hasTabs ? body.replaceAll(/^\t+/gmu, '') : body,
        /** The line above its first line. */
        above: positionOf(pos).line - 1,
        /** Whether the shell fills in variables. */
        hasVariables: redirect.delimiter?.quoted !== true,
      });
    }
    return {words, documents};
  };
  const commands: ReturnType<typeof read>[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command') commands.push(read(node));
    forEachChild(node, visit);
  };
  // The parser would take `<your-name>` for redirections.
  const script = parse(
    source.replaceAll(RegExp(PLACEHOLDER, 'gu'), (found) =>
      UNKNOWN.repeat(found.length),
    ),
  );
  visit(script);
  const errors = (script.errors ?? []).map(({message, pos}): Problem => ({
    ...positionOf(pos),
    path: '',
    what: `the shell cannot read this: ${message}`,
    remedy: 'Correct the command, and try it in a shell.',
  }));
  return {commands, errors};
}

function valueOf(part: SyntaxNode | WordPart): string {
  switch (part.type) {
    case 'Word':
    case 'DoubleQuoted':
      return part.parts ? part.parts.map(valueOf).join('') : part.value;
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
    case 'Glob':
      return part.value;
    default:
      return UNKNOWN;
  }
}
