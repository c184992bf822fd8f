import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {mistakesOf} from './mistakes';
import {remarkFrontMatter} from './remarkFrontMatter';

const noDay = (line: number, date: string): string =>
  `${line}: there is no day ${date}; write year-month-day`;

test.each([
  ['description: a\ndate: 2025-02-28', []],
  ['description: a\ndate: 2024-02-29 10:00:00', []],
  ['description: a\ndate: 2025-9-8T10:00:00Z', []],
  ['description: a\ndate: 2025-02-29', [noDay(3, '2025-02-29')]],
  ['description: a\ndate: 2025-06-31', [noDay(3, '2025-06-31')]],
  ['description: a\ndate: 2025-13-01', [noDay(3, '2025-13-01')]],
  ['description: a\ndate: 30-06-2026', [noDay(3, '30-06-2026')]],
  [
    'description: a\nlast_update:\n  author: b\n  date: 2025-02-30',
    [noDay(5, '2025-02-30')],
  ],
  ['description: a\ntitle: "Roadmap update: 2025-26"', []],
  ['description: "End of support date: 30-06-2026."', []],
  ['description: >-\n  a\n  date: 2025-02-30', []],
  ['slugg: a\ndescription: b', ['2: the front matter has no such key']],
  [
    'slugg: a',
    ['2: the required key is missing', '2: the front matter has no such key'],
  ],
  ['title: a\ndescription:', [expect.stringMatching(/^3: invalid/u)]],
])('%j', async (yaml, found) => {
  const page = new VFile({path: 'a.md', value: `---\n${yaml}\n---\n`});
  const steps = unified().use(remarkParse).use(remarkFrontmatter);
  await steps.use(remarkFrontMatter).run(steps.parse(page), page);
  expect(
    mistakesOf(page).map(({place, what}) => `${place.line}: ${what}`),
  ).toEqual(found);
});
