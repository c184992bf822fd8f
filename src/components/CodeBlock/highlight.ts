import './globalPrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';

import {Prism} from 'prism-react-renderer';

import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';

/** Aliases that writers use, and the grammar for each. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
};

/**
 * Highlights code that is known only at render time. Unknown languages stay
 * plain text.
 */
export function highlight(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  const grammar = Object.hasOwn(Prism.languages, name)
    ? Prism.languages[name]
    : undefined;
  return typeof grammar === 'object'
    ? Prism.highlight(code, grammar, name)
    : escapeHtml(code);
}
