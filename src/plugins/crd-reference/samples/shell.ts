import {
  forEachChild,
  parse,
  type Command,
  type SyntaxNode,
  type WordPart,
} from 'unbash';

import type {Position} from '../check/mistake';

/** Stands for any text that only the shell or the reader knows. */
export const UNKNOWN = '\u{F8FF}';

/** A word of a command, with what its block tells of its value. */
export interface ShellWord {
  readonly value: string;
  readonly at: Position;
}

/** The text between `<<EOF` and `EOF`. */
export interface HereDocument {
  readonly text: string;
  /** The line above its first line. */
  readonly above: number;
  /** Whether the shell fills in variables. */
  readonly hasVariables: boolean;
}

export interface ShellCommand {
  readonly words: readonly ShellWord[];
  readonly documents: readonly HereDocument[];
}

/** Reads all commands of a block, also those in loops and substitutions. */
export function readShell(source: string): {
  readonly commands: readonly ShellCommand[];
  /** What bash can't read. */
  readonly errors: readonly {readonly at: Position; readonly what: string}[];
} {
  const commands: ShellCommand[] = [];
  const variables = new Map<string, string>();
  const at = (offset: number): Position => positionOf(source, offset);
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Assignment' && node.value.type === 'Word') {
      variables.set(node.name, valueOf(node.value, variables));
    } else if (node.type === 'Command') {
      const words = [node.name ?? [], node.args].flat();
      commands.push({
        words: words.map((word) => ({
          value: valueOf(word, variables),
          at: at(word.pos),
        })),
        documents: documentsOf(node, source),
      });
    }
    forEachChild(node, visit);
  };
  const script = parse(withoutPlaceholders(source));
  visit(script);
  const errors = (script.errors ?? []).map(({message, pos}) => ({
    at: at(pos),
    what: `the shell cannot read this: ${message}`,
  }));
  return {commands, errors};
}

function positionOf(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: offset - before.lastIndexOf('\n')};
}

/** Hides `<your-name>` from the parser, which would see redirections. */
function withoutPlaceholders(source: string): string {
  return source.replaceAll(/<[a-z][a-z0-9]*(?:[- ][a-z0-9]+)*>/gu, (found) =>
    UNKNOWN.repeat(found.length),
  );
}

function documentsOf({redirects}: Command, source: string): HereDocument[] {
  return redirects.flatMap((redirect) => {
    if (redirect.type !== 'HereDoc') return [];
    const {pos, end} = redirect.body;
    return {
      text: source.slice(pos, end),
      above: positionOf(source, pos).line - 1,
      hasVariables: redirect.delimiter?.quoted !== true,
    };
  });
}

type Part = SyntaxNode | WordPart;

function valueOf(part: Part, variables: ReadonlyMap<string, string>): string {
  const joined = (parts: readonly Part[]): string =>
    parts.map((each) => valueOf(each, variables)).join('');
  switch (part.type) {
    case 'Word':
      return part.parts ? joined(part.parts) : part.value;
    case 'DoubleQuoted':
      return joined(part.parts);
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
    case 'Glob':
      return part.value;
    case 'SimpleExpansion':
      return variables.get(part.text.slice(1)) ?? UNKNOWN;
    default:
      return UNKNOWN;
  }
}
