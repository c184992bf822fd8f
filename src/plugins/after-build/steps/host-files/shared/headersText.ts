import {
  CACHE_CONTROL,
  HOST_HEADERS,
  SHARED_FOLDERS,
} from '../../../../../site/hostHeaders';

/** Folders in which every file name has a hash. */
const HASHED_FOLDERS = ['css', 'js', 'images', 'pages'] as const;

function block(pattern: string, lines: readonly string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * The text of a `_headers` file, for hosts that read it at their root (Netlify,
 * Cloudflare Pages). A host applies every matching rule, so a
 * header in two rules would be sent twice. For this reason only hashed files
 * get a lifetime; these hosts already revalidate all other files.
 *
 * @param baseUrl - Starts and ends with a slash.
 */
export function headersText(baseUrl: string): string {
  return `${[
    block(
      `${baseUrl}*`,
      Object.entries(HOST_HEADERS).map(([name, value]) => `${name}: ${value}`),
    ),
    ...HASHED_FOLDERS.map((folder) =>
      block(`${baseUrl}assets/${folder}/*`, [
        `Cache-Control: ${CACHE_CONTROL.hashed}`,
      ]),
    ),
    ...SHARED_FOLDERS.map((folder) =>
      block(`${baseUrl}${folder}/*`, ['Access-Control-Allow-Origin: *']),
    ),
  ].join('\n\n')}\n`;
}
