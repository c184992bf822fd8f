import {
  forEachChild,
  parse,
  type Command,
  type ParsedScript,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';

import type {Position, Problem} from '../../engine/value';

/** Replaces a part of a word that only the shell or the reader knows. */
export const UNKNOWN = '\u{F8FF}';

/** A word of a command. */
export interface ShellWord {
  /** As written. */
  readonly text: string;
  /**
   * The values that the command gets: several if the word contains the variable
   * of a loop. Other variables and `<placeholders>` are `UNKNOWN`.
   */
  readonly values: readonly string[];
  /** Offset in the source. */
  readonly offset: number;
}

/** The here-document that a command reads: `<<EOF … EOF`. */
export interface ShellInput {
  readonly text: string;
  readonly offset: number;
  /** Whether the shell fills in variables. */
  readonly hasVariables: boolean;
}

/** A simple command with its input and outputs. */
export interface ShellCommand {
  readonly words: readonly ShellWord[];
  readonly input?: ShellInput | undefined;
  /** Files that it writes with `>`. */
  readonly outputs: readonly string[];
}

export interface ShellScript {
  /** All commands in the order of the text, also in substitutions and loops. */
  readonly commands: readonly ShellCommand[];
  readonly problems: readonly Problem[];
  /** Uses of variables that nothing set before. */
  readonly unset: readonly UnsetVariable[];
}

/** A use of a variable. */
export interface UnsetVariable {
  readonly name: string;
  /** Offset in the source. */
  readonly offset: number;
}

/** Variables that a shell has without being told. */
const ENVIRONMENT = new Set(
  'EDITOR HOME HOSTNAME KUBECONFIG LANG LINENO OLDPWD OSTYPE PATH PWD RANDOM SECONDS SHELL TMPDIR USER XDG_CONFIG_HOME'.split(
    ' ',
  ),
);

/** Maximum number of values that a word with loop variables expands to. */
const MAX_ALTERNATIVES = 200;

/**
 * Parses a shell block as bash does, without running anything.
 *
 * @param known - Variables that are set before the block; those that it sets
 *   are added.
 */
export function readShell(
  source: string,
  known = new Set<string>(),
): ShellScript {
  return new ShellReader(source, known);
}

/** Line and column of an offset. */
export function positionOf(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: offset - before.lastIndexOf('\n')};
}

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';
const SPACE = '\u{E002}';

/** Hides placeholders `<like-this>` and `<like this>` from the parser, which would see redirections. */
function maskPlaceholders(source: string): string {
  return source.replaceAll(
    /<([a-z][a-z0-9]*(?:[- ][a-z0-9]+)*)>/gu,
    (_whole, name: string) => `${OPEN}${name.replaceAll(' ', SPACE)}${CLOSE}`,
  );
}

function problemAt(at: Position, what: string, remedy: string): Problem {
  return {at, path: '', what, remedy};
}

/** Mistakes in a line, each with what is wrong for the sign that it finds. */
const LINE_MISTAKES: readonly (readonly [
  pattern: RegExp,
  what: (sign: string) => string,
  remedy: string,
])[] = [
  [
    /^\s*(?:[$%]|PS>)(?= )/u,
    (sign) => `the line starts with the prompt \`${sign}\``,
    'Remove the prompt, so that readers can paste the block.',
  ],
  [
    /\\[ \t]+\r?$/u,
    () => 'spaces after the backslash end the command here',
    'Remove the spaces at the end of the line.',
  ],
  [
    /(?:^|\s)[–—](?=[A-Za-z])|[‘’“”]/u,
    (sign) => `found the typographic character ${sign}`,
    'Replace it: use - for options, and \' or " for quotes.',
  ],
];

/** Finds mistakes that are valid shell syntax but break when a reader pastes them. */
function checkLines(source: string): Problem[] {
  return source.split('\n').flatMap((text, index) =>
    LINE_MISTAKES.flatMap(([pattern, what, remedy]) => {
      const found = pattern.exec(text);
      if (found === null) return [];
      const at = {line: index + 1, column: found.index + 1};
      return problemAt(at, what(found[0].trim()), remedy);
    }),
  );
}

class ShellReader implements ShellScript {
  readonly commands: ShellCommand[] = [];
  readonly unset: UnsetVariable[] = [];
  readonly problems: Problem[];
  readonly #known: Set<string>;
  readonly #source: string;
  readonly #variables = new Map<string, readonly string[]>();
  /** What the next command of a pipe reads. */
  #piped: ShellInput | undefined;

  constructor(source: string, known: Set<string>) {
    this.problems = checkLines(source);
    this.#known = known;
    this.#source = maskPlaceholders(source);
    this.#read(parse(this.#source));
  }

