import type {Element, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {rehypePictures} from './rehype-pictures';

/** A picture as the framework writes it. */
function picture(width: string): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'src', value: '/a.png'},
      {type: 'mdxJsxAttribute', name: 'width', value: width},
    ],
    children: [],
  };
}

/** The page with the picture in an element, after the step. */
function inElement(
  tagName: string,
  width: string,
): {readonly before: Root; readonly after: Root} {
  const parent: Element = {
    type: 'element',
    tagName,
    properties: {},
    children: [picture(width)],
  };
  const tree: Root = {type: 'root', children: [parent]};
  const before = structuredClone(tree);
  return {before, after: unified().use(rehypePictures).runSync(tree)};
}

test('a picture larger than its column is a link to its file, named by its text', () => {
  expect(inElement('p', '1600').after.children).toMatchObject([
    {
      children: [
        {
          name: 'a',
          attributes: [
            {name: 'href', value: '/a.png'},
            {name: 'className'},
            {name: 'title', value: 'Open large'},
          ],
          children: [picture('1600')],
        },
      ],
    },
  ]);
});

test.each([
  ['p', '300', 'fits everywhere'],
  ['a', '1600', 'has a link already'],
])('in <%s>, a picture %s px wide stays, since it %s', (tagName, width) => {
  const {before, after} = inElement(tagName, width);
  expect(after).toEqual(before);
});
