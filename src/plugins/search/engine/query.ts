import {foldLetters, isStopWord, isWord, readTokens} from './words';

export interface Word {
  readonly term: string;
  /** It may be the beginning of a longer one. */
  readonly isOpen: boolean;
}

const MOST_WORDS = 16;
/** Three words or more may be a pasted message, but for questions and commands. */
const QUOTE = /\S\s+\S+\s+\S/u;
const QUESTION = /\b(?:how|i|my|should|what|when|where|which|who|why)\b/iu;
const COMMAND =
  /^\s*(?:choreoctl|docker|helm|k3d|kind|kubectl) (?!.*(?:fail|error|:))/iu;

/** The words of a query, and whether it may be a pasted message. */
export function readQuery(text: string, isKnown: (term: string) => boolean) {
  const typed = readTokens(text)
    .filter(isWord)
    .map(({term, start, end}) => ({
      ...{term, raw: foldLetters(text.slice(start, end))},
    }));
  const strong = typed.filter(({raw}) => !isStopWord(raw));
  const kept = (strong.length > 0 ? strong : typed).slice(0, MOST_WORDS);
  const isTyping = /[\p{L}\p{N}]$/u.test(text);
  const words = kept.map(({term, raw}, at): Word => {
    const isOpen = isTyping && at === kept.length - 1;
    // Without its plural, a word may not be the beginning of a longer one.
    return {term: isOpen && !isKnown(term) ? raw : term, isOpen};
  });
  const mayQuote =
    QUOTE.test(text) && !QUESTION.test(text) && !COMMAND.test(text);
  return {words, mayQuote};
}
