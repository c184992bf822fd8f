import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {isElement} from '@openchoreo/page-tools/html/hastElements';
import {isControl} from '@openchoreo/page-tools/html/pageControls';
import {pageContent} from '../../../shared/pageContent';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

function withoutControls(element: Element): Element {
  return {
    ...element,
    children: element.children
      .filter((child) => !(isElement(child) && isControl(child)))
      .map((child) => (isElement(child) ? withoutControls(child) : child)),
  };
}

function text(element: Element): string {
  return toString(withoutControls(element)).replace(/\s+/g, ' ').trim();
}

/** Reads questions (level 3 headings) and the text below as answers. */
export function readQuestions(tree: Root): Question[] {
  const content = pageContent({kind: 'docs'}, tree);
  const questions: {question: string; parts: string[]}[] = [];
  let open: (typeof questions)[number] | undefined;
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
