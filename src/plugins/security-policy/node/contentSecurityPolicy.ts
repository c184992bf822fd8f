import type {Environment} from '../../../site/environment';
import {REPOSITORY} from '../../../site/site';

/** Directives by name; no sources means that the directive stands alone. */
type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The hosts that the hosted search client asks: one to read, one to write,
 * three to fall back on. Specification, section 7.
 */
function hostedSearchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((host) => `https://${id}-${host}.algolianet.com`),
  ];
}

function connections({starCount, search}: Environment): string[] {
  return [
    "'self'",
    ...(starCount ? [new URL(REPOSITORY.metadataUrl).origin] : []),
    ...(search.provider === 'hosted' ? hostedSearchHosts(search.appId) : []),
  ];
}

function format(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * The content security policy of every page, for a meta element: nothing but
 * the site's own files, and no inline script but those whose hashes are given.
 * What only a header can carry (`frame-ancestors`) is not part of it.
 *
 * @param inlineHashes - Such as `'sha256-…'`, quotes included.
 */
export function contentSecurityPolicy(
  environment: Environment,
  inlineHashes: readonly string[],
): string {
  return format({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': connections(environment),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  });
}
