/** What mends a mistake of one kind in a line, behind the dashes of list items. */
export interface Mend {
  readonly find: RegExp;
  /** Replacements to try in this order; the parser proves them. */
  readonly write: readonly string[];
  /** Words with the groups of `find`, and `{line}`, the line as it should be. */
  readonly what: string;
  readonly remedy: string;
}

/** In the order of the attempts. */
export const MENDS: readonly Mend[] = [
  // -name: a → - name: a
  {
    find: /^-(?=\w)/u,
    write: ['- '],
    what: 'there is no space after the dash',
    remedy: 'Type a space: {line}',
  },
  // name: "shop → name: "shop", ports: [80 → ports: [80]
  {
    find: /(?<=^|:\s+)(?<first>["'[{]).*$/u,
    write: ['$&"', "$&'", '$&]', '$&}', '$&}]'],
    what: "{first} opens here and doesn't close in its line",
    remedy: 'Close it at the end: {line}',
  },
  // "name": "a", → "name": "a"
  {
    find: /(?<=["']),$/u,
    write: [''],
    what: 'a value continues after its closing quote',
    remedy: 'Remove the comma: {line}',
  },
  // 'it's' → "it's"
  {
    find: /(?<=^|:\s+)(["'])(.*?)\1+$/u,
    write: ['"$2"', "'$2'"],
    what: 'a value continues after its closing quote',
    remedy: 'Put the whole value in quotes: {line}',
  },
  // "a" b → '"a" b'
  {
    find: /(?<=^|:\s+)["'].*$/u,
    write: ['"$&"', "'$&'"],
    what: 'a value continues after its closing quote',
    remedy: 'Put the whole value in quotes: {line}',
  },
  // ports: [80]] → ports: [80]
  {
    find: /[\]}]$/u,
    write: [''],
    what: 'a closing bracket has no opening one',
    remedy: 'Remove it: {line}',
  },
  // ports: - 80 → ports:, and - 80 in the next line
  {
    find: /(?<=^(?<key>[^:]+):\s+)(?<item>- .*)$/u,
    write: ['\n  $<item>'],
    what: 'a list begins in the line of its key',
    remedy:
      'Put each item on its own line below `{key}:`, starting with `{item}`.',
  },
  // version: >=1.2 → version: ">=1.2"
  {
    find: /(?<=^|:\s+)(?<first>[@`%,&!|>]).*$/u,
    write: ['"$&"', "'$&'"],
    what: 'a value begins with {first}, which means something else to YAML',
    remedy: 'Put the whole value in quotes: {line}',
  },
  // message: error: not found → message: "error: not found"
  {
    find: /(?<=^(?<key>[^:]+):\s+)\S.*:(?: .*)?$/u,
    write: ['"$&"', "'$&'"],
    what: 'a value contains `: `, which starts an object',
    remedy:
      'Put the whole value in quotes or, if it is a key of `{key}`, on the next line: {line}',
  },
  // name:shop → name: shop
  {
    find: /^(?<word>[\w./-]+):(?=\S)/u,
    write: ['$<word>: '],
    what: 'there is no space after the colon of `{word}`',
    remedy: 'Type a space: {line}',
  },
  // name=shop → name: shop
  {
    find: /^(?<word>[\w./-]+)\s*=\s*/u,
    write: ['$<word>: '],
    what: '`{word}` has `=` instead of a colon',
    remedy: 'Write a colon and a space: {line}',
  },
  // name shop → name: shop, metadata → metadata:
  {
    find: /^(?<word>[\w./-]+)(?:\s+|$)/u,
    write: ['$<word>: '],
    what: 'there is no colon after `{word}`',
    remedy: 'Write a colon: {line}',
  },
];
