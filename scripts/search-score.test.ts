import {expect, test} from 'vitest';

import {openBuiltSearch} from './search-score';

test('without a build, the error says to build', () => {
  expect(() => openBuiltSearch('no-build', 'current')).toThrow(
    /^no-build\/.* is missing\. Run npm run build first\.$/u,
  );
});
