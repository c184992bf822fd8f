import {ALLOWED_SOURCES, type SourceDirective} from '../site/allowedSources';

/** Where a site author allows more sources. */
export const ALLOWED_SOURCES_FILE = 'src/site/allowedSources.ts';

/**
 * Whether the policy lets pages load or run something from outside the site.
 *
 * @param needed - A URL, such as `https://player.vimeo.com/video/1`, or a
 *   source
 *   such as `'unsafe-inline'`.
 * @param allowed - Sources of the directive: schemes, hosts, or hosts with
 *   paths.
 */
export function isAllowedSource(
  directive: SourceDirective,
  needed: string,
  allowed: readonly string[] = ALLOWED_SOURCES[directive] ?? [],
): boolean {
  if (allowed.includes(needed)) return true;
  if (!URL.canParse(needed)) return false;
  const {protocol, host, pathname} = new URL(needed);
  return allowed.some((source) => {
    if (source === protocol) return true;
    const {groups} =
      /^(?<scheme>https?:)\/\/(?<name>[^/]+)(?<path>\/.*)?$/u.exec(source) ??
      {};
    if (groups?.['scheme'] !== protocol) return false;
    const {name = '', path = '/'} = groups;
    const isHost = name.startsWith('*.')
      ? host.endsWith(name.slice(1))
      : host === name;
    return (
      isHost &&
      (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
    );
  });
}
