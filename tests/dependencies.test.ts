import {readFileSync} from 'node:fs';

import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import * as z from 'zod';

const names = z.record(z.string(), z.string()).transform(Object.keys);
const listed = z
  .object({dependencies: names, devDependencies: names, overrides: names})
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const parser = unified().use(remarkParse).use(remarkGfm);
const page = unified()
  .use(remarkRehype)
  .runSync(parser.parse(readFileSync('ARCHITECTURE.md', 'utf8')));

/** The tables whose first column names packages, `*` standing for any ending. */
const tables = selectAll('table', page)
  .filter((table) => toString(selectAll('th', table)[0] ?? table) === 'Package')
  .map((table) =>
    selectAll('td:first-child code', table).map((name) => toString(name)),
  );

test.each([
  ['dependency', [...listed.dependencies, ...listed.devDependencies], 0],
  ['override', listed.overrides, 1],
] as const)('every %s has its reason in ARCHITECTURE.md', (_, all, place) => {
  const rows = tables[place] ?? [];
  const isNamed = (row: string, name: string): boolean =>
    row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row;
  expect(
    all.filter((name) => !rows.some((row) => isNamed(row, name))),
    'packages without a row',
  ).toEqual([]);
  expect(
    rows.filter((row) => !all.some((name) => isNamed(row, name))),
    'rows without a package',
  ).toEqual([]);
});
