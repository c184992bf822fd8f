import {readdir} from 'node:fs/promises';

/** Files that people and programs keep the address of, beside pages. */
const KEPT: readonly RegExp[] = [
  /^(?:schemas|samples|offline)\//u,
  /^blog\/(?:rss\.xml|atom\.xml|feed\.json)$/u,
  /^releases\.xml$/u,
  /^(?:.+\/)?llms(?:-full)?\.txt$/u,
];

function addressOf(file: string): string | undefined {
  if (file === '404.html') return undefined;
  const page = file.replace(/(?<=^|\/)index\.html$/u, '');
  if (page !== file) return `/${page}`;
  return KEPT.some((pattern) => pattern.test(file)) ? `/${file}` : undefined;
}

/**
 * The addresses of a built site that must last, without the base URL: its
 * pages, redirects included, and the files that programs ask for. Names with a
 * hash and pictures are not among them.
 *
 * @param outDir - Folder of the built site.
 */
export async function listAddresses(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .flatMap(({parentPath, name}) => {
      const file = `${parentPath}/${name}`
        .replaceAll('\\', '/')
        .slice(outDir.length)
        .replace(/^\/+/u, '');
      return addressOf(file) ?? [];
    })
    .sort();
}
