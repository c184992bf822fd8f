/** A character that nobody sees, or that looks like the one that was meant. */
export interface OddCharacter {
  readonly code: 'invisible-character' | 'look-alike';
  /** Lines and columns count from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** What was found, without a full stop: `found the invisible character U+200B …`. */
  readonly what: string;
  /** What to do, as a sentence. */
  readonly remedy: string;
}

/** In the middle of an emoji, a zero-width joiner belongs to it. */
const INVISIBLE =
  /(?:(?!(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic}))(?![\t\n\r ])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\u034f\u115f\u1160\u2800\u3164\uffa0\ufffd])+/gu;

const NAMES: Readonly<Record<string, string>> = {
  '\u001b': 'escape',
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u3000': 'ideographic space',
  '\ufeff': 'byte-order mark',
  '\ufffd': 'a byte that is not UTF-8',
};

/**
 * Finds characters that are invisible, look like a space or have no place in a
 * text. A byte-order mark may begin the text. Several in a row are found once.
 */
export function invisibleCharacters(text: string): readonly OddCharacter[] {
  return text
    .split('\n')
    .flatMap((content, line) =>
      [...content.matchAll(INVISIBLE)].flatMap(({0: run, index}) =>
        line + index === 0 && run === '\ufeff'
          ? []
          : {line: line + 1, column: index + 1, ...described(run)},
      ),
    );
}

function described(run: string): Omit<OddCharacter, 'line' | 'column'> {
  const name = NAMES[String.fromCodePoint(run.codePointAt(0) ?? 0)];
  const isSpace = /^\p{Zs}/u.test(run);
  const sort = isSpace
    ? 'a character that looks like a space'
    : /^\p{Cc}/u.test(run)
      ? 'a control character'
      : 'an invisible character';
  return {
    code: 'invisible-character',
    what: `found ${sort}: ${codeOf(run)}${name === undefined ? '' : ` (${name})`}`,
    remedy: isSpace
      ? 'Delete it and type a space.'
      : /^[\p{Zl}\p{Zp}\x85]/u.test(run)
        ? 'Delete it and start a new line.'
        : run.startsWith('\ufffd')
          ? 'Save the file as UTF-8, or delete it.'
          : 'Delete it.',
  };
}

const DASH = '[\u2010-\u2015\u2212]';
const QUOTE = '[\u2018-\u201f\u00ab\u00bb]';

/** What takes the place of a plain character, and where: at the group `odd`. */
const LOOK_ALIKES = {
  yaml: [
    RegExp(`^(?:\\s*(?:- +)*)(?<odd>${DASH})(?=\\s|$)`, 'du'),
    RegExp(`^(?<odd>-*${DASH}[-\u2010-\u2015\u2212]*)\\s*$`, 'du'),
    RegExp(
      `(?:^\\s*(?:- +)*|: +|[[{] *)(?<odd>${QUOTE})[^:]*["']?${QUOTE}(?=\\s*(?:$|[:,\\]}]))`,
      'du',
    ),
    /^\s*(?:- +)*[\w.-]+(?<odd>\uff1a)/du,
  ],
  shell: [
    RegExp(`\\s(?<odd>${DASH}+)(?=[A-Za-z])`, 'du'),
    RegExp(`(?:^|[\\s=])(?<odd>${QUOTE})`, 'du'),
  ],
} as const;

/**
 * Finds typographic quotation marks and dashes where plain ones are meant, at
 * most one a line. Comments, quoted strings and block scalars may have them.
 */
export function lookAlikes(
  text: string,
  language: keyof typeof LOOK_ALIKES,
): readonly OddCharacter[] {
  let block = -1;
  return text.split('\n').flatMap((content, index) => {
    const indent = content.search(/\S/u);
    if (indent === -1 || (block >= 0 && indent > block)) return [];
    const isBlock = language === 'yaml' && /[|>][-+\d]*\s*$/u.test(content);
    block = isBlock ? indent : -1;
    const code = content.replaceAll(
      /"[^"]*"|'[^']*'|(?<=^|\s)#.*/gu,
      (hidden) => '"'.padEnd(hidden.length, '"'),
    );
    const [at, end] = LOOK_ALIKES[language].flatMap(
      (pattern) => pattern.exec(code)?.indices?.groups?.['odd'] ?? [],
    );
    if (at === undefined) return [];
    const odd = content.slice(at, end);
    const plain = plainFor(odd, content.slice(end), language === 'yaml');
    return {
      code: 'look-alike' as const,
      line: index + 1,
      column: at + 1,
      what: `found ${odd} (${codeOf(odd)}), which only looks like ${plain}`,
      remedy: `Type ${plain} in its place.`,
    };
  });
}

function plainFor(odd: string, after: string, isYaml: boolean): string {
  if (/[\u2018-\u201b]/u.test(odd)) return "'";
  if (RegExp(QUOTE, 'u').test(odd)) return '"';
  if (odd === '\uff1a') return ':';
  if (isYaml) return after.trim() === '' ? '---' : '-';
  // A word processor makes a long dash of two short ones.
  return /^\w\w/u.test(after) || odd === '\u2014' ? '--' : '-';
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
