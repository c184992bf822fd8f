import {describe, expect, test} from 'vitest';

import {
  openBuiltSearch,
  readBuiltIndex,
  scoreSearch,
} from '../../scripts/search-score';
import {DOCS_VERSIONS, LATEST} from '../../src/site/versions';
import {DOCS_ROUTES, SITE_DIR} from '../support/routes';

describe.each(DOCS_VERSIONS)('search in $label', ({name, label}) => {
  // The queries name pages of these two; an older version is as it was cut.
  test.runIf([LATEST.name, 'current'].includes(name))(
    'answers most of the kept queries',
    () => {
      const score = scoreSearch(name, openBuiltSearch(SITE_DIR, name));
      // Editing a page may cost a few queries, but not as many as these.
      expect.soft(score.first).toBeGreaterThan(0.8);
      expect.soft(score.inFive).toBeGreaterThan(0.9);
    },
  );

  test('has its own pages alone, and no unlisted ones', () => {
    const found = readBuiltIndex(SITE_DIR, name)
      .pages.map(({route}) => route)
      .filter((route) => route.startsWith('/docs/'));
    const listed = DOCS_ROUTES.filter(
      ({version, kind, unlisted}) =>
        version === label && kind !== 'tags' && !unlisted,
    );
    expect(found).toEqual(listed.map((route) => route.path).toSorted());
  });
});
