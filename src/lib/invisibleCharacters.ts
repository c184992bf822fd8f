/** A character that nobody sees, or that looks like the one that was meant. */
export interface OddCharacter {
  readonly what: string;
  readonly remedy: string;
  /** Lines and columns count from 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

/** In the middle of an emoji, a zero-width joiner belongs to it. */
const INVISIBLE =
  /(?:(?!(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic}))(?![\t\n\r ])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\u034f\u115f\u1160\u2800\u3164\uffa0\ufffd])+/gu;

/**
 * Finds characters that are invisible, look like a space or have no place in a
 * text. A byte-order mark may begin the text. Several in a row are found once.
 */
export function invisibleCharacters(text: string): readonly OddCharacter[] {
  return text.split('\n').flatMap((content, line) =>
    [...content.matchAll(INVISIBLE)].flatMap(({0: run, index}) => {
      if (line + index === 0 && run === '\ufeff') return [];
      const isDamaged = run.startsWith('\ufffd');
      const found = isDamaged ? 'a damaged' : 'an invisible';
      const instead = /^\p{Z}/u.test(run) ? ' and type a space' : '';
      return {
        line: line + 1,
        column: index + 1,
        what: `found ${found} character: ${codeOf(run)}`,
        remedy: isDamaged
          ? 'Save the file as UTF-8, or delete it.'
          : `Delete it${instead}.`,
      };
    }),
  );
}

const DASH = '[\u2010-\u2015\u2212]';
const QUOTE = '[\u2018-\u201f\u00ab\u00bb]';

/** Where a line of YAML has another character at the place of a plain one. */
const LOOK_ALIKES = [
  ['---', RegExp(`^-*${DASH}[-\u2010-\u2015\u2212]*(?=\\s*$)`, 'u')],
  ['-', RegExp(`${DASH}(?<=^\\s*(?:- +)*.)(?=\\s|$)`, 'u')],
  // Around a key or a value.
  [
    '"',
    RegExp(
      `${QUOTE}(?<=(?:^\\s*(?:- +)*|: +|[[{] *).)(?=[^:]*${QUOTE}\\s*(?:$|[:,\\]}]))`,
      'u',
    ),
  ],
] as const;

/**
 * Finds typographic quotation marks and dashes in YAML where plain ones are meant,
 * at most one a line.
 */
export function lookAlikes(text: string): readonly OddCharacter[] {
  return unquotedLines(text).flatMap((content, index) => {
    const found = LOOK_ALIKES.flatMap(([plain, pattern]) => {
      const match = pattern.exec(content);
      if (!match) return [];
      const what = `found ${match[0]} (${codeOf(match[0])}), which only looks like ${plain}`;
      const remedy = `Type ${plain} in its place.`;
      return {line: index + 1, column: match.index + 1, what, remedy};
    });
    return found.slice(0, 1);
  });
}

/**
 * The lines of YAML, with quotation marks for the text of comments and quoted
 * strings, and nothing for block scalars: all three may have any signs.
 */
export function unquotedLines(text: string): readonly string[] {
  let block = -1;
  return text.split('\n').map((content) => {
    const indent = content.search(/\S/u);
    if (indent === -1 || (block >= 0 && indent > block)) return '';
    block = /[|>][-+\d]*(?:\s+#.*)?\s*$/u.test(content) ? indent : -1;
    return content.replaceAll(/"[^"]*"|'[^']*'|(?<=^|\s)#.*/gu, (hidden) =>
      '"'.padEnd(hidden.length, '"'),
    );
  });
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
