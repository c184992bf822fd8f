import {expect, test} from 'vitest';

import {privacyNote, readEnvironment} from './environment';

const reading = (variables: Partial<Record<string, string>>) => () =>
  readEnvironment(variables);

test.each([{}, {BASE_URL: '', STAR_COUNT: ''}])(
  'with %j the site is built for its own address, with embedded search',
  (variables) => {
    const siteUrl = 'https://openchoreo.dev';
    const search = {provider: 'embedded'};
    const expected = {siteUrl, baseUrl: '/', search, starCount: true};
    expect(readEnvironment(variables)).toEqual(expected);
  },
);

test.each([
  ['SITE_URL', 'openchoreo.dev', 'must be a URL'],
  ['SITE_URL', 'https://localhost:port', 'must be a URL'],
  ['SITE_URL', 'https://a.example/docs/', 'must be a URL without a path'],
  ['BASE_URL', '/docs', 'must be a path that starts and ends with a slash'],
  ['BASE_URL', '/a b/', 'must be a path that starts and ends with a slash'],
  ['SEARCH_PROVIDER', 'google', 'must be "embedded" or "hosted"'],
  ['STAR_COUNT', 'yes', 'must be "on" or "off"'],
])('%s "%s" stops the build with: %s', (key, value, allowed) => {
  const read = reading({[key]: value});
  expect(read).toThrow(new RegExp(`${allowed}.*\\n.* ${key}\\n`, 'u'));
  expect(read).toThrow('.env.example lists the allowed values');
});

test.each([
  [{BASE_URL: 'docs', STAR_COUNT: 'yes'}, ['BASE_URL', 'STAR_COUNT']],
  [{SEARCH_PROVIDER: 'hosted'}, ['`appId` is missing', '`apiKey` is missing']],
])('%j: all that is wrong or missing is told at once', (variables, told) => {
  for (const words of told) expect(reading(variables)).toThrow(words);
});

test.each([
  [{}, 'The only third-party requests go to GitHub, for the star count.'],
  [{STAR_COUNT: 'off'}, 'It sends no requests to other sites.'],
  [
    {SEARCH_PROVIDER: 'hosted', ALGOLIA_APP_ID: 'A1', ALGOLIA_SEARCH_KEY: 'b'},
    'for the star count, and to Algolia, for search.',
  ],
])('with %j the footer says: %s', (variables, words) => {
  expect(privacyNote(readEnvironment(variables))).toContain(words);
});
