import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {expect, test} from 'vitest';

const require_ = createRequire(import.meta.url);

test('the framework has the providers that are kept, and the two that are left out', () => {
  const source = readFileSync(
    require_.resolve('@docusaurus/theme-classic/lib/theme/Layout/Provider'),
    'utf8',
  );
  const [, list = ''] = /composeProviders\(\[([^\]]*)\]/u.exec(source) ?? [];
  expect(list.split(',').map((name) => name.trim())).toEqual([
    'ColorModeProvider',
    'AnnouncementBarProvider',
    'ScrollControllerProvider',
    'DocsPreferredVersionContextProvider',
    'PluginHtmlClassNameProvider',
    'NavbarProvider',
    '',
  ]);
});
