import {expect, test} from 'vitest';

import {readEnvironment} from './environment';

function messageOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('without settings the site is built for its own address, with embedded search', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: 'https://openchoreo.dev',
    baseUrl: '/',
    search: {provider: 'embedded'},
    starCount: true,
    development: false,
  });
});

test.each([
  ['SITE_URL', 'openchoreo.dev', 'a whole address'],
  ['SITE_URL', 'https://a.example/docs/', 'an address without a path'],
  ['SITE_URL', 'ftp://a.example', 'a whole address'],
  ['BASE_URL', 'docs', 'a path that begins and ends with a slash'],
  ['BASE_URL', '/docs', 'a path that begins and ends with a slash'],
  ['BASE_URL', '/a b/', 'a path that begins and ends with a slash'],
  ['SEARCH_PROVIDER', 'google', '"embedded" or "hosted"'],
  ['STAR_COUNT', 'yes', '"on" or "off"'],
  ['ALGOLIA_INSIGHTS', 'yes', '"on" or "off"'],
  ['ALGOLIA_INSIGHTS', 'on', 'there is nobody to report to'],
])('%s "%s" stops the build and says: %s', (key, value, allowed) => {
  const message = messageOf({[key]: value});
  expect(message).toContain(`${key} "${value}": ${allowed}`);
  expect(message).toContain('.env.example lists what is allowed');
});

test('all wrong settings are told at once', () => {
  const message = messageOf({BASE_URL: 'docs', STAR_COUNT: 'yes'});
  expect(message).toContain('BASE_URL "docs"');
  expect(message).toContain('STAR_COUNT "yes"');
});

test('hosted search without its application id and key says which parameter is missing', () => {
  const message = messageOf({SEARCH_PROVIDER: 'hosted'});
  expect(message).toContain('ALGOLIA_APP_ID: `appId` is missing');
  expect(message).toContain('ALGOLIA_SEARCH_KEY: `apiKey` is missing');
});

test('an empty setting is an absent one', () => {
  expect(readEnvironment({BASE_URL: '', STAR_COUNT: ''}).baseUrl).toBe('/');
});

test('a key that may write is no search key, and is not printed', () => {
  const message = messageOf({
    SEARCH_PROVIDER: 'hosted',
    ALGOLIA_APP_ID: 'A',
    ALGOLIA_SEARCH_KEY: 'very-secret',
    ALGOLIA_WRITE_KEY: 'very-secret',
  });
  expect(message).toContain('ALGOLIA_SEARCH_KEY: the key that may write');
  expect(message).not.toContain('very-secret');
});
