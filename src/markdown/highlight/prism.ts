import {createRequire} from 'node:module';

import {Prism} from 'prism-react-renderer';

import {escapeHtml} from '../../lib/escapeHtml';

type Grammar = NonNullable<(typeof Prism.languages)[string]>;

/**
 * The Prism of `prism-react-renderer`, with the grammars of the site's pages
 * that it does not bring itself. They are loaded from `prismjs` and register
 * with a global, which is there only while they load.
 */
const MORE_LANGUAGES = ['bash', 'docker', 'ini', 'http', 'diff'] as const;

function loadMoreLanguages(): void {
  const require = createRequire(__filename);
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of MORE_LANGUAGES) {
    require(`prismjs/components/prism-${language}`);
  }
  if (before === undefined) delete scope.Prism;
  else scope.Prism = before;
}

loadMoreLanguages();

/** Names that writers use, and the grammar each stands for. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['console', 'bash'],
  ['yml', 'yaml'],
]);

const PLAIN = new Set(['text', 'txt', 'plain', 'mermaid']);

/** The grammars; beside them Prism keeps functions under other names. */
const GRAMMARS: ReadonlyMap<string, Grammar> = new Map(
  Object.entries(Prism.languages).filter(
    ([, grammar]) => typeof grammar === 'object',
  ),
);

/** Whether a fence may name this language. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || grammarOf(language) !== undefined;
}

/**
 * Marks the tokens of a code with classes.
 *
 * @param language - One that `isKnownLanguage` knows; another is plain text.
 * @returns Text and `span` elements, escaped.
 */
export function highlight(code: string, language: string): string {
  const grammar = grammarOf(language);
  if (PLAIN.has(language) || grammar === undefined) return escapeHtml(code);
  return Prism.highlight(code, grammar, language);
}

function grammarOf(language: string): Grammar | undefined {
  return GRAMMARS.get(ALIASES.get(language) ?? language);
}

/** Languages that a fence may name, sorted. */
export function knownLanguages(): readonly string[] {
  return [...new Set([...PLAIN, ...ALIASES.keys(), ...GRAMMARS.keys()])].sort();
}
