import {expect, test} from 'vitest';

import {type AskProvider, checkSearchKey} from './checkSearchKey';

function provider(acl: readonly string[], isAdmin = false): AskProvider {
  return (path) =>
    Promise.resolve(
      path === '/1/keys'
        ? {status: isAdmin ? 200 : 403, body: {}}
        : {status: 200, body: {acl}},
    );
}

test('a key that may only search is taken', async () => {
  expect(await checkSearchKey('k', provider(['search']))).toBeUndefined();
});

test('an admin key stops the build', async () => {
  await expect(checkSearchKey('k', provider([], true))).rejects.toThrow(
    'ALGOLIA_SEARCH_KEY can do more than search: everything',
  );
});

test('an admin key stops the build, even if no other question is answered', async () => {
  const ask: AskProvider = (path) =>
    path === '/1/keys'
      ? Promise.resolve({status: 200, body: {}})
      : Promise.reject(new Error('no network'));
  await expect(checkSearchKey('k', ask)).rejects.toThrow('everything');
});

test('a key that may write stops the build, and its rights are named', async () => {
  const ask = provider(['search', 'addObject', 'deleteIndex']);
  await expect(checkSearchKey('k', ask)).rejects.toThrow(
    'more than search: addObject, deleteIndex.',
  );
});

test('without a network the build goes on and says what it does not know', async () => {
  const offline: AskProvider = () => Promise.reject(new Error('no network'));
  expect(await checkSearchKey('k', offline)).toContain("couldn't be reached");
});

test('an answer that is none is told', async () => {
  const strange: AskProvider = () =>
    Promise.resolve({status: 404, body: undefined});
  expect(await checkSearchKey('k', strange)).toContain('did not return');
});
