import {
  forEachChild,
  parse,
  type Command,
  type HereDoc,
  type ParsedScript,
  type Redirect,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';

import type {Position, Problem} from '../../../engine/value';

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
}

/** Maximum number of values that a word with loop variables expands to. */
const MAX_ALTERNATIVES = 200;

/** Parses a shell block as bash does, without running anything. */
export function readShell(source: string): ShellScript {
  const problems = checkLines(source);
  const masked = maskPlaceholders(source);
  const reader = new ShellReader(masked, problems);
  reader.read(parse(masked));
  return {commands: reader.commands, problems};
}

/** Line and column of an offset. */
export function positionOf(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: offset - before.lastIndexOf('\n')};
}

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

/** Hides placeholders `<like-this>` from the parser, which would see redirections. */
function maskPlaceholders(source: string): string {
  return source.replaceAll(
    /<([a-z][a-z0-9]*(?:-[a-z0-9]+)*)>/gu,
    (_whole, name: string) => `${OPEN}${name}${CLOSE}`,
  );
}

/** Finds mistakes that are valid shell syntax but break when a reader pastes them. */
function checkLines(source: string): Problem[] {
  const problems: Problem[] = [];
  const report = (
    index: number,
    column: number,
    what: string,
    remedy: string,
  ) => problems.push({at: {line: index + 1, column}, path: '', what, remedy});
  source.split('\n').forEach((line, index) => {
    const prompt = /^\s*(?:[$%]|PS>) /u.exec(line);
    if (prompt !== null) {
      report(
        index,
        1,
        `the line starts with the prompt \`${prompt[0].trim()}\``,
        'Remove the prompt, so that readers can paste the block.',
      );
    }
    const space = /\\[ \t]+\r?$/u.exec(line);
    if (space !== null) {
      report(
        index,
        space.index + 1,
        'spaces after the backslash end the command here',
        'Remove the spaces at the end of the line.',
      );
    }
    const dash = /(?:^|\s)[–—](?=[A-Za-z])/u.exec(line);
    const quote = /[‘’“”]/u.exec(line);
    const found = dash ?? quote;
    if (found !== null) {
      report(
        index,
        found.index + 1,
        `found the typographic character ${found[0].trim()}`,
        'Replace it: use - for options, and \' or " for quotes.',
      );
    }
  });
  return problems;
}

class ShellReader {
  readonly commands: ShellCommand[] = [];
  readonly #source: string;
  readonly #problems: Problem[];
  readonly #variables = new Map<string, readonly string[]>();

  constructor(source: string, problems: Problem[]) {
    this.#source = source;
    this.#problems = problems;
  }

  read(script: ParsedScript): void {
    for (const {message, pos} of script.errors ?? []) {
      this.#problems.push({
        at: positionOf(this.#source, pos),
        path: '',
        what: `the shell cannot read this: ${unmask(message)}`,
        remedy: 'Correct the command, and try it in a shell.',
      });
    }
    forEachChild(script, (child) => {
      this.#walk(child);
    });
  }

  #walk(node: SyntaxNode): void {
    switch (node.type) {
      case 'Script':
        this.read(node);
        return;
      case 'Command':
        this.#command(node, undefined);
        break;
      case 'Pipeline': {
        let input: ShellInput | undefined;
        for (const command of node.commands) {
          if (command.type === 'Command') {
            const read = this.#command(command, input);
            const isCat = read.words[0]?.values[0] === 'cat';
            input = isCat ? read.input : undefined;
            this.#children(command);
          } else {
            input = undefined;
            this.#walk(command);
          }
        }
        return;
      }
      case 'Assignment':
        // Later uses of the variable have this value.
        if (node.value.type === 'Word' && node.append !== true) {
          this.#variables.set(node.name, this.#values(node.value));
        }
        break;
      case 'For':
        this.#loop(node.name.value, node.wordlist, () => {
          this.#children(node);
        });
        return;
      default:
        break;
    }
    this.#children(node);
  }

  #children(node: SyntaxNode): void {
    forEachChild(node, (child) => {
      this.#walk(child);
    });
  }

  #loop(
    variable: string,
    words: readonly Word[] | undefined,
    run: () => void,
  ): void {
    const values = (words ?? []).flatMap((word) => this.#values(word));
    this.#variables.set(variable, values.length === 0 ? [UNKNOWN] : values);
    run();
    // After the loop, the variable keeps its last value.
    this.#variables.set(variable, values.slice(-1));
    if (values.length === 0) this.#variables.delete(variable);
  }

  #command(node: Command, piped: ShellInput | undefined): ShellCommand {
    const words: ShellWord[] = [];
    if (node.name !== undefined) words.push(this.#word(node.name));
    for (const part of node.args) {
      words.push(
        part.type === 'Word'
          ? this.#word(part)
          : {
              text: unmask(part.text),
              values: [unmaskUnknown(part.text)],
              offset: part.pos,
            },
      );
    }
    const redirects = node.redirects;
    const here = redirects.find(
      (redirect): redirect is HereDoc => redirect.type === 'HereDoc',
    );
    const outputs = redirects
      .filter(
        (redirect): redirect is Redirect =>
          redirect.type === 'Redirect' && redirect.operator.startsWith('>'),
      )
      .flatMap(({target}) =>
        target === undefined ? [] : [unmask(target.text)],
      );
    if (here !== undefined && here.closing === undefined) {
      this.#problems.push({
        at: positionOf(this.#source, here.pos),
        path: '',
        what: `the here-document ${unmask(this.#source.slice(here.pos, here.end))} has no end`,
        remedy: 'Write the closing word on a line of its own, without spaces.',
      });
    }
    const command: ShellCommand = {
      words,
      input: here === undefined ? piped : inputOf(here),
      outputs,
    };
    this.commands.push(command);
    return command;
  }

  #word(word: Word): ShellWord {
    return {
      text: unmask(word.text),
      values: this.#values(word),
      offset: word.pos,
    };
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
        return part.operation === undefined &&
          part.index === undefined &&
          part.prefix === undefined
          ? (this.#variables.get(part.parameter) ?? [UNKNOWN])
          : [UNKNOWN];
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

function inputOf({body, delimiter}: HereDoc): ShellInput {
  return {
    text: unmask(body.text),
    offset: body.pos,
    hasVariables: delimiter?.quoted !== true,
  };
}

function unmask(text: string): string {
  return text.replaceAll(OPEN, '<').replaceAll(CLOSE, '>');
}

function unmaskUnknown(text: string): string {
  return text.replaceAll(/\u{E000}[^\u{E001}]*\u{E001}/gu, UNKNOWN);
}
