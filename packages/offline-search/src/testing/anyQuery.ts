import fc from 'fast-check';

/** White space, characters that look like it, and invisible characters. */
const BLANKS = [
  ...[' ', '  ', '   ', '\t', '\n', '\r\n', '\u000b', '\u000c'],
  ...['\u0000', '\u001b', '\u007f', '\u0085', '\u00a0', '\u00ad'],
  ...['\u200b', '\u200f', '\u2028', '\u202e', '\u3000', '\ufeff'],
] as const;

/** Text with a special meaning in pages, addresses, patterns or objects. */
const PIECES = [
  ...['component', 'release', 'data plane', 'kubectl get', 'spec.owner.name'],
  ...['%', '%20', '%E0%A4%A', '+', '&q=', '#', '?', '=', '/', '\\', '://'],
  ...['<b>', '</title>', '<!--', '&amp;', '"', "'", '`', '${', '“', '”', '|'],
  ...['.*', '[', '(', '^$', '\\u', '__proto__', 'constructor', '-', '_'],
  ...['🚀', '👩‍👩‍👧‍👦', 'é', 'e\u0301', 'ﬁ', 'İ', 'ß', 'مرحبا', '工作負載'],
] as const;

/** One UTF-16 unit, which can be half of a surrogate pair. */
const unit = fc
  .integer({min: 0, max: 0xff_ff})
  .map((code) => String.fromCharCode(code));

/**
 * A query from a reader, a link or another program: any characters, but often
 * those with a special meaning in browsers, addresses and markup.
 */
export const anyQuery: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      {arbitrary: fc.constantFrom(...PIECES), weight: 4},
      {arbitrary: fc.constantFrom(...BLANKS), weight: 4},
      fc.string({unit: 'binary'}),
      fc.string({unit: 'grapheme'}),
      unit,
    ),
    {maxLength: 12},
  )
  .map((parts) => parts.join(''));
