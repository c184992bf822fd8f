import type {FaultAt} from '../../../content-errors/problem';

import {scalarsOf, type Source} from './sources';

/** What an action of Helm begins with; other tools have braces of their own. */
const ACTION = /\{\{-?\s*(?<word>\.?\w+|\/\*)/gu;
const WORDS_OF_HELM = new Set([
  ...['.Capabilities', '.Chart', '.Files', '.Release', '.Values', '/*'],
  ...['define', 'else', 'end', 'if', 'include', 'range', 'template'],
  ...['toYaml', 'with'],
]);

/** The offsets of Helm's actions in a text. */
export function helmActions(text: string): readonly number[] {
  const actions = [...text.matchAll(ACTION)].filter(({groups}) =>
    WORDS_OF_HELM.has(groups?.['word'] ?? ''),
  );
  return actions.map(({index}) => index);
}

/**
 * Finds the first action that makes a text a template. A comment, a quoted string
 * or a block may have one.
 */
export function helmTemplateIn(source: Source): FaultAt | undefined {
  const {content} = source;
  const actions = helmActions(content);
  if (actions.length === 0) return undefined;
  const texts = scalarsOf(source).filter(({type}) => type !== 'PLAIN');
  const index = actions.find((action) => {
    const line = content.lastIndexOf('\n', action) + 1;
    const isComment = /(?:^|\s)#/u.test(content.slice(line, action));
    const isText = texts.some(
      ({start, end}) => start <= action && action < end,
    );
    return !isComment && !isText;
  });
  if (index === undefined) return undefined;
  const what =
    'this is a template of a Helm chart, which is no YAML before Helm fills it in';
  const remedy = 'Paste the output of `helm template` instead.';
  return {index, fault: {what, remedy}};
}
