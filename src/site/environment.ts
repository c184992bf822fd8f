import * as z from 'zod';

import {REPOSITORY} from './site';

/** What every build has. */
const common = z.object({
  SITE_URL: z
    .string()
    .refine(
      (url) => URL.canParse(url) && /^https?:\/\/[^/\s]+\/?$/.test(url),
      'must be a URL without a path, such as https://openchoreo.dev; set the path in BASE_URL',
    )
    .default('https://openchoreo.dev'),
  BASE_URL: z
    .string()
    .regex(
      /^\/(?:[\w.~-]+\/)*$/,
      'must be a path that starts and ends with a slash, such as /docs-site/',
    )
    .default('/'),
  STAR_COUNT: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'),
});

/** Uses the search client's wording, so that a web search finds the message. */
const needed = (name: string) =>
  z.string(`\`${name}\` is missing. Set it, or SEARCH_PROVIDER=embedded`);

/** The settings of a build. `.env.example` documents them. */
const settings = z.discriminatedUnion(
  'SEARCH_PROVIDER',
  [
    common.extend({SEARCH_PROVIDER: z.literal('embedded')}),
    common.extend({
      SEARCH_PROVIDER: z.literal('hosted'),
      ALGOLIA_APP_ID: needed('appId'),
      ALGOLIA_SEARCH_KEY: needed('apiKey'),
      ALGOLIA_INDEX_NAME: z.string().default('openchoreo'),
    }),
  ],
  'must be "embedded" or "hosted"',
);

/** The validated settings of a build. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the settings of a build.
 *
 * @param variables - The environment of the process. Empty values count as absent.
 * @throws Error that lists every invalid variable with the allowed values.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
) {
  const set = Object.entries(variables).filter(([, value]) => value);
  const given = {SEARCH_PROVIDER: 'embedded', ...Object.fromEntries(set)};
  const {data, error} = settings.safeParse(given);
  if (error) {
    throw new Error(
      `Invalid build settings:\n${z.prettifyError(error)}\n.env.example lists the allowed values.`,
    );
  }
  return {
    /** Origin without a trailing slash. */
    siteUrl: new URL(data.SITE_URL).origin,
    /** Starts and ends with a slash. */
    baseUrl: data.BASE_URL,
    search:
      data.SEARCH_PROVIDER === 'hosted'
        ? {
            provider: data.SEARCH_PROVIDER,
            appId: data.ALGOLIA_APP_ID,
            searchKey: data.ALGOLIA_SEARCH_KEY,
            indexName: data.ALGOLIA_INDEX_NAME,
          }
        : {provider: data.SEARCH_PROVIDER},
    starCount: data.STAR_COUNT === 'on',
  };
}

/**
 * Addresses of other origins that pages ask: the star count, and the hosts of
 * the hosted search client (one to read, one to write, three as fallbacks).
 */
export function connectedOrigins({
  starCount,
  search,
}: Pick<Environment, 'starCount' | 'search'>): string[] {
  const origins = starCount ? [REPOSITORY.metadataUrl] : [];
  if (search.provider === 'embedded') return origins;
  const fallbacks = [1, 2, 3].map((host) => `-${host}.algolianet.com`);
  const hosts = ['-dsn.algolia.net', '.algolia.net', ...fallbacks];
  const id = search.appId.toLowerCase();
  return [...origins, ...hosts.map((host) => `https://${id}${host}`)];
}

/** What the footer says of cookies and of requests to other sites. */
export function privacyNote({
  starCount,
  search,
}: Pick<Environment, 'starCount' | 'search'>): string {
  const asked = [
    ...(starCount ? ['GitHub, for the star count'] : []),
    ...(search.provider === 'hosted' ? ['Algolia, for search'] : []),
  ];
  const requests =
    asked.length === 0
      ? 'It sends no requests to other sites.'
      : `The only third-party requests go to ${asked.join(', and to ')}.`;
  return `This site sets no cookies. ${requests}`;
}
