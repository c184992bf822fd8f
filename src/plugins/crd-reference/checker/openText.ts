import {MAX_LENGTH} from '../check/readYaml';

/** No address is longer; a few compressed bytes can expand to gigabytes. */
const MAX_PACKED_LENGTH = 64 * 1024;

/**
 * Reads the text that an address opens: pages link to their samples with `?`, so
 * that link checkers don't report a missing anchor. Readers have links with `#`.
 *
 * @param part - The part of the address from `#` or `?`.
 * @param samples - URL of the docs version's samples folder.
 * @returns `undefined` if the address opens nothing, a notice if it can't.
 */
export async function openText(
  part: string,
  samples: string,
): Promise<{text?: string; notice: string} | undefined> {
  const values = new URLSearchParams(part.replace(/^[#?]/u, ''));
  const packed = values.get('text');
  if (packed !== null) {
    const text = await unpackText(packed);
    const notice = 'The text in this link is damaged or too long.';
    return text === undefined ? {notice} : {text, notice: ''};
  }
  const sample = values.get('sample');
  if (sample === null) return undefined;
  const url = URL.parse(sample, samples);
  // Nothing but a sample of this site.
  const response = url?.href.startsWith(samples)
    ? await fetch(url).catch(() => undefined)
    : undefined;
  return response?.ok
    ? {text: await response.text(), notice: ''}
    : {notice: `There is no sample ${sample} in this version.`};
}

/**
 * Reads a text that was compressed for an address.
 *
 * @returns `undefined` if it is damaged or too long.
 */
export async function unpackText(packed: string): Promise<string | undefined> {
  if (packed.length > MAX_PACKED_LENGTH) return undefined;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const stream = new Blob([
      Uint8Array.from(binary, (one) => one.charCodeAt(0)),
    ])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await new Response(stream).arrayBuffer();
    const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
    return text.length > MAX_LENGTH ? undefined : text;
  } catch {
    return undefined;
  }
}
