// @vitest-environment jsdom
import Link from '@docusaurus/Link';
import {isValidElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';

import {renderTheme} from '../../../tests/support/renderTheme';
import {elementsOf} from './elementsOf';

function place(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

function linksIn(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.flatMap((node) => {
    if (!isValidElement<{children?: ReactNode}>(node)) return [];
    const {children} = node.props;
    const inside = Array.isArray(children) ? children : [children];
    return [...(node.type === Link ? [node] : []), ...linksIn(inside)];
  });
}

test.each([
  '<p class="lead">Text, <em>text</em> and <br>text.</p>',
  '<p>\n  <a class="way" href="/docs/">Docs</a> or <a href="#a">here</a>\n</p>',
  '<p><a href="/docs/"><code>Docs</code></a><input type="checkbox" class="x"></p>',
  '<pre tabindex="0" data-copy=""><code><span class="token">a</span>\n</code></pre>',
  '<svg viewBox="0 0 8 8"><g class="a"><path d="M0 0h8" stroke-width="2"></path></g></svg>',
  '<ol start="2"><li>One <a href="https://a.example/" target="_blank" rel="noopener">two</a></li></ol>',
])('%s is drawn again as it stands', (html) => {
  const drawn = renderTheme(<>{elementsOf(place(html))}</>)
    // What the framework's links say of themselves in tests.
    .replaceAll(/ data-test-link-type="[^"]*"/gu, '');
  expect(place(drawn).innerHTML).toBe(place(html).innerHTML);
});

test('links to pages of the site are followed by the application, others are not', () => {
  const nodes = elementsOf(
    place(
      '<p><a href="/docs/">a</a> <a href="#b">b</a> <a href="/c.txt" target="_blank">c</a></p>',
    ),
  );
  expect(linksIn(nodes)).toHaveLength(1);
});

test('comments are left out', () => {
  expect(elementsOf(place('a<!-- b -->'))).toEqual(['a', null]);
});
