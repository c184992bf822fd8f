import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {
  findElement,
  hasClass,
  isElement,
  withClass,
} from '../../../lib/hastElements';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

function withoutControls(element: Element): Element {
  return {
    ...element,
    children: element.children
      .filter(
        (child) =>
          !(
            isElement(child) &&
            ('popover' in child.properties || hasClass(child, 'hash-link'))
          ),
      )
      .map((child) => (isElement(child) ? withoutControls(child) : child)),
  };
}

function text(element: Element): string {
  return toString(withoutControls(element)).replace(/\s+/g, ' ').trim();
}

/** Reads questions (level 3 headings) and the text below as answers. */
export function readQuestions(tree: Root): Question[] {
  const content = findElement(tree, withClass('theme-doc-markdown'));
  const questions: {question: string; parts: string[]}[] = [];
  let open: {question: string; parts: string[]} | undefined;
  for (const child of content?.children.filter(isElement) ?? []) {
    if (child.tagName === 'h3') {
      open = {question: text(child), parts: []};
      questions.push(open);
    } else if (/^h[12]$/.test(child.tagName)) {
      open = undefined;
    } else {
      open?.parts.push(text(child));
    }
  }
  return questions.map(({question, parts}) => ({
    question,
    answer: parts.join(' '),
  }));
}
