import * as z from 'zod';

/** What a key in the hands of every reader may do. */
const HARMLESS: ReadonlySet<string> = new Set([
  'search',
  'browse',
  'listIndexes',
  'settings',
  'recommendation',
]);

/** Milliseconds that a build waits for the provider. */
const PATIENCE_MS = 5000;

const keyAnswer = z.object({acl: z.array(z.string())});

/** Asks the provider; the answer's status and its body, if it is JSON. */
export type AskProvider = (
  path: string,
) => Promise<{readonly status: number; readonly body: unknown}>;

/**
 * Makes sure that a search key can do no harm: the provider is asked what it
 * may do. An admin key looks like any other, but alone may list all keys.
 *
 * @returns What could not be found out, if so: a build needs no network.
 * @throws Error for a key that may do more than search.
 */
export async function checkSearchKey(
  key: string,
  ask: AskProvider,
): Promise<string | undefined> {
  let rights: readonly string[];
  try {
    const {status} = await ask('/1/keys');
    if (status === 200) throw new UnsafeKeyError(['everything']);
    const {body} = await ask(`/1/keys/${encodeURIComponent(key)}`);
    const parsed = keyAnswer.safeParse(body);
    if (!parsed.success) {
      return 'The search provider did not say what ALGOLIA_SEARCH_KEY may do.';
    }
    rights = parsed.data.acl.filter((right) => !HARMLESS.has(right));
  } catch (error) {
    if (error instanceof UnsafeKeyError) throw error;
    return 'What ALGOLIA_SEARCH_KEY may do is unknown: the search provider was not reached.';
  }
  if (rights.length > 0) throw new UnsafeKeyError(rights);
  return undefined;
}

class UnsafeKeyError extends Error {
  override readonly name = 'UnsafeKeyError';

  constructor(rights: readonly string[]) {
    super(
      `ALGOLIA_SEARCH_KEY may do more than search: ${rights.join(', ')}. Every reader would have it. Set a key that may only search.`,
    );
  }
}

/** Asks the hosted provider itself. */
export function providerOf(appId: string, key: string): AskProvider {
  return async (path) => {
    const response = await fetch(`https://${appId}-dsn.algolia.net${path}`, {
      headers: {
        'x-algolia-application-id': appId,
        'x-algolia-api-key': key,
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return {status: response.status, body};
  };
}
