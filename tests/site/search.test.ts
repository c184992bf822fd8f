import {expect, test} from 'vitest';

import {askAll, openBuiltEngine} from '../../scripts/search/builtEngine';
import {readQueries} from '../../scripts/search/queries';
import {scoreByClass} from '../../scripts/search/scoreQueries';
import {DOCS_VERSIONS, LATEST_VERSION} from '../../src/site/versions';
import {builtPage, SITE_DIR} from '../support/builtSite';
import {DOCS_ROUTES} from '../support/routes';

// The goals of `npm run search:score` are higher. Editing a page may cost a few
// queries, but not as many as these.
test.each(
  // The queries name pages of these two; an older version is as it was cut.
  DOCS_VERSIONS.filter(({name}) => [LATEST_VERSION, 'current'].includes(name)),
)('search answers most of the kept queries in $label', async ({name}) => {
  const engine = await openBuiltEngine(SITE_DIR);
  const queries = readQueries('tests/search/queries-kept.json', name);
  const score = scoreByClass(await askAll(engine, queries, name)).get('all');
  expect.soft(score?.recall1).toBeGreaterThan(0.85);
  expect.soft(score?.success5).toBeGreaterThan(0.85);
});

test.each(DOCS_VERSIONS)(
  'search in $label finds its own pages alone, and no unlisted ones',
  async ({name, label}) => {
    const engine = await openBuiltEngine(SITE_DIR);
    const own = DOCS_ROUTES.filter(({version}) => version === label);
    const mayBeFound = new Set(
      own.filter(({unlisted}) => !unlisted).map(({path}) => path),
    );
    for (const {path} of own) {
      const {title} = builtPage(path);
      const rows = (await engine.ask(title, name)).whole
        .map((row) => row.replace(/#.*/u, ''))
        .filter((row) => row.startsWith('/docs/'));
      expect(rows.filter((row) => !mayBeFound.has(row))).toEqual([]);
    }
  },
);
