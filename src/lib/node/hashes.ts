import {createHash} from 'node:crypto';

/**
 * A short hash for the name of a file or a cache key.
 *
 * @param content - Texts and bytes are hashed as if they were joined.
 * @param digits - Length of the result, at most 64.
 * @returns The first hexadecimal digits of the SHA-256 hash.
 */
export function shortHash(
  content: string | Uint8Array | Iterable<string | Uint8Array>,
  digits: number,
): string {
  const hash = createHash('sha256');
  const parts =
    typeof content === 'string' || content instanceof Uint8Array
      ? [content]
      : content;
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, digits);
}

/** The value of an `integrity` attribute: `sha256-` and the hash in base64. */
export function integrityHash(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
