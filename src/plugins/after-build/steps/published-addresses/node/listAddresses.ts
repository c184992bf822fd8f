import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

/** Files other than pages whose addresses must keep working. */
const KEPT: readonly RegExp[] = [
  /^(?:schemas|samples|offline|mcp)\//u,
  /^blog\/(?:rss\.xml|atom\.xml|feed\.json)$/u,
  /^releases\.xml$/u,
  /^(?:.+\/)?llms(?:-full)?\.txt$/u,
];

/** Addresses that need not last: not found, and the changes to single pages. */
const TEMPORARY = /^404\.html$|^docs\/(?:[^/]+\/)?changes\/.+\/index\.html$/u;

function addressOf(file: string): string | undefined {
  if (TEMPORARY.test(file)) return undefined;
  const page = file.replace(/(?<=^|\/)index\.html$/u, '');
  if (page !== file) return `/${page}`;
  return KEPT.some((pattern) => pattern.test(file)) ? `/${file}` : undefined;
}

/**
 * The addresses of a built site that must keep working, without the base URL:
 * pages, redirects and files that programs fetch, but neither hashed files nor
 * images.
 *
 * @param outDir - Folder of the built site.
 */
export function listAddresses(outDir: string): string[] {
  return filesBelow(outDir)
    .flatMap((file) => addressOf(file) ?? [])
    .sort();
}
