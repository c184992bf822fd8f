import {
  CACHE_CONTROL,
  HOST_HEADERS,
  SHARED_FOLDERS,
} from '../../../site/hostHeaders';

/** Folders in which every name has a hash. */
const HASHED_FOLDERS = ['css', 'js', 'images', 'pages'] as const;

function block(pattern: string, lines: readonly string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * The text of a `_headers` file. Rules add up, and a header that two rules name
 * would be sent twice. So only hashed files get a lifetime: for all others the
 * hosts that read this file say themselves that they be asked for again.
 *
 * @param baseUrl - Begins and ends with a slash.
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
