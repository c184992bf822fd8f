import {beforeAll, expect, test} from 'vitest';

import {startReport} from './report';

const BODY = 'Page: https://openchoreo.example/docs/start/';

function part<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`no ${selector}`);
  return found;
}

function bodyWhenPressed(): string | null {
  const link = part('a', HTMLAnchorElement);
  link.click();
  return new URL(link.href).searchParams.get('body');
}

beforeAll(() => {
  document.addEventListener('click', (event) => {
    event.preventDefault();
  });
  startReport();
});

test('a report quotes the current selection, not an earlier one', () => {
  const href = `https://example.com/new?body=${encodeURIComponent(BODY)}`;
  document.body.innerHTML = `<p>first</p><p id="second">second</p><a href="${href}" data-report>Report a problem</a>`;
  expect(bodyWhenPressed()).toBe(BODY);
  getSelection()?.selectAllChildren(part('p', HTMLParagraphElement));
  expect(bodyWhenPressed()).toBe(`${BODY}\n\n> first\n`);
  getSelection()?.selectAllChildren(part('#second', HTMLParagraphElement));
  expect(bodyWhenPressed()).toBe(`${BODY}\n\n> second\n`);
  getSelection()?.removeAllRanges();
  expect(bodyWhenPressed()).toBe(BODY);
});
