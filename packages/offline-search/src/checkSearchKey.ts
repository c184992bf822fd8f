import * as z from 'zod';

/** The only rights allowed for a key that every reader gets. */
const ALLOWED_RIGHTS: ReadonlySet<string> = new Set([
  'search',
  'browse',
  'listIndexes',
  'settings',
  'recommendation',
]);

/** Milliseconds that a build waits for the provider. */
const PATIENCE_MS = 5000;

const keyAnswer = z.object({acl: z.array(z.string())});

/** Queries the provider; returns the status and the body, if it is JSON. */
export type AskProvider = (
  path: string,
) => Promise<{readonly status: number; readonly body: unknown}>;

/**
 * Ensures that a search key is harmless by asking the provider for its rights. An
 * admin key looks like any other, but only it can list all keys.
 *
 * @returns A warning if the rights are unknown, because a build needs no network.
 * @throws Error if the key can do more than search.
 */
export async function checkSearchKey(
  key: string,
  ask: AskProvider,
): Promise<string | undefined> {
  let rights: readonly string[] | undefined;
  try {
    rights = await unsafeRights(key, ask);
  } catch {
    return "Couldn't check the permissions of ALGOLIA_SEARCH_KEY: the search provider couldn't be reached.";
  }
  if (rights === undefined) {
    return 'The search provider did not return the rights of ALGOLIA_SEARCH_KEY.';
  }
  if (rights.length === 0) return undefined;
  throw new Error(
    `ALGOLIA_SEARCH_KEY can do more than search: ${rights.join(', ')}. It is sent to every reader. Use a search-only key.`,
  );
}

/** @returns `undefined` if the provider doesn't say. */
async function unsafeRights(
  key: string,
  ask: AskProvider,
): Promise<readonly string[] | undefined> {
  const {status} = await ask('/1/keys');
  if (status === 200) return ['everything'];
  const {body} = await ask(`/1/keys/${encodeURIComponent(key)}`);
  const {data} = keyAnswer.safeParse(body);
  return data?.acl.filter((right) => !ALLOWED_RIGHTS.has(right));
}

/** Queries the hosted provider itself. */
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
