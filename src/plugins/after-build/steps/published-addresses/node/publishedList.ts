import {ContentError} from '@openchoreo/content-errors/contentError';
import {nearest} from '@openchoreo/content-errors/nearest';

import {PUBLISHED_FILE} from '../../../../../site/redirects';

const HEAD = `# Published addresses that must keep working: pages, and files that people and
# programs link to. After a build, "npx tsx scripts/addresses.ts" adds new ones.
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
    return 'Programs rely on the address of this file: bring it back, or delete the line and say why in the commit.';
  }
  const near = nearest(address, built) ?? '/docs/';
  return `If the page moved, add {"from": "${address}", "to": "${near}"} to src/site/redirects.json; "to" is the page that has its content now.`;
}

/** One error for each published address that is missing from a build. */
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
          'this published address is missing from the build',
          remedy(address, built),
        ),
    );
}

/** Addresses of a build that are not in the list yet. */
export function newAddresses(text: string, built: readonly string[]): string[] {
  const known = new Set(readLines(text).map(({address}) => address));
  return built.filter((address) => !known.has(address));
}

/** Adds the addresses of a build to the list; nothing is removed. */
export function withAddresses(text: string, built: readonly string[]): string {
  const all = new Set([
    ...readLines(text).map(({address}) => address),
    ...built,
  ]);
  return `${HEAD}${[...all].sort().join('\n')}\n`;
}
