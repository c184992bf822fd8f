import {ContentError} from '../../../../../content-errors/contentError';
import {nearest} from '../../../../../content-errors/nearest';

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

/**
 * Errors for the published addresses that are missing from a build: at most one
 * for all pages, and one for all files.
 */
export function missingAddresses(
  text: string,
  built: readonly string[],
): ContentError[] {
  const known = new Set(built);
  const missing = readLines(text).filter(({address}) => !known.has(address));
  const pages = missing.filter(({address}) => address.endsWith('/'));
  const files = missing.filter(({address}) => !address.endsWith('/'));
  const redirects = pages.map(
    ({address}) =>
      `  {"from": "${address}", "to": "${nearest(address, built) ?? '/docs/'}"}`,
  );
  const others = files.slice(1).map(({address}) => `\n  ${address}`);
  return [
    ...errorFor(
      pages,
      `For each page that moved, add a line to src/site/redirects.json; "to" is the page that has its content now:\n${redirects.join(',\n')}`,
    ),
    ...errorFor(
      files,
      `Programs rely on the address of a file: bring it back, or delete the line and say why in the commit.${others.join('')}`,
    ),
  ];
}

function errorFor(
  [first, ...more]: readonly Line[],
  remedy: string,
): ContentError[] {
  if (first === undefined) return [];
  const what =
    more.length === 0
      ? 'this published address is missing from the build'
      : `this and ${more.length} more published addresses are missing from the build`;
  const place = {file: PUBLISHED_FILE, line: first.line, key: first.address};
  return [new ContentError(place, what, remedy)];
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
