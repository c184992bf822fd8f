import {nearest} from '../../../../../lib/nearest';

import type {ShellWord} from './readShell';

/** The options of a command: with a value after them, or without. */
export interface OptionTable {
  readonly withValue: readonly string[];
  readonly alone: readonly string[];
}

/** An option as it stands in a command. */
export interface ReadOption {
  readonly name: string;
  readonly word: ShellWord;
  /** The word that holds the value, `--name=value` or the next one. */
  readonly value?: ShellWord | undefined;
}

export interface ReadArguments {
  readonly options: readonly ReadOption[];
  /** Words that are no options, without those after `--`. */
  readonly positionals: readonly ShellWord[];
  /** Options that the table does not have. */
  readonly unknown: readonly {
    readonly word: ShellWord;
    readonly near: string | undefined;
  }[];
}

/** Tells options, their values and the other words of a command apart. */
export function readArguments(
  words: readonly ShellWord[],
  {withValue, alone}: OptionTable,
): ReadArguments {
  const options: ReadOption[] = [];
  const positionals: ShellWord[] = [];
  const unknown: {word: ShellWord; near: string | undefined}[] = [];
  const known = [...withValue, ...alone];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const text = word.values[0] ?? '';
    if (text === '--') break;
    if (!/^-./u.test(text)) {
      positionals.push(word);
      continue;
    }
    const {name, inline} = splitOption(word, text, withValue);
    if (withValue.includes(name)) {
      if (inline !== undefined) {
        options.push({name, word, value: inline});
      } else {
        index += 1;
        options.push({name, word, value: words[index]});
      }
    } else if (alone.includes(name) || isCluster(name, alone)) {
      options.push({name, word, value: inline});
    } else {
      unknown.push({word, near: nearest(name, known)});
    }
  }
  return {options, positionals, unknown};
}

/** The value of the last option of these names. */
export function optionValue(
  {options}: ReadArguments,
  ...names: readonly string[]
): ShellWord | undefined {
  return options.findLast(({name}) => names.includes(name))?.value;
}

/** `--name=value`, `-nvalue`, `--name`, `-n`. */
function splitOption(
  word: ShellWord,
  text: string,
  withValue: readonly string[],
): {readonly name: string; readonly inline: ShellWord | undefined} {
  if (text.startsWith('--')) {
    const equals = text.indexOf('=');
    if (equals === -1) return {name: text, inline: undefined};
    return {
      name: text.slice(0, equals),
      inline: restOf(word, equals + 1),
    };
  }
  const short = text.slice(0, 2);
  if (text.length > 2 && withValue.includes(short)) {
    return {name: short, inline: restOf(word, text[2] === '=' ? 3 : 2)};
  }
  return {name: text, inline: undefined};
}

function restOf(word: ShellWord, length: number): ShellWord {
  return {
    text: word.text.slice(length),
    values: word.values.map((value) => value.slice(length)),
    offset: word.offset + length,
  };
}

/** `-it` is `-i -t`. */
function isCluster(name: string, alone: readonly string[]): boolean {
  return (
    /^-[A-Za-z]{2,}$/u.test(name) &&
    Array.from(name.slice(1)).every((letter) => alone.includes(`-${letter}`))
  );
}
