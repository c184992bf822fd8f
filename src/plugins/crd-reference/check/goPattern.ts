const patterns = new Map<string, RegExp | undefined>();

/** What Go's syntax (RE2) writes differently: [in Go, in JavaScript]. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\[:alpha:\]/gu, 'A-Za-z'],
  [/\[:digit:\]/gu, '0-9'],
  [/\[:alnum:\]/gu, 'A-Za-z0-9'],
  [/\[:lower:\]/gu, 'a-z'],
  [/\[:upper:\]/gu, 'A-Z'],
  [/\[:space:\]/gu, '\\s'],
  [/\[:xdigit:\]/gu, '0-9A-Fa-f'],
  [/\\A/gu, '^'],
  [/\\z/gu, '$'],
  [/\(\?P</gu, '(?<'],
];

/**
 * A regular expression of a schema or rule, which is in Go's syntax.
 *
 * @returns `undefined` if JavaScript has no equal one.
 */
export function compileGoPattern(pattern: string): RegExp | undefined {
  if (patterns.has(pattern)) return patterns.get(pattern);
  const [, flags = '', body = ''] =
    /^(?:\(\?([is]+)\))?(.*)$/su.exec(pattern) ?? [];
  const source = SPELLINGS.reduce(
    (text, [inGo, here]) => text.replaceAll(inGo, here),
    body,
  );
  const compiled = compile(source, flags);
  patterns.set(pattern, compiled);
  return compiled;
}

function compile(source: string, flags: string): RegExp | undefined {
  if (/\\[QEpPC]|\(\?[a-zA-Z-]+[:)]|\[:/u.test(source)) return undefined;
  // `u` counts characters as Go does, but refuses escapes such as `\-`.
  for (const all of [`u${flags}`, flags]) {
    try {
      return new RegExp(source, all);
    } catch {
      continue;
    }
  }
  return undefined;
}
