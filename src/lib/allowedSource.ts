import {ALLOWED_SOURCES, type SourceDirective} from '../site/allowedSources';

/** Where the writer of a page or a plugin allows more. */
export const ALLOWED_SOURCES_FILE = 'src/site/allowedSources.ts';

/**
 * Whether the policy lets pages load or run something that is not the site's own.
 *
 * @param needed - A whole address, such as `https://www.youtube-nocookie.com/embed/x`,
 *   or a source such as `'unsafe-inline'`.
 * @param allowed - Sources of the directive: schemes, hosts, and paths of hosts.
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
