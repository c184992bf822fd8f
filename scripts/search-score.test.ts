import {expect, test} from 'vitest';

import {openBuiltSearch} from './search-score';

test('without a build, the error says to build', async () => {
  await expect(openBuiltSearch('no-build', 'current')).rejects.toThrow(
    /^no-build\/.* is missing\. Run npm run build first\.$/u,
  );
});
