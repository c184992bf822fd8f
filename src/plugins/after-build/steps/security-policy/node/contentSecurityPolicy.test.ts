import {expect, test} from 'vitest';

import {readEnvironment} from '../../../../../site/environment';
import {contentSecurityPolicy} from './contentSecurityPolicy';

const NEEDS = {inlineScripts: [], dataImages: false};

const hosted = {
  SEARCH_PROVIDER: 'hosted',
  ALGOLIA_APP_ID: 'ABC123',
  ALGOLIA_SEARCH_KEY: 'search-only',
};

test('the host of the star count is allowed only if stars are counted', () => {
  const connections = (variables: Record<string, string>): string =>
    /connect-src [^;]*/.exec(
      contentSecurityPolicy(readEnvironment(variables), NEEDS),
    )?.[0] ?? '';
  expect(connections({})).toBe(
    "connect-src 'self' https://api.github.com/repos/openchoreo/openchoreo",
  );
  expect(connections({STAR_COUNT: 'off'})).toBe("connect-src 'self'");
});

test('hosted search adds its five hosts and no other', () => {
  const policy = contentSecurityPolicy(readEnvironment(hosted), NEEDS);
  expect(policy.match(/abc123[\w.-]*/g)).toEqual([
    'abc123-dsn.algolia.net',
    'abc123.algolia.net',
    'abc123-1.algolianet.com',
    'abc123-2.algolianet.com',
    'abc123-3.algolianet.com',
  ]);
});

test('inlined images are allowed only if there are any', () => {
  const policy = contentSecurityPolicy(readEnvironment({}), {
    ...NEEDS,
    dataImages: true,
  });
  expect(policy).toContain("img-src 'self' data:;");
});

test("allowed sources are added to the site's own", () => {
  const policy = contentSecurityPolicy(readEnvironment({}), NEEDS, {
    'frame-src': ['https://video.example'],
    'img-src': ['https:'],
  });
  expect(policy).toContain('frame-src https://video.example');
  expect(policy).toContain("img-src 'self' https:;");
});
