import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import {inOrder} from '../../engine/checkYaml';
import type {Problem} from '../../engine/value';

import {checkHelm} from './checkHelm';
import {checkKubectl} from './checkKubectl';
import {
  positionOf,
  readShell,
  type ShellCommand,
  type ShellWord,
  type UnsetVariable,
} from './readShell';
import {
  inputFile,
  isUnknown,
  reportAt,
  type ShellContext,
} from './shellContext';

/**
 * Checks the syntax of a shell block, and that the names in `kubectl` and `helm`
 * commands exist in the docs version.
 *
 * @returns Every mistake, in the order of the text.
 */
export function checkShell(
  context: Omit<ShellContext, 'problems'>,
): readonly Problem[] {
  const {source, variables} = context;
  const {commands, problems: found, unset} = readShell(source, variables);
  const problems = [...found, ...unset.map((use) => unsetProblem(use, source))];
  for (const command of commands) {
    checkCommand(command, {...context, problems});
  }
  return inOrder(problems);
}

function unsetProblem({name, offset}: UnsetVariable, source: string): Problem {
  return {
    at: positionOf(source, offset),
    path: '',
    what: `nothing on the page sets \`${name}\` before this line`,
    remedy: `Set it in an earlier command, such as ${name}=<value>.`,
  };
}

function checkCommand(command: ShellCommand, context: ShellContext): void {
  checkSampleAddresses(command, context);
  rememberFiles(command, context);
  const words = withoutWrappers(command.words);
  const [name, ...rest] = words;
  if (name?.values[0] === 'kubectl') checkKubectl(rest, command, context);
  if (name?.values[0] === 'helm') checkHelm(rest, command, context);
}

/** Tools whose commands are checked. */
const TOOL = /^(?:kubectl|helm)$/u;

const WRAPPERS = new Set(['command', 'env', 'exec', 'sudo', 'time', 'xargs']);

/** `sudo kubectl …`, `xargs -r kubectl …` → `kubectl …` */
export function withoutWrappers(
  words: readonly ShellWord[],
): readonly ShellWord[] {
  if (!WRAPPERS.has(words[0]?.values[0] ?? '')) return words;
  const start = words.findIndex(
    ({values: [value = '']}, index) => index > 0 && TOOL.test(value),
  );
  return start === -1 ? [] : words.slice(start);
}

/** The URL of a sample must be that of a published file. */
function checkSampleAddresses(
  {words}: ShellCommand,
  context: ShellContext,
): void {
  const {samplesUrl, sampleFiles, namedSamples} = context;
  for (const word of words) {
    for (const value of word.values) {
      const start = value.indexOf(`${samplesUrl}/`);
      if (start === -1 || isUnknown(value)) continue;
      const [file = ''] = value
        .slice(start + samplesUrl.length + 1)
        .split(/[\s"'?#]/u);
      if (sampleFiles.has(file)) {
        namedSamples.add(file);
        continue;
      }
      const what = `no sample is published at ${file || 'this address'}`;
      const otherwise = 'Add the file to _samples, or correct the URL.';
      const remedy = didYouMeanOr(otherwise, file, sampleFiles);
      reportAt(context, word, what, remedy);
    }
  }
}

/** Later commands can use the files that a command writes or mentions. */
function rememberFiles(
  {words, outputs, input}: ShellCommand,
  context: ShellContext,
): void {
  const {localFiles} = context;
  for (const file of outputs)
    localFiles.set(file, input && inputFile(input, context));
  const isReader = words.some(({text}) => text === 'kubectl');
  if (isReader) return;
  for (const {values} of words) {
    for (const value of values) {
      if (!localFiles.has(value)) localFiles.set(value, undefined);
    }
  }
}
