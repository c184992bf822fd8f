import {expect, test} from 'vitest';

import {licensedPackages} from './licenses';

const LOCK = {
  packages: {
    '': {version: '1.0.0', license: 'Apache-2.0'},
    'node_modules/b': {version: '2.0.0', license: 'MIT'},
    'node_modules/b/node_modules/@c/d': {version: '1.0.0'},
    'node_modules/a': {version: '1.0.0', license: 'ISC', dev: true},
  },
};

test('packages are listed with their licenses, without the tools', () => {
  expect(licensedPackages(LOCK, false, () => 'BSD-3-Clause')).toEqual([
    {name: '@c/d', version: '1.0.0', license: 'BSD-3-Clause'},
    {name: 'b', version: '2.0.0', license: 'MIT'},
  ]);
});

test('the tools are listed where they are asked for', () => {
  expect(
    licensedPackages(LOCK, true, () => undefined).map(({name}) => name),
  ).toEqual(['@c/d', 'a', 'b']);
});
