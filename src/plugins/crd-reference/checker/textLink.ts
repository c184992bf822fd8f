import {MAX_LENGTH} from '../check/readYaml';

/** No address is longer; a few compressed bytes can expand to gigabytes. */
const MAX_PACKED_LENGTH = 64 * 1024;

/**
 * Reads the text that an address opens. Pages link to their own samples with
 * `?`, so that link checkers don't report a missing anchor. A reader's own text is
 * in the fragment, which browsers don't send to servers.
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

/** Compresses a text for an address: letters, digits, `-` and `_`. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(binary.join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads what `packText` wrote; `undefined` if it is damaged or too long. */
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

const SECRET_KIND = /^[ \t-]*["']?kind["']?[ \t]*:[ \t]*["']?Secret\b/mu;
const SECRET_DATA = /^[ \t]*["']?(?:data|stringData)["']?[ \t]*:/mu;
const SECRET_VALUE =
  /-----BEGIN [A-Z ]*PRIVATE KEY|^[ \t-]*["']?(?:password|token|secret|api[-_]?key|clientKey|client-key-data)["']?[ \t]*:[ \t]*["']?[^\s"'<{$&*]/imu;

/** Whether a text appears to contain Secret data, a password, or a key. */
export function looksSecret(text: string): boolean {
  return (
    (SECRET_KIND.test(text) && SECRET_DATA.test(text)) ||
    SECRET_VALUE.test(text)
  );
}