  #read(script: ParsedScript): void {
    for (const {message, pos} of script.errors ?? []) {
      this.#report(
        pos,
        `the shell cannot read this: ${unmask(message)}`,
        'Correct the command, and try it in a shell.',
      );
    }
    this.#children(script);
  }

  #report(offset: number, what: string, remedy: string): void {
    const at = positionOf(this.#source, offset);
    this.problems.push(problemAt(at, what, remedy));
  }

  #children(node: SyntaxNode): void {
    forEachChild(node, (child) => {
      this.#walk(child);
    });
  }

  #walk(node: SyntaxNode): void {
    switch (node.type) {
      case 'Script':
        this.#read(node);
        break;
      case 'Command':
        this.#command(node);
        this.#children(node);
        break;
      case 'Pipeline':
        for (const command of node.commands) {
          const next = this.commands.length;
          this.#walk(command);
          const read = this.commands[next];
          const isCat = read?.words[0]?.values[0] === 'cat';
          this.#piped = isCat ? read.input : undefined;
        }
        this.#piped = undefined;
        break;
      case 'Assignment':
        // Later uses of the variable have this value.
        if (node.value.type === 'Word' && node.append !== true) {
          this.#variables.set(node.name, this.#values(node.value));
        }
        this.#children(node);
        this.#known.add(node.name);
        break;
      case 'SimpleExpansion':
        this.#use(node.text.slice(1), node.pos);
        break;
      case 'ParameterExpansion':
        // `${name:-value}` and its like say what happens without a value.
        if (node.operation === undefined) this.#use(node.parameter, node.pos);
        this.#children(node);
        break;
      case 'For': {
        const words = node.wordlist ?? [];
        const values = words.flatMap((word) => this.#values(word));
        this.#variables.set(
          node.name.value,
          values.length === 0 ? [UNKNOWN] : values,
        );
        this.#known.add(node.name.value);
        this.#children(node);
        // After the loop, the variable keeps its last value.
        this.#variables.set(node.name.value, [values.at(-1) ?? UNKNOWN]);
        break;
      }
      default:
        this.#children(node);
    }
  }

  #use(name: string, offset: number): void {
    // Kubernetes sets those of its own Service in each container.
    const isSpecial = /^(?:[^A-Za-z_]|KUBERNETES_(?:PORT|SERVICE)_)/u.test(
      name,
    );
    if (isSpecial || ENVIRONMENT.has(name) || this.#known.has(name)) return;
    this.unset.push({name, offset});
  }

  #command({name, args, redirects}: Command): void {
    if (name?.value === 'read') {
      for (const {text} of args) this.#known.add(text);
    }
    const here = redirects.find((redirect) => redirect.type === 'HereDoc');
    this.commands.push({
      words: [name ?? [], args].flat().map((part) => ({
        text: unmask(part.text),
        values:
          part.type === 'Word'
            ? this.#values(part)
            : [unmaskUnknown(part.text)],
        offset: part.pos,
      })),
      input: here
        ? {
            text: unmask(here.body.text),
            offset: here.body.pos,
            hasVariables: here.delimiter?.quoted !== true,
          }
        : this.#piped,
      outputs: redirects.flatMap((redirect) =>
        redirect.type === 'Redirect' && redirect.operator.startsWith('>')
          ? unmask(redirect.target?.text ?? '')
          : [],
      ),
    });
    this.#piped = undefined;
    if (here === undefined || here.closing !== undefined) return;
    this.#report(
      here.pos,
      `the here-document ${unmask(this.#source.slice(here.pos, here.end))} is not closed`,
      'Put the delimiter on a line of its own, without spaces.',
    );
  }

  #values(word: Word): readonly string[] {
    if (word.parts === undefined) return [unmaskUnknown(word.value)];
    return this.#join(word.parts.map((part) => this.#part(part)));
  }

  #part(part: WordPart): readonly string[] {
    switch (part.type) {
      case 'Literal':
      case 'SingleQuoted':
      case 'AnsiCQuoted':
      case 'Glob':
        return [unmaskUnknown(part.value)];
      case 'DoubleQuoted':
      case 'LocaleString':
        return this.#join(part.parts.map((inner) => this.#part(inner)));
      case 'SimpleExpansion':
        return this.#variables.get(part.text.slice(1)) ?? [UNKNOWN];
      case 'ParameterExpansion':
        if (part.operation ?? part.index ?? part.prefix) return [UNKNOWN];
        return this.#variables.get(part.parameter) ?? [UNKNOWN];
      default:
        return [UNKNOWN];
    }
  }

  #join(parts: readonly (readonly string[])[]): readonly string[] {
    let joined: readonly string[] = [''];
    for (const alternatives of parts) {
      joined = joined.flatMap((start) =>
        alternatives.map((end) => start + end),
      );
      if (joined.length > MAX_ALTERNATIVES) return [UNKNOWN];
    }
    return joined;
  }
}

function unmask(text: string): string {
  return text
    .replaceAll(OPEN, '<')
    .replaceAll(CLOSE, '>')
    .replaceAll(SPACE, ' ');
}

function unmaskUnknown(text: string): string {
  return text.replaceAll(/\u{E000}[^\u{E001}]*\u{E001}/gu, UNKNOWN);
}
