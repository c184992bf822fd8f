import {ContentError} from '../../../lib/contentError';
import {nearest} from '../../../lib/nearest';

/** Every address that the site has published, one a line, sorted. */
export const PUBLISHED_FILE = 'published-addresses.txt';

const HEAD = `# Addresses that were published and must go on working: pages and files that
# people and programs keep. "npm run addresses" adds those of the last build.
`;

interface Line {
  readonly address: string;
  readonly line: number;
}

function readLines(text: string): Line[] {
  return text
    .split('\n')
    .map((address, index) => ({address: address.trim(), line: index + 1}))
    .filter(({address}) => address !== '' && !address.startsWith('#'));
}

function remedy(address: string, built: readonly string[]): string {
  if (!address.endsWith('/')) {
    return 'Programs keep the address of this file: bring it back, or take the line out and say why in the commit.';
  }
  const near = nearest(address, built) ?? '/docs/';
  return `If the page moved, add {from: '${address}', to: '${near}'} to src/site/redirects.ts, with the page that has its content now.`;
}

/** One error for each published address that a build no longer has. */
export function missingAddresses(
  text: string,
  built: readonly string[],
): ContentError[] {
  const known = new Set(built);
  return readLines(text)
    .filter(({address}) => !known.has(address))
    .map(
      ({address, line}) =>
        new ContentError(
          {file: PUBLISHED_FILE, line, key: address},
          'this address was published and is gone',
          remedy(address, built),
        ),
    );
}

/** Addresses of a build that the list does not name yet. */
export function newAddresses(text: string, built: readonly string[]): string[] {
  const known = new Set(readLines(text).map(({address}) => address));
  return built.filter((address) => !known.has(address));
}

/** The list with the addresses of a build added; nothing is taken out. */
export function withAddresses(text: string, built: readonly string[]): string {
  const all = new Set([
    ...readLines(text).map(({address}) => address),
    ...built,
  ]);
  return `${HEAD}${[...all].sort().join('\n')}\n`;
}
