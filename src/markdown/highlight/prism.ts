import Prism from 'prismjs';
import {languages} from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index';

import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';

loadLanguages.silent = true;

/** Grammars register with this global, which is set only while they load. */
const scope = globalThis as {Prism?: unknown};
delete scope.Prism;

function load(language: string): void {
  if (Prism.languages[language] !== undefined) return;
  const before = scope.Prism;
  scope.Prism = Prism;
  loadLanguages([language]);
  if (before === undefined) delete scope.Prism;
  else scope.Prism = before;
  // Prism's own pattern takes the first half of a version, such as 0.3.2.
  Object.assign(Prism.languages['bash'] ?? {}, {
    number: {
      pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?\b(?!\.\d)/u,
      lookbehind: true,
    },
  });
}

/** Names that writers use for languages that Prism knows by another name. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['console', 'bash'],
  ['golang', 'go'],
  ['proto', 'protobuf'],
]);

const PLAIN: ReadonlySet<string> = new Set([
  ...['text', 'txt', 'plain', 'plaintext', 'mermaid'],
]);

function aliasesOf(language: object): readonly string[] {
  const alias: unknown = 'alias' in language ? language.alias : [];
  return [alias].flat().map(String);
}

/** Names of all Prism grammars, each loaded on first use. */
const NAMES: ReadonlySet<string> = new Set([
  ...ALIASES.keys(),
  ...Object.entries(languages)
    .filter(([name]) => name !== 'meta')
    .flatMap(([name, language]) => [name, ...aliasesOf(language)]),
]);

/** Whether a fence may use this language. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || NAMES.has(language);
}

/**
 * Wraps the tokens of code in elements with classes.
 *
 * @param language - Plain text unless `isKnownLanguage` accepts it.
 * @returns HTML: escaped text and `span` elements.
 */
export function highlight(code: string, language: string): string {
  if (PLAIN.has(language) || !NAMES.has(language)) return escapeHtml(code);
  const name = ALIASES.get(language) ?? language;
  load(name);
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}

/** Languages that a fence may use. */
export function knownLanguages(): ReadonlySet<string> {
  return new Set([...PLAIN, ...NAMES]);
}
