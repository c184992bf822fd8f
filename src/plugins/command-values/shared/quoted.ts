/** What no shell reads as anything but itself, wherever it stands in a word. */
const PLAIN = /^[\w@%+:,./-]+$/u;

/**
 * A reader's value for a placeholder of a shell command.
 *
 * @param quote - The quotes around the placeholder: `none`, `single` or `double`.
 * @returns Text that a POSIX shell reads as the value, as part of a word.
 */
export function quoted(value: string, quote: string | undefined): string {
  if (PLAIN.test(value)) return value;
  const inner = value.replaceAll("'", String.raw`'\''`);
  if (quote === 'single') return inner;
  // Bash expands `!` between double quotes, so these end for the value.
  return quote === 'double' ? `"'${inner}'"` : `'${inner}'`;
}
