import {MAX_LENGTH} from '../../check/readYaml';

/** What an address opens in the checker: a text, or one of the site's samples. */
export type Opening =
  | {readonly from: 'text'; readonly packed: string}
  | {readonly from: 'sample'; readonly path: string};

/**
 * Reads the part of an address from `#` or `?`; `undefined` if it opens nothing.
 * Pages link to their own samples with `?`, so that link checkers don't report a
 * missing anchor. A reader's own text is in the fragment, which browsers don't
 * send to servers.
 */
export function readOpening(part: string): Opening | undefined {
  const values = new URLSearchParams(part.replace(/^[#?]/u, ''));
  const packed = values.get('text');
  if (packed !== null) return {from: 'text', packed};
  const path = values.get('sample');
  return path === null ? undefined : {from: 'sample', path};
}

/** Compresses a text for an address: letters, digits, `-` and `_`. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join(
    '',
  );
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Reads what `packText` wrote.
 *
 * @returns `undefined` if it is damaged, or longer than the checker accepts: a few
 *   compressed bytes can expand to gigabytes.
 */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    const decoder = new TextDecoder('utf-8', {ignoreBOM: true});
    let text = '';
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, {stream: true});
      if (text.length > MAX_LENGTH) {
        await reader.cancel();
        return undefined;
      }
    }
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
