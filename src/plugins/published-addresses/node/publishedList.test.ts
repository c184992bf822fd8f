import {expect, test} from 'vitest';

import {missingAddresses, newAddresses, withAddresses} from './publishedList';

const LIST = `# Head

/docs/
/docs/cells/
/schemas/v0.3.x/component.json
`;

test('a build that has every published address is right', () => {
  const built = ['/docs/', '/docs/cells/', '/schemas/v0.3.x/component.json'];
  expect(missingAddresses(LIST, built)).toEqual([]);
});

test('a page that is gone is told with its line, and with the redirect to write', () => {
  const errors = missingAddresses(LIST, [
    '/docs/',
    '/docs/cell/',
    '/schemas/v0.3.x/component.json',
  ]);
  expect(errors.map(({message}) => message)).toEqual([
    "published-addresses.txt:4 /docs/cells/: this address was published and is gone. If the page moved, add {from: '/docs/cells/', to: '/docs/cell/'} to src/site/redirects.ts, with the page that has its content now.",
  ]);
});

test('a file cannot be redirected: it must come back', () => {
  const [error] = missingAddresses(LIST, ['/docs/', '/docs/cells/']);
  expect(error?.message).toContain('published-addresses.txt:5');
  expect(error?.remedy).toContain('bring it back');
});

test('new addresses are added in their place, and none is taken out', () => {
  expect(newAddresses(LIST, ['/', '/docs/'])).toEqual(['/']);
  const added = withAddresses(LIST, ['/', '/docs/']);
  expect(added.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/',
    '/docs/',
    '/docs/cells/',
    '/schemas/v0.3.x/component.json',
  ]);
  expect(withAddresses(added, [])).toBe(added);
});
