import './globalPrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';

import {Prism} from 'prism-react-renderer';

import {escapeHtml} from '@site/src/lib/escapeHtml';

/** Names that writers use, and the grammar each stands for. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
};

/**
 * Highlights code that is known only when a component renders. An unknown
 * language stays plain text.
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
