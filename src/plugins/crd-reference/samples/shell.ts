import {forEachChild, parse, type SyntaxNode, type WordPart} from 'unbash';

import {positionsIn, type Position, type Problem} from '../check/mistake';

/** Stands for any text that only the shell or the reader knows. */
export const UNKNOWN = '\u{F8FF}';

/** A word of a command, without its quotes. */
export interface ShellWord {
  readonly value: string;
  readonly at: Position;
}

/** A command of a block, also one in a loop or a substitution. */
interface ShellCommand {
  readonly words: readonly ShellWord[];
  readonly documents: readonly {
    /** The text between `<<EOF` and `EOF`. */
    readonly text: string;
    /** The line above its first line. */
    readonly above: number;
    /** Whether the shell fills in variables. */
    readonly hasVariables: boolean;
  }[];
}

/** Reads all commands of a block, and what bash can't read. */
export function readShell(source: string): {
  readonly commands: readonly ShellCommand[];
  readonly errors: readonly Problem[];
} {
  const commands: ShellCommand[] = [];
  const positionOf = positionsIn(source);
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command') {
      const words = [node.name ?? [], node.args].flat().map((word) => ({
        value: valueOf(word),
        at: positionOf(word.pos),
      }));
      const documents = node.redirects.flatMap((redirect) => {
        if (redirect.type !== 'HereDoc') return [];
        const {pos, end} = redirect.body;
        return {
          text: source.slice(pos, end),
          above: positionOf(pos).line - 1,
          hasVariables: redirect.delimiter?.quoted !== true,
        };
      });
      commands.push({words, documents});
    }
    forEachChild(node, visit);
  };
  // The parser would take `<your-name>` for redirections.
  const script = parse(
    source.replaceAll(/<[a-z][a-z0-9]*(?:[- ][a-z0-9]+)*>/gu, (found) =>
      UNKNOWN.repeat(found.length),
    ),
  );
  visit(script);
  const errors = (script.errors ?? []).map(({message, pos}) => ({
    at: positionOf(pos),
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
