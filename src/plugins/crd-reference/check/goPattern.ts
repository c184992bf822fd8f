const patterns = new Map<string, RegExp | undefined>();

/** What JavaScript lacks or reads otherwise than Go (RE2). */
const ONLY_IN_GO = /\\[AzQEpPC]|\[:|\(\?P|\(\?[a-zA-Z-]+[:)]/u;

/**
 * A regular expression of a schema or rule, which is in Go's syntax.
 *
 * @returns `undefined` if JavaScript may have no equal one.
 */
export function compileGoPattern(pattern: string): RegExp | undefined {
  if (!patterns.has(pattern)) patterns.set(pattern, compile(pattern));
  return patterns.get(pattern);
}

function compile(pattern: string): RegExp | undefined {
  if (ONLY_IN_GO.test(pattern)) return undefined;
  // `u` counts characters as Go does, but refuses escapes such as `\-`.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      continue;
    }
  }
  return undefined;
}
