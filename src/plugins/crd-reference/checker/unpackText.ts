import {MAX_LENGTH} from '../check/sources';

/** No address is longer. Decompressed, it is at most about 50 MB. */
const MAX_PACKED_LENGTH = 64 * 1024;

/**
 * Reads a text that was compressed for an address.
 *
 * @returns `undefined` if it is damaged or too long.
 */
export async function unpackText(packed: string): Promise<string | undefined> {
  if (packed.length > MAX_PACKED_LENGTH) return undefined;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    const stream = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const unpacked = await new Response(stream).arrayBuffer();
    const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(unpacked);
    return text.length > MAX_LENGTH ? undefined : text;
  } catch {
    return undefined;
  }
}
