import type {CheckedContent} from './checkContent';

/**
 * The pages whose commands all passed: syntax, names, versions and values, and
 * that all they need was made before.
 *
 * @returns How many commands each has, by path from the root of the repository;
 *   pages without commands, or with a mistake anywhere, aren't in it.
 */
export function provenCommands({
  commands,
  errors,
}: Pick<CheckedContent, 'commands' | 'errors'>): ReadonlyMap<string, number> {
  const wrong = new Set(errors.map(({place}) => place.file));
  return new Map(
    [...commands].filter(([file, count]) => count > 0 && !wrong.has(file)),
  );
}
