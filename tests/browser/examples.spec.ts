import {select, selectAll} from 'hast-util-select';

import {EXAMPLE_FACETS} from '../../src/markdown/examples/exampleFacets';
import {at, expect, test, type Page} from '../support/page';
import {pageWith, treeOf} from '../support/pageWords';

const ROUTE = pageWith('.example', '/docs/next/');
const PAGE = at(ROUTE);

const [TOPIC, LEVEL] = EXAMPLE_FACETS;
const EXAMPLES = selectAll('.example', treeOf(ROUTE)).map((example) => ({
  id: String(select('[id]', example)?.properties['id']),
  topic: String(example.properties['dataTopic']),
  level: String(example.properties['dataLevel']),
}));
const FIRST = EXAMPLES[0] ?? {id: '', topic: '', level: ''};
/** An example that a choice of the first one's topic hides. */
const OTHER = EXAMPLES.find(({topic}) => topic !== FIRST.topic) ?? FIRST;

function choice(
  page: Page,
  facet: (typeof EXAMPLE_FACETS)[number] | undefined,
  value: string,
): ReturnType<Page['locator']> {
  return page
    .getByRole('group', {name: facet?.label ?? ''})
    .getByRole('radio', {name: facet?.values[value] ?? 'All', exact: true});
}

test.use({javaScriptEnabled: false});

test('a choice shows the examples that fit, and All shows them again', async ({
  page,
}) => {
  await page.goto(PAGE);
  const shown = page.locator('.example:visible');
  await expect(shown).toHaveCount(EXAMPLES.length);
  const hint = page.getByText('Some examples are hidden');
  await expect(hint).toBeHidden();

  await choice(page, TOPIC, FIRST.topic).check();
  const fitting = EXAMPLES.filter(({topic}) => topic === FIRST.topic);
  await expect(shown).toHaveCount(fitting.length);
  await expect(hint).toBeVisible();

  await choice(page, LEVEL, FIRST.level).check();
  await expect(shown).toHaveCount(
    fitting.filter(({level}) => level === FIRST.level).length,
  );

  await choice(page, TOPIC, '').check();
  await choice(page, LEVEL, '').check();
  await expect(shown).toHaveCount(EXAMPLES.length);
});

test('an address shows its example whatever was chosen', async ({page}) => {
  await page.goto(PAGE);
  await choice(page, TOPIC, FIRST.topic).check();
  const example = page.locator(`#${OTHER.id}`);
  await expect(example).toBeHidden();
  await page.goto(`${PAGE}#${OTHER.id}`);
  await expect(example).toBeInViewport();
});
