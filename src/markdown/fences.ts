/** Whether the language of a fence is that of commands. */
export function isShell(language?: string | null): boolean {
  return /^(?:sh|bash|shell)$/u.test(language ?? '');
}

/** Whether the language of a fence is YAML. */
export function isYaml(language?: string | null): boolean {
  return /^ya?ml$/u.test(language ?? '');
}

const TOKEN =
  /(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')|\{(?<ranges>[\d,\s-]+)\}|(?<unknown>\{[^\s{]*|[^\s{]+)/gu;

/**
 * Parses what follows the language of a fence: `title="a.yaml" {1,3-4}`. Callers
 * report what they don't accept.
 *
 * @returns Values by key, the lines to mark, counted from 1, and all else as
 *   written.
 */
export function parseFenceMeta(meta: string | null | undefined) {
  const values = new Map<string, string>();
  const lines = new Set<number>();
  const unknownWords: string[] = [];
  for (const {groups = {}} of (meta ?? '').matchAll(TOKEN)) {
    const {key, double, single, ranges, unknown} = groups;
    if (key !== undefined) values.set(key, double ?? single ?? '');
    if (unknown !== undefined) unknownWords.push(unknown);
    for (const range of ranges?.split(',') ?? []) {
      const [from = 0, to = from] = range.split('-').map(Number);
      for (let line = from; line <= to; line += 1) lines.add(line);
    }
  }
  return {values, lines, unknownWords};
}
