import * as z from 'zod';

import {REPOSITORY} from './site';

/** The settings of a build. `.env.example` documents them. */
const settings = z
  .object({
    SITE_URL: z
      .url({
        protocol: /^https?$/,
        error: 'must be a URL, such as https://openchoreo.dev',
        // The next check needs a valid URL.
        abort: true,
      })
      .refine((url) => new URL(url).pathname === '/', {
        error: 'must be a URL without a path; set the path in BASE_URL',
      })
      .transform((url) => new URL(url).origin)
      .default('https://openchoreo.dev'),
    BASE_URL: z
      .string()
      .regex(/^\/(?:[\w.~-]+\/)*$/, {
        error:
          'must be a path that starts and ends with a slash, such as /docs-site/',
      })
      .default('/'),
    SEARCH_PROVIDER: z
      .enum(['embedded', 'hosted'], {error: 'must be "embedded" or "hosted"'})
      .default('embedded'),
    ALGOLIA_APP_ID: z.string().default(''),
    ALGOLIA_SEARCH_KEY: z.string().default(''),
    ALGOLIA_INDEX_NAME: z.string().default('openchoreo'),
    STAR_COUNT: z
      .enum(['on', 'off'], {error: 'must be "on" or "off"'})
      .default('on'),
  })
  .superRefine((values, context) => {
    if (values.SEARCH_PROVIDER !== 'hosted') return;
    // Uses the search client's wording, so that a web search finds the message.
    for (const [key, name] of [
      ['ALGOLIA_APP_ID', 'appId'],
      ['ALGOLIA_SEARCH_KEY', 'apiKey'],
    ] as const) {
      if (values[key] !== '') continue;
      const message = `\`${name}\` is missing. Set it, or SEARCH_PROVIDER=embedded`;
      context.addIssue({code: 'custom', path: [key], message, input: ''});
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
    Object.keys(settings.shape)
      .map((key) => [key, variables[key]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const key = String(issue.path[0]);
      const value = variables[key];
      const isShown = value !== undefined && value !== '' && !/_KEY$/.test(key);
      const found = isShown ? ` "${value}"` : '';
      return `  ${key}${found}: ${issue.message}`;
    });
    throw new Error(
      `Invalid build settings:\n${lines.join('\n')}\n.env.example lists the allowed values.`,
    );
  }
  const values = parsed.data;
  const search =
    values.SEARCH_PROVIDER === 'hosted'
      ? ({
          provider: 'hosted',
          appId: values.ALGOLIA_APP_ID,
          searchKey: values.ALGOLIA_SEARCH_KEY,
          indexName: values.ALGOLIA_INDEX_NAME,
        } as const)
      : ({provider: 'embedded'} as const);
  return {
    /** Origin without a trailing slash. */
    siteUrl: values.SITE_URL,
    /** Starts and ends with a slash. */
    baseUrl: values.BASE_URL,
    search,
    starCount: values.STAR_COUNT === 'on',
    /** Whether this is the dev server, which starts the application at once. */
    development: variables['NODE_ENV'] === 'development',
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
  const id = search.appId.toLowerCase();
  return [
    ...origins,
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((host) => `https://${id}-${host}.algolianet.com`),
  ];
}
