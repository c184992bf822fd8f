import {ALLOWED_SOURCES} from '../../../../../site/allowedSources';
import type {Environment} from '../../../../../site/environment';
import {REPOSITORY} from '../../../../../site/site';

/** Sources by directive; an empty list means a directive without a value. */
type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The hosts that the hosted search client uses: one to read, one to write,
 * three as fallbacks. See docs-dev/promises.md.
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
    ...(starCount ? [REPOSITORY.metadataUrl] : []),
    ...(search.provider === 'hosted' ? hostedSearchHosts(search.appId) : []),
  ];
}

function format(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** What the finished pages need besides the site's own files. */
export interface PolicyNeeds {
  /** Hashes such as `'sha256-…'`, quotes included. */
  readonly inlineScripts: readonly string[];
  /** Whether the bundler inlined small images into pages. */
  readonly dataImages: boolean;
}

/**
 * The content security policy of every page, for a meta element. It allows only
 * the site's own files and inline scripts with the given hashes. Directives
 * that only a header can set (`frame-ancestors`) are not part of it.
 *
 * @param allowed - Additional sources by directive.
 */
export function contentSecurityPolicy(
  environment: Environment,
  {inlineScripts, dataImages}: PolicyNeeds,
  allowed: Policy = ALLOWED_SOURCES,
): string {
  const policy: Policy = {
    // Covers prefetch links in Firefox, which have no directive of their own.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    // The style in the logo of `@docsearch/react` 3.9.0.
    'style-src': [
      "'self'",
      "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='",
    ],
    'img-src': ["'self'", ...(dataImages ? ['data:'] : [])],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': connections(environment),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  const more: Policy = Object.fromEntries(
    Object.entries(allowed).map(([directive, sources]) => [
      directive,
      // `'none'` stands alone.
      [
        ...(policy[directive] ?? []).filter((own) => own !== "'none'"),
        ...sources,
      ],
    ]),
  );
  return format({...policy, ...more});
}
