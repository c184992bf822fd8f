import * as z from 'zod';

import {REPOSITORY} from './site';

/** The settings of a build. `.env.example` documents them. */
const settings = z
  .object({
    SITE_URL: z
      .string()
      .regex(
        /^https?:\/\/[^/\s]+\/?$/,
        'must be a URL without a path, such as https://openchoreo.dev; set the path in BASE_URL',
      )
      .transform((url) => new URL(url).origin)
      .default('https://openchoreo.dev'),
    BASE_URL: z
      .string()
      .regex(
        /^\/(?:[\w.~-]+\/)*$/,
        'must be a path that starts and ends with a slash, such as /docs-site/',
      )
      .default('/'),
    SEARCH_PROVIDER: z
      .enum(['embedded', 'hosted'], 'must be "embedded" or "hosted"')
      .default('embedded'),
    ALGOLIA_APP_ID: z.string().optional(),
    ALGOLIA_SEARCH_KEY: z.string().optional(),
    ALGOLIA_INDEX_NAME: z.string().default('openchoreo'),
    STAR_COUNT: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'),
  })
  .superRefine((values, context) => {
    if (values.SEARCH_PROVIDER === 'embedded') return;
    // Uses the search client's wording, so that a web search finds the message.
    const names = {ALGOLIA_APP_ID: 'appId', ALGOLIA_SEARCH_KEY: 'apiKey'};
    for (const [key, name] of Object.entries(names)) {
      if (values[key as keyof typeof names] !== undefined) continue;
      const message = `\`${name}\` is missing. Set it, or SEARCH_PROVIDER=embedded`;
      context.addIssue({code: 'custom', path: [key], message});
    }
  });

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
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ''),
  );
  const {data, error} = settings.safeParse(given);
  if (error) {
    const lines = error.issues.map(({path: [key = ''], message}) => {
      const value = given[String(key)];
      const found = value === undefined ? '' : ` "${value}"`;
      return `  ${String(key)}${found}: ${message}`;
    });
    throw new Error(
      `Invalid build settings:\n${lines.join('\n')}\n.env.example lists the allowed values.`,
    );
  }
  return {
    /** Origin without a trailing slash. */
    siteUrl: data.SITE_URL,
    /** Starts and ends with a slash. */
    baseUrl: data.BASE_URL,
    search:
      data.SEARCH_PROVIDER === 'hosted'
        ? {
            provider: 'hosted' as const,
            appId: data.ALGOLIA_APP_ID ?? '',
            searchKey: data.ALGOLIA_SEARCH_KEY ?? '',
            indexName: data.ALGOLIA_INDEX_NAME,
          }
        : {provider: 'embedded' as const},
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
