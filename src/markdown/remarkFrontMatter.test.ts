import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {mistakesOf} from './mistakes';
import {parsePage} from './parsePage';
import {remarkFrontMatter} from './remarkFrontMatter';

test.each([
  ['description: a\ndate: 2025-02-28', []],
  ['description: a\ndate: 2025-13-01', ['3: date: there is no day 2025-13-01']],
  ['slugg: a\ndescription: b', ['2: slugg: the front matter has no such key']],
  ['title: a', ['1: the page has no description']],
])('%j', async (yaml, found) => {
  const page = new VFile({path: 'a.md', value: `---\n${yaml}\n---\n`});
  const read = {filePath: page.path, fileContent: String(page)};
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER(read);
  page.data.frontMatter = frontMatter;
  const tree = parsePage(String(page), page.path);
  await unified().use(remarkFrontMatter).run(tree, page);
  expect(
    mistakesOf(page).map(({place, what}) => `${place.line}: ${what}`),
  ).toEqual(found);
});
