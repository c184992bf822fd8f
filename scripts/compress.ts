import {readFile, readdir, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';

const TEXT = /\.(?:html|css|js|mjs|json|md|svg|txt|xml|ico|webmanifest|yaml)$/u;

/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 512;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Whether a copy is worth its place: a tenth smaller at least. */
function isWorthIt(copy: Buffer, original: Buffer): boolean {
  return copy.length < original.length * 0.9;
}

async function compressFile(file: string): Promise<number> {
  const content = await readFile(file);
  const copies = {
    '.gz': await toGzip(content, {level: 9}),
    '.br': await toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  };
  let written = 0;
  for (const [ending, copy] of Object.entries(copies)) {
    if (!isWorthIt(copy, content)) {
      await rm(file + ending, {force: true});
      continue;
    }
    await writeFile(file + ending, copy);
    written += 1;
  }
  return written;
}

/**
 * Writes `.gz` and `.br` beside the text files of a built site, for hosts that
 * serve them as they are.
 *
 * @returns How many files it wrote.
 */
export async function compressSite(folder: string): Promise<number> {
  const names = await readdir(folder, {recursive: true});
  let written = 0;
  for (const name of names.filter((file) => TEXT.test(file))) {
    const file = path.join(folder, name);
    const {size} = await stat(file);
    if (size >= LEAST_BYTES) written += await compressFile(file);
  }
  return written;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  requireBuiltSite(values.dir);
  const written = await compressSite(path.resolve(values.dir));
  process.stdout.write(`${values.dir}: ${written} compressed copies.\n`);
}

if (require.main === module) void runCommand(main);
