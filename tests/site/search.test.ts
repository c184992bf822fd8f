import {describe, expect, test} from 'vitest';

import {openBuiltSearch, scoreSearch} from '../../scripts/search-score';
import {DOCS_VERSIONS, LATEST} from '../../src/site/versions';
import {builtPage, SITE_DIR} from '../support/builtSite';
import {DOCS_ROUTES} from '../support/routes';

describe.each(DOCS_VERSIONS)('search in $label', ({name, label}) => {
  const ask = openBuiltSearch(SITE_DIR, name);

  // The queries name pages of these two; an older version is as it was cut.
  test.runIf([LATEST.name, 'current'].includes(name))(
    'answers most of the kept queries',
    () => {
      const score = scoreSearch(name, ask);
      // Editing a page may cost a few queries, but not as many as these.
      expect.soft(score.first).toBeGreaterThan(0.8);
      expect.soft(score.inFive).toBeGreaterThan(0.9);
    },
  );

  test('finds its own pages alone, and no unlisted ones', () => {
    const own = DOCS_ROUTES.filter(({version}) => version === label);
    const mayBeFound = new Set(
      own.filter(({unlisted}) => !unlisted).map(({path: route}) => route),
    );
    for (const {path: route} of own) {
      const rows = ask(builtPage(route).title)
        .map(({url}) => url.replace(/#.*/u, ''))
        .filter((url) => url.startsWith('/docs/'));
      expect(rows.filter((row) => !mayBeFound.has(row))).toEqual([]);
    }
  });
});
