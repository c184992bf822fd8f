import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {SITE_DIR} from '../support/builtSite';

const FOLDER = path.join(SITE_DIR, 'assets/css');
const CSS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
  .join('\n');

/** What stands before a selector that begins, or between two. */
const START = String.raw`(?:^|[{},;]|\s)`;

test('no rule has two more boxes styled for each element', () => {
  const universal = new RegExp(
    String.raw`${START}\*?::?(?:before|after)\s*[,{]`,
    'gu',
  );
  expect(CSS.match(universal)).toBeNull();
});

test('no press of a key or a button has the whole page styled anew', () => {
  const asked = CSS.match(
    /navigation-with-keyboard|(?:body|html|:root):has\([^{]*/gu,
  );
  expect(asked).toBeNull();
});

test('browsers that run script are asked for no part of a fold that has the target', () => {
  const folds = [...CSS.matchAll(/[^{}]*\{[^{}]*::details-content/gu)];
  const asked = folds
    .map(([around]) => around)
    .filter((around) => around.includes(':has('));
  expect(asked.length).toBeGreaterThan(0);
  for (const around of asked)
    expect(around).toMatch(/@media \(scripting:none\)/u);
});
