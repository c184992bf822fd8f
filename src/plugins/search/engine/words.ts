/** A word, or a name of several words. */
export interface Token {
  /** Equal for all spellings of a word. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** Number of words that the name joins; 0 for a word. */
  readonly joins: number;
}

/** Letters and digits, joined by characters that belong to names. */
const NAME = /[\p{L}\p{N}]+(?:(?:\[\d*\]|\.<\w+>)*[-_.'’][\p{L}\p{N}]+)*/gu;
const VERSION = /^v?\d+(?:\.(?:\d+|x))+$/i;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about an and any are as at be but by can could do does doing for from had has have how i if in into is it its me my no of on or our please should so that the their them then there these they this those to use used using was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** Most names in a text have occurred before, so each is split only once. */
const known = new Map<string, readonly Token[]>();

/** Whether a word says nothing about what is asked. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Words in order; names of several words come after their words. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {0: name, index} of text.matchAll(NAME)) {
    let own = known.get(name);
    if (!own) known.set(name, (own = splitName(name)));
    for (const {term, start, end, joins} of own) {
      tokens.push({term, start: index + start, end: index + end, joins});
    }
  }
  return tokens;
}

/** Whether it is a word, and no name that joins words. */
export function isWord({joins}: Token): boolean {
  return joins === 0;
}

/** The words of a text without the names that join them. */
export function readTerms(text: string): string[] {
  return readTokens(text)
    .filter(isWord)
    .map(({term}) => term);
}

function splitName(name: string): Token[] {
  const end = name.length;
  if (VERSION.test(name)) {
    return [{term: fold(name).replace('v', ''), start: 0, end, joins: 0}];
  }
  const tokens: Token[] = [];
  const path: Token[] = [];
  let start = 0;
  // The marks of lists and maps in field paths become spaces.
  const plain = name.replace(/\[\d*\]|\.<\w+>/g, (at) => ' '.repeat(at.length));
  for (const segment of plain.split('.')) {
    const words: Token[] = [];
    for (const {0: piece, index} of segment.matchAll(/[^-_ ]+/gu)) {
      let at = start + index;
      // `CRDs` is one word.
      const isPlural = /^\p{Lu}{2,}s$/u.test(piece);
      for (const word of isPlural ? [piece] : piece.split(CAMEL)) {
        const end = at + word.length;
        words.push({term: fold(word), start: at, end, joins: 0});
        at = end;
      }
    }
    const term = fold(segment.replace(/[-_ ]/gu, ''));
    const whole = {term, start, end: start + segment.length};
    tokens.push(...words);
    if (words.length > 1) tokens.push({...whole, joins: words.length});
    path.push({...whole, joins: words.length});
    start += segment.length + 1;
  }
  for (let from = 0; from < path.length - 1; from += 1) {
    const rest = path.slice(from);
    const term = rest.map((one) => one.term).join('.');
    const joins = rest.reduce((sum, one) => sum + one.joins, 0);
    tokens.push({term, start: rest[0]?.start ?? 0, end, joins});
  }
  return tokens;
}

/** Removes case, accents, apostrophes and the English plural. */
export function fold(text: string): string {
  const word = foldLetters(text);
  if (word.length < 4 || !/[^sui]s$/u.test(word)) return word;
  if (/..ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ss|x|sh|[^ae]ch)es$/u.test(word) ? -2 : -1);
}

/** Removes case, accents and apostrophes. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
