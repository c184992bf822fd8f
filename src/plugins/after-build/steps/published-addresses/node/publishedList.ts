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

/** Errors for the published addresses that are missing from a build: one for all pages. */
export function missingAddresses(
  text: string,
  built: readonly string[],
): ContentError[] {
  const known = new Set(built);
  const missing = readLines(text).filter(({address}) => !known.has(address));
  const pages = missing.filter(({address}) => address.endsWith('/'));
  const [first] = pages;
  const lines = pages.map(
    ({address}) =>
      `  {"from": "${address}", "to": "${nearest(address, built) ?? '/docs/'}"}`,
  );
  return [
    ...(first === undefined
      ? []
      : [
          new ContentError(
            {file: PUBLISHED_FILE, line: first.line, key: first.address},
            pages.length === 1
              ? 'this published address is missing from the build'
              : `this and ${pages.length - 1} more published addresses are missing from the build`,
            `For each page that moved, add a line to src/site/redirects.json; "to" is the page that has its content now:\n${lines.join(',\n')}`,
          ),
        ]),
    ...missing
      .filter(({address}) => !address.endsWith('/'))
      .map(
        ({address, line}) =>
          new ContentError(
            {file: PUBLISHED_FILE, line, key: address},
            'this published address is missing from the build',
            'Programs rely on the address of this file: bring it back, or delete the line and say why in the commit.',
          ),
      ),
  ];
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
