import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';

import {builtPages} from '../support/builtSite';

test('every picture has a size, so that nothing moves when it loads', async () => {
  const pictures = [...(await builtPages()).values()].flatMap(({route, tree}) =>
    selectAll('img, svg', tree).map(({tagName, properties}) => ({
      place: `${route} <${tagName}>`,
      isSized: ['width', 'height'].every((name) => name in properties),
    })),
  );
  expect(pictures).not.toEqual([]);
  const unsized = pictures.filter(({isSized}) => !isSized);
  expect([...new Set(unsized.map(({place}) => place))]).toEqual([]);
});
