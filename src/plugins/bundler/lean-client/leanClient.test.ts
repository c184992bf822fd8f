import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

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
