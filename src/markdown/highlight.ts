import {Prism} from 'prism-react-renderer';

import {escapeHtml} from '../lib/escapeHtml';

/**
 * Wraps the tokens of code in elements with classes.
 *
 * @returns HTML: escaped text and `span` elements; text alone if no grammar has
 *   the name of the language.
 */
export function highlight(code: string, language: string): string {
  const grammar = Object.hasOwn(Prism.languages, language)
    ? Prism.languages[language]
    : undefined;
  return typeof grammar === 'object'
    ? Prism.highlight(code, grammar, language)
    : escapeHtml(code);
}
