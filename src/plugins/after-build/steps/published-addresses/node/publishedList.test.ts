import {expect, test} from 'vitest';

import {missingAddresses, newAddresses, withAddresses} from './publishedList';

const LIST = `# Head

/docs/
/docs/cells/
/schemas/v0.3.x/component.json
`;

test('a build that has every published address passes', () => {
  const built = ['/docs/', '/docs/cells/', '/schemas/v0.3.x/component.json'];
  expect(missingAddresses(LIST, built)).toEqual([]);
});

test('a missing page is reported with its line and the redirect to add', () => {
  const errors = missingAddresses(LIST, [
    '/docs/',
    '/docs/cell/',
    '/schemas/v0.3.x/component.json',
  ]);
  expect(errors.map(({message}) => message)).toEqual([
    'published-addresses.txt:4 /docs/cells/: this published address is missing from the build. For each page that moved, add a line to src/site/redirects.json; "to" is the page that has its content now:\n  {"from": "/docs/cells/", "to": "/docs/cell/"}',
  ]);
});

test('all missing pages are one mistake, with the lines to add', () => {
  const [error, ...others] = missingAddresses(LIST, [
    '/schemas/v0.3.x/component.json',
  ]);
  expect(others).toEqual([]);
  expect(error?.message).toContain(':3 /docs/: this and 1 more published');
  expect(error?.message.match(/"from"/gu)).toHaveLength(2);
});

test('a missing file must be brought back, because files cannot redirect', () => {
  const [error] = missingAddresses(LIST, ['/docs/', '/docs/cells/']);
  expect(error?.message).toContain('published-addresses.txt:5');
  expect(error?.remedy).toContain('bring it back');
});

test('new addresses are added in order, and none is removed', () => {
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
