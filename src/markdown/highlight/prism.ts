import Prism from 'prismjs';
import {languages} from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index';

import {escapeHtml} from '../../lib/escapeHtml';

loadLanguages.silent = true;

/** Grammars register with a global, which is there only while they load. */
const scope = globalThis as {Prism?: unknown};
delete scope.Prism;

function load(language: string): void {
  if (Prism.languages[language] !== undefined) return;
  const before = scope.Prism;
  scope.Prism = Prism;
  loadLanguages([language]);
  if (before === undefined) delete scope.Prism;
  else scope.Prism = before;
}

/** Names that writers use and Prism does not know, and what each stands for. */
const ALIASES: ReadonlyMap<string, string> = new Map([['console', 'bash']]);

const PLAIN: ReadonlySet<string> = new Set([
  ...['text', 'txt', 'plain', 'plaintext', 'mermaid'],
]);

function aliasesOf(language: object): readonly string[] {
  const alias: unknown = 'alias' in language ? language.alias : [];
  return [alias].flat().map(String);
}

/** Every grammar that Prism has, by its names; each is loaded when it is used. */
const NAMES: ReadonlySet<string> = new Set([
  ...ALIASES.keys(),
  ...Object.entries(languages)
    .filter(([name]) => name !== 'meta')
    .flatMap(([name, language]) => [name, ...aliasesOf(language)]),
]);

/** Whether a fence may name this language. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || NAMES.has(language);
}

/**
 * Marks the tokens of a code with classes.
 *
 * @param language - One that `isKnownLanguage` knows; another is plain text.
 * @returns Text and `span` elements, escaped.
 */
export function highlight(code: string, language: string): string {
  if (PLAIN.has(language) || !NAMES.has(language)) return escapeHtml(code);
  const name = ALIASES.get(language) ?? language;
  load(name);
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}

/** Languages that a fence may name. */
export function knownLanguages(): ReadonlySet<string> {
  return new Set([...PLAIN, ...NAMES]);
}
