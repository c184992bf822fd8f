/** Characters that have no special meaning to a shell anywhere in a word. */
const PLAIN = /^[\w@%+:,./-]+$/u;

/**
 * Quotes a reader's value for a placeholder in a shell command.
 *
 * @param quote - The quotes around the placeholder: `none`, `single` or `double`.
 * @returns Text that a POSIX shell reads as the value, inside a word.
 */
export function quoted(value: string, quote: string | undefined): string {
  if (PLAIN.test(value)) return value;
  const inner = value.replaceAll("'", String.raw`'\''`);
  if (quote === 'single') return inner;
  // Bash expands `!` inside double quotes, so close them around the value.
  return quote === 'double' ? `"'${inner}'"` : `'${inner}'`;
}
