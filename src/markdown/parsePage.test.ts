import {expect, test} from 'vitest';

import {parsePage} from './parsePage';

test('a page of MDX can have comments of HTML, as in a build', () => {
  const {children} = parsePage('a <!-- b -->\n\n<!--\nc\n-->\n', 'docs/a.mdx');
  expect(children.map(({type}) => type)).toEqual(['paragraph']);
});
