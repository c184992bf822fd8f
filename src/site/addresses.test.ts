import {expect, test} from 'vitest';

import {temporaryFolder, writeFiles} from '../../tests/support/temporaryFolder';
import {readRedirects} from './addresses';

const siteDir = temporaryFolder();

test.each([
  ['"from": "/a/"', ':1:2 [0].to: the required key is missing. Add to.'],
  ['"from": "/a/", "to": "b/"', ':1:18 [0].to: the address begins with a'],
])('a wrong redirect is told with its line: %s', (pairs, message) => {
  const file = 'src/site/redirects.json';
  writeFiles(siteDir, {[file]: `[{${pairs}}]`});
  expect(() => readRedirects(siteDir)).toThrow(file + message);
});
