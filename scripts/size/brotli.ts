import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

/** Size in bytes after Brotli at its highest quality. */
export function brotliSize(content: string | Buffer): number {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  if (buffer.length === 0) return 0;
  return brotliCompressSync(buffer, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length,
    },
  }).length;
}

/** Sizes of the files below an output folder. */
export interface FileSizes {
  /** Size in bytes after Brotli; 0 for a missing file. */
  readonly sizeOf: (name: string) => number;
  /** Requested files that don't exist. */
  readonly missing: ReadonlySet<string>;
}

/** Compresses each file only once, however many pages load it. */
export function createFileSizes(outDir: string): FileSizes {
  const sizes = new Map<string, number>();
  const missing = new Set<string>();
  const weigh = (name: string): number => {
    const file = path.join(outDir, name);
    if (existsSync(file)) return brotliSize(readFileSync(file));
    missing.add(name);
    return 0;
  };
  return {
    missing,
    sizeOf: (name) => {
      const size = sizes.get(name) ?? weigh(name);
      sizes.set(name, size);
      return size;
    },
  };
}
