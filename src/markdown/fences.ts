/** Whether the language of a fence is that of commands. */
export function isShell(language?: string | null): boolean {
  return ['sh', 'bash', 'shell'].includes(language ?? '');
}

/** Whether the language of a fence is YAML. */
export function isYaml(language?: string | null): boolean {
  return language === 'yaml' || language === 'yml';
}

/** A word of what follows the language; quotes and braces keep spaces together. */
const WORD = /\{[^}]*\}|(?:"[^"]*"|'[^']*'|[^\s{"'])+|\S/gu;

/** `key="value"` or `key='value'`. */
const VALUE = /^([\w-]+)=(["'])(.*)\2$/u;

/** `3`, `3-4` */
const RANGE = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/u;

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
  for (const [word] of (meta ?? '').matchAll(WORD)) {
    const [, key, , value = ''] = VALUE.exec(word) ?? [];
    if (key !== undefined) values.set(key, value);
    else if (!addLines(word, lines)) unknownWords.push(word);
  }
  return {values, lines, unknownWords};
}

/**
 * Adds the lines of `{1,3-4}`: 1, 3 and 4.
 *
 * @returns Whether the word names lines.
 */
function addLines(word: string, lines: Set<number>): boolean {
  if (!word.startsWith('{')) return false;
  for (const range of word.slice(1, -1).split(',')) {
    const [, from = '0', to = from] = RANGE.exec(range) ?? [];
    if (from === '0' || Number(from) > Number(to)) return false;
    for (let line = Number(from); line <= Number(to); line += 1) {
      lines.add(line);
    }
  }
  return true;
}
