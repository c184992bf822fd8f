import {expect, test} from 'vitest';

import {askAll, openBuiltEngine} from '../../scripts/search/builtEngine';
import {readQueries} from '../../scripts/search/queries';
import {scoreByClass} from '../../scripts/search/scoreQueries';
import {DOCS_VERSIONS, LATEST_VERSION} from '../../src/site/versions';
import {SITE_DIR} from '../support/builtSite';

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
