import type {Fault} from '../../../content-errors/contentError';
import type {FaultAt} from '../../../content-errors/problem';

import {scalarsOf} from './scalars';
import {parseSources} from './sources';

const ONLY_TEMPLATE: Fault = {
  what: 'this is a template of a Helm chart, which is no YAML before Helm fills it in',
  remedy: 'Paste the output of `helm template` instead.',
};

/** What an action of Helm begins with; other tools have braces of their own. */
const ACTION = /\{\{-?\s*(?<word>\.?\w+|\/\*)/gu;
const WORDS_OF_HELM = new Set([
  ...['.Capabilities', '.Chart', '.Files', '.Release', '.Values', '/*'],
  ...['define', 'else', 'end', 'if', 'include', 'range', 'template'],
  ...['toYaml', 'with'],
]);

/**
 * Finds the first action of Helm in a text that is no template then. A comment, a
 * quoted string or a block may have one.
 */
export function helmTemplateIn(text: string): FaultAt | undefined {
  const actions = [...text.matchAll(ACTION)].filter(({groups}) =>
    WORDS_OF_HELM.has(groups?.['word'] ?? ''),
  );
  if (actions.length === 0) return undefined;
  const texts = scalarsOf(parseSources(text)).filter(
    ({type}) => type !== 'PLAIN',
  );
  for (const {index} of actions) {
    const isText = texts.some(({start, end}) => start <= index && index < end);
    if (isText || isComment(text, index)) continue;
    return {index, fault: ONLY_TEMPLATE};
  }
  return undefined;
}

function isComment(text: string, index: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
  return /(?:^|\s)#/u.test(before);
}
