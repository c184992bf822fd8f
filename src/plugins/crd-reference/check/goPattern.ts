/** What JavaScript lacks or reads otherwise than Go (RE2). */
const ONLY_IN_GO = /\\[AzQEpPC]|\[:|\(\?P|\(\?[a-zA-Z-]+[:)]/u;

/**
 * The regular expression of a pattern in a schema, which is in Go's syntax; one
 * that JavaScript may have no equal of allows anything.
 */
export function compileGoPattern(pattern: string): RegExp {
  if (ONLY_IN_GO.test(pattern)) return /(?:)/u;
  try {
    // Counts characters as Go does, but refuses escapes such as `\-`.
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
