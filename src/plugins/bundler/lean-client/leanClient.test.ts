import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {expect, test} from 'vitest';

const require_ = createRequire(import.meta.url);

test('the theme still has the client modules that are replaced', () => {
  const index = readFileSync(
    require_.resolve('@docusaurus/theme-classic'),
    'utf8',
  );
  expect(index).toContain("'./prism-include-languages'");
  expect(index).toContain('infima/dist/css/default/default');
});

test("the theme's focus style still does nothing else", () => {
  const theme = path.dirname(require_.resolve('@docusaurus/theme-common'));
  const read = (file: string): string =>
    readFileSync(path.join(theme, 'hooks', file), 'utf8');
  expect(read('useKeyboardNavigation.js')).toContain("import './styles.css'");
  expect(
    read('styles.css')
      .replace(/^\/\*.*?\*\//su, '')
      .trim(),
  ).toBe(
    'body:not(.navigation-with-keyboard) *:not(input):focus {\n  outline: none;\n}',
  );
});
