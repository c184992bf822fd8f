import {createRequire} from 'node:module';

import {Prism} from 'prism-react-renderer';

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
  scope.Prism = before;
}

loadMoreLanguages();

/** Names that writers use, and the grammar each stands for. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
  dockerfile: 'docker',
};

const PLAIN = new Set(['text', 'txt', 'plain', 'mermaid']);

/** @returns `undefined` where a language is not known; plain text is known. */
export function highlight(code: string, language: string): string | undefined {
  if (PLAIN.has(language)) return escapeHtml(code);
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar) return undefined;
  return Prism.highlight(code, grammar, name);
}

/** Languages that a fence may name. */
export function knownLanguages(): readonly string[] {
  return [
    ...PLAIN,
    ...Object.keys(ALIASES),
    ...Object.keys(Prism.languages).filter(
      (name) => typeof Prism.languages[name] === 'object',
    ),
  ].sort();
}

/** Escapes text for an element's content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
