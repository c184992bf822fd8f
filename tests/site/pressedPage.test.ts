import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {SITE_DIR} from '../support/builtSite';

const FOLDER = path.join(SITE_DIR, 'assets/css');
const CSS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
  .join('\n');

/** Matches before a selector. */
const START = String.raw`(?:^|[{},;]|\s)`;

test('no rule adds pseudo-elements to every element', () => {
  const universal = new RegExp(
    String.raw`${START}\*?::?(?:before|after)\s*[,{]`,
    'gu',
  );
  expect(CSS.match(universal)).toBeNull();
});

test('no selector makes the browser restyle the whole page on a click or keystroke', () => {
  // The framework's own rule for a reader with a mouse asks once, at the first press.
  const asked = CSS.match(/(?:body|html|:root):has\([^{]*/gu);
  expect(asked).toBeNull();
});

test('the selector for folds with the target applies only without JavaScript', () => {
  const folds = [...CSS.matchAll(/[^{}]*\{[^{}]*::details-content/gu)];
  const asked = folds
    .map(([around]) => around)
    .filter((around) => around.includes(':has('));
  expect(asked.length).toBeGreaterThan(0);
  for (const around of asked)
    expect(around).toMatch(/@media \(scripting:none\)/u);
});
