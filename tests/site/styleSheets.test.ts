import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {SITE_DIR} from '../support/routes';

const FOLDER = path.join(SITE_DIR, 'assets/css');
const SHEETS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.css'))
  .map(
    (file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')] as const,
  );
const CSS = SHEETS.map(([, css]) => css).join('\n');
const ORDER = ['tokens', 'base', 'components', 'pages', 'print'] as const;

test.each(SHEETS.filter(([file]) => file.startsWith('styles.')))(
  'the layers of %s are declared in order of precedence',
  (_file, css) => {
    const named = [...css.matchAll(/@layer\s+([^;{]+)/gu)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    );
    const ours = named.filter((name) => name.startsWith('site.'));
    expect([...new Set(ours)]).toEqual(ORDER.map((name) => `site.${name}`));
    expect(named[0]).toMatch(/^docusaurus/u);
  },
);

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
