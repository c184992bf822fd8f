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

/** Kilobytes (1000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
