import {filesBelow} from '../../../lib/node/filesBelow';

/** Files other than pages whose addresses people and programs rely on. */
const KEPT: readonly RegExp[] = [
  /^(?:schemas|samples|offline|mcp)\//u,
  /^blog\/(?:rss\.xml|atom\.xml|feed\.json)$/u,
  /^releases\.xml$/u,
  /^(?:.+\/)?llms(?:-full)?\.txt$/u,
];

/** Not found, and what changed on one page: it ends with the next version. */
const PASSING = /^404\.html$|^docs\/(?:[^/]+\/)?changes\/.+\/index\.html$/u;

function addressOf(file: string): string | undefined {
  if (PASSING.test(file)) return undefined;
  const page = file.replace(/(?<=^|\/)index\.html$/u, '');
  if (page !== file) return `/${page}`;
  return KEPT.some((pattern) => pattern.test(file)) ? `/${file}` : undefined;
}

/**
 * The addresses of a built site that must last, without the base URL: pages,
 * redirects, and the files that programs fetch. Hashed files and pictures are
 * not included.
 *
 * @param outDir - Folder of the built site.
 */
export function listAddresses(outDir: string): string[] {
  return filesBelow(outDir)
    .flatMap((file) => addressOf(file) ?? [])
    .sort();
}
