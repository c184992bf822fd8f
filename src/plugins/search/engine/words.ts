/** A word, or the words of a name joined. */
export interface Token {
  /** Equal for all spellings of a word. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly isJoined: boolean;
}

/** Version numbers, and letters and digits joined by characters of names. */
const NAME =
  /\bv?\d+(?:\.(?:\d+|x))+\b|[\p{L}\p{N}]+(?:[-_'’][\p{L}\p{N}]+)*/gu;
/** `CRDs` is one word. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
/** Most names in a text have occurred before, so each is split only once. */
const known = new Map<string, readonly Token[]>();
/** Words that say nothing about what is asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  readTerms(
    'a about an and any are as at be between but by can could do does doing for from had has have how i if in into is it its me my no of on or our please should so that the their them then there these they this those to use used using was we were what when where which who why will with would you your',
  ),
);

/** Words in order; the joined words of a name come after them. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {0: name, index} of text.matchAll(NAME)) {
    const own = known.get(name) ?? splitName(name);
    known.set(name, own);
    for (const {term, start, end, isJoined} of own) {
      tokens.push({term, start: index + start, end: index + end, isJoined});
    }
  }
  return tokens;
}

/** The words of a text alone. */
export function readTerms(text: string): string[] {
  return readTokens(text)
    .filter(({isJoined}) => !isJoined)
    .map(({term}) => term);
}

function splitName(name: string): Token[] {
  const whole = {start: 0, end: name.length, isJoined: false};
  if (name.includes('.')) {
    return [{...whole, term: fold(name).replace('v', '')}];
  }
  const tokens: Token[] = [];
  let start = 0;
  for (const part of name.split(/[-_]/u)) {
    for (const word of part.split(CAMEL)) {
      const end = start + word.length;
      tokens.push({term: fold(word), start, end, isJoined: false});
      start = end;
    }
    start += 1;
  }
  if (tokens.length > 1) {
    const term = fold(name.replace(/[-_]/gu, ''));
    tokens.push({...whole, term, isJoined: true});
  }
  return tokens;
}

/** Removes case, accents, apostrophes and the English plural. */
export function fold(text: string): string {
  const word = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  if (word.length < 4 || !/[^sui]s$/u.test(word)) return word;
  if (/..ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ss|x|sh|[^ae]ch)es$/u.test(word) ? -2 : -1);
}
