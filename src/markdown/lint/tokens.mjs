// @ts-check

/** @typedef {import('markdownlint').MicromarkToken} Token */

/**
 * The tokens of a page in the order of its text, each before those inside it.
 *
 * @param {readonly Token[]} tokens
 * @returns {Generator<Token, void, undefined>}
 */
export function* walkTokens(tokens) {
  for (const token of tokens) {
    yield token;
    yield* walkTokens(token.children);
  }
}

/**
 * Reports what is wrong with a token, at its place.
 *
 * @param {import('markdownlint').RuleOnError} onError
 * @param {Token} token
 * @param {string} detail
 */
export function reportAt(onError, {startLine, startColumn}, detail) {
  onError({lineNumber: startLine, detail, range: [startColumn, 1]});
}
