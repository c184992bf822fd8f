import {ContentError} from '../../lib/contentError';

/** Bytes of the largest page: no reader gets to the end of a longer one. */
export const PAGE_MAX_BYTES = 500_000;

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** The text of a page, or why it cannot be read. */
export interface PageText {
  readonly text?: string;
  readonly errors: readonly ContentError[];
}

/**
 * Reads the bytes of a page: UTF-8 without a byte-order mark, line ends of
 * Unix, and no more than a page holds.
 */
export function readPageText(bytes: Uint8Array, file: string): PageText {
  const refuse = (line: number, what: string, remedy: string): PageText => ({
    errors: [new ContentError({file, line}, what, remedy)],
  });
  if (bytes.byteLength > PAGE_MAX_BYTES) {
    return refuse(
      1,
      `the page has ${bytes.byteLength} bytes, more than ${PAGE_MAX_BYTES}`,
      'Divide it into pages that each answer one question.',
    );
  }
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return refuse(1, 'the file is not UTF-8 text', 'Save it as UTF-8.');
  }
  if (text.startsWith('\uFEFF')) {
    return refuse(
      1,
      'the file begins with a byte-order mark, which hides the front matter',
      'Save it as UTF-8 without a mark (BOM).',
    );
  }
  const carriage = text.indexOf('\r');
  if (carriage >= 0) {
    return refuse(
      text.slice(0, carriage).split('\n').length,
      'the line ends as on Windows (CRLF)',
      'Save the file with LF; `git add --renormalize .` mends all files.',
    );
  }
  return {text, errors: []};
}
