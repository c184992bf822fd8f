/** A word, or the words of a name joined. */
export interface Token {
  /** Equal for all spellings of a word. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly isJoined: boolean;
}

/** Letters and digits, joined by the characters of names and versions. */
const NAMES = /[\p{L}\p{N}]+(?:[-_'’.][\p{L}\p{N}]+)*/gu;
/** `v0.3.2`, `1.32`, `0.3.x`. */
const VERSION = /^v?\d+(?:\.(?:\d+|x))+$/u;
/** Between the words of `networkVisibilities` and `APIClass`; `CRDs` is one word. */
const CAMEL = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
/** `classes`, `boxes`, `pushes`, `batches`; but `caches` and `reaches`. */
const PLURAL_WITH_E = /(?:ss|x|sh|[^ae]ch)es$/u;
/** Words in `-s` that are no plural: `class`, `status`, `analysis`. */
const SINGULARS = ['ss', 'us', 'is'];

/** Most names in a text have occurred before, so each is split only once. */
const known = new Map<string, readonly Token[]>();

/** Words that say nothing about what is asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  readTerms(
    'a about also an and another any are as at be between but by can could difference different do does doing equivalent for from get had has have how i if in into is it its just me my no not of off on one only or other our please should so some still than that the their them then there these they this those to too use used using versus very vs want was we were what when where which who why will with without would you your',
  ),
);

/**
 * The words of a text in order; the joined words of a name come after them:
 * `spec.imagePullSecrets` has `spec`, `image`, `pull`, `secret`, and
 * `imagepullsecret`.
 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {0: names, index} of text.matchAll(NAMES)) {
    let own = known.get(names);
    if (!own) {
      own = splitNames(names);
      known.set(names, own);
    }
    // A spread would take as long as all the rest, for an index of many words.
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

function splitNames(names: string): Token[] {
  const tokens: Token[] = [];
  let first = 0;
  for (const name of VERSION.test(names) ? [names] : names.split('.')) {
    for (const token of splitName(name)) {
      const place = {start: first + token.start, end: first + token.end};
      tokens.push({...token, ...place});
    }
    first += name.length + 1;
  }
  return tokens;
}

function splitName(name: string): Token[] {
  const whole = {start: 0, end: name.length};
  if (name.includes('.')) {
    const term = fold(name).replace('v', '');
    return [{...whole, term, isJoined: false}];
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
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (SINGULARS.some((ending) => word.endsWith(ending))) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, PLURAL_WITH_E.test(word) ? -2 : -1);
}
