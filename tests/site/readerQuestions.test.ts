import {describe, expect, test} from 'vitest';

import {openBuiltEngine} from '../../scripts/search/builtEngine';
import {DOCS_ROUTE, DOCS_VERSIONS} from '../../src/site/versions';
import {at, builtPage, builtPages, SITE_DIR} from '../support/builtSite';
import {
  oneLine,
  readReaderQuestions,
  sectionIds,
  sectionText,
  sidebarClicks,
} from '../support/readerQuestions';

/** How far an answer may be from the sidebar. */
const MOST_CLICKS = 2;

/** How far down the rows of one search a reader looks. */
const MOST_ROWS = 5;

const questions = readReaderQuestions();

/** The page of the root has an address of its own. */
const AT_ROOT = 'overview/what-is-openchoreo';

function routeOf(root: string, page: string): string {
  return page === AT_ROOT ? root : `${root}${page}/`;
}

test('there are sixty questions, each asked once', () => {
  const asked = questions.map(({question}) => question.toLowerCase());
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThanOrEqual(60);
});

describe.each([...DOCS_VERSIONS])('$label', ({name, path, slug}) => {
  const root = path === '' ? `/${DOCS_ROUTE}/` : `/${DOCS_ROUTE}/${path}/`;
  const own = questions
    .filter(({versions}) => versions?.includes(slug) ?? true)
    .map((question) => ({...question, route: routeOf(root, question.page)}));

  test('the questions are spread over all listed pages', async () => {
    const pages = await builtPages();
    const listed = [...pages.values()]
      .filter(({kind, listed}) => kind === 'docs' && listed)
      .filter(({docsVersion}) => docsVersion === name)
      .map(({route}) => route);
    expect(listed.length).toBeGreaterThan(30);
    const asked = new Set(own.map(({route}) => route));
    expect(listed.filter((route) => !asked.has(route))).toEqual([]);
  });

  test.each(own)(
    '$question is answered at $page#$section',
    async ({route, section, says}) => {
      const {tree} = await builtPage(route);
      const text = sectionText(tree, section);
      const sections = sectionIds(tree).join(', ');
      expect(text, `${route} has ${sections}`).toBeDefined();
      for (const fact of says) expect(text).toContain(oneLine(fact));
    },
  );

  test('each answer is two clicks from the sidebar, or one search', async () => {
    const clicks = sidebarClicks((await builtPage(root)).tree);
    const engine = await openBuiltEngine(SITE_DIR);
    const lost: string[] = [];
    for (const {question, route, search} of own) {
      if ((clicks.get(at(route)) ?? Infinity) <= MOST_CLICKS) continue;
      const rows = (await engine.ask(search, name)).slice(0, MOST_ROWS);
      const found = rows.map((row) => row.replace(/#.*$/, ''));
      if (found.includes(route)) continue;
      lost.push(`${question} Search "${search}" shows ${rows.join(', ')}`);
    }
    expect(lost).toEqual([]);
  });
});
