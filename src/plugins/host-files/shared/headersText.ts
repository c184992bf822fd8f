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
 * would be sent twice: the one for hashed files takes the other's place.
 *
 * @param baseUrl - Begins and ends with a slash.
 */
export function headersText(baseUrl: string): string {
  return `${[
    block(`${baseUrl}*`, [
      ...Object.entries(HOST_HEADERS).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      `Cache-Control: ${CACHE_CONTROL.other}`,
    ]),
    ...HASHED_FOLDERS.map((folder) =>
      block(`${baseUrl}assets/${folder}/*`, [
        '! Cache-Control',
        `Cache-Control: ${CACHE_CONTROL.hashed}`,
      ]),
    ),
    ...SHARED_FOLDERS.map((folder) =>
      block(`${baseUrl}${folder}/*`, ['Access-Control-Allow-Origin: *']),
    ),
  ].join('\n\n')}\n`;
}
