import {remember} from '../../src/lib/remember';
import type {Source} from './source';

/** A function at the top level of a file. */
export interface CodeFunction {
  readonly name: string;
  readonly folder: string;
  readonly text: string;
  /** Lines from 1. */
  readonly first: number;
  readonly last: number;
}

const FUNCTIONS = {
  go: /^func (?:\([^)]*\) )?(?<name>\w+)[\s\S]*?^\}/gmu,
  sh: /^(?:function )?(?<name>\w+) ?\(\) ?\{[\s\S]*?^\}/gmu,
};

/** The functions of a Go or shell file, as their formatters write them. */
export function functionsIn(file: string, text: string): CodeFunction[] {
  const language = /\.(go|sh)$/u.exec(file)?.[1];
  if (language !== 'go' && language !== 'sh') return [];
  return [...text.matchAll(FUNCTIONS[language])].map((match) => {
    const first = text.slice(0, match.index).split('\n').length;
    const [whole] = match;
    const last = first + whole.split('\n').length - 1;
    const name = match.groups?.['name'] ?? '';
    return {name, folder: folderOf(file), text: whole, first, last};
  });
}

/** The name of the constant or variable that a line of Go declares. */
export function declaredIn(line: string): string | undefined {
  return /^\s*(?:(?:var|const) )?(\w+)(?:\s+[\w.]+)?\s*=/u.exec(line)?.[1];
}

/** The folder and name of each function that uses one of Go's names. */
export function usersOf(name: string, source: Source): readonly string[] {
  const word = new RegExp(`\\b${name}\\b`, 'u');
  return namesOf(
    goFunctions(source)
      .filter(({text}) => word.test(text))
      .map((user) => `${user.folder} ${user.name}`),
  );
}

/** The folders whose Go code has a string. */
export function foldersSaying(text: string, source: Source): readonly string[] {
  return namesOf(
    goFiles(source)
      .filter((file) => source.read(file)?.includes(`"${text}"`) === true)
      .map(folderOf),
  );
}

export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Lines without what doesn't change their meaning. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim().replaceAll(/\s+/gu, ' '));
}

/** The same without comments and empty lines. */
export function codeOf(text: string): string {
  return linesOf(text)
    .map((line) => line.replace(/(?:^|\s)(?:#|\/\/).*/u, ''))
    .filter((line) => line !== '')
    .join('\n');
}

const goFunctions = remember((source: Source) =>
  goFiles(source).flatMap((file) => functionsIn(file, source.read(file) ?? '')),
);

/** What runs: neither tests nor what a generator wrote. */
function goFiles(source: Source): string[] {
  return ['cmd', 'internal', 'pkg']
    .flatMap(source.list)
    .filter((file) => /^(?!.*_test\.go$).*\.go$/u.test(file));
}

function namesOf(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
