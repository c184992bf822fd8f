import {ContentError} from '@openchoreo/content-errors/contentError';

/** Maximum size of a page; nobody reads a longer one to the end. */
export const PAGE_MAX_BYTES = 500_000;

const utf8 = new TextDecoder('utf-8', {fatal: true});

/** The text of a page, or the errors that make it unreadable. */
export interface PageText {
  readonly text?: string;
  readonly errors: readonly ContentError[];
}

/**
 * Decodes a page, without its byte-order mark. It must be UTF-8, use LF line
 * endings, and not exceed the maximum size.
 */
export function readPageText(bytes: Uint8Array, file: string): PageText {
  const refuse = (line: number, what: string, remedy: string): PageText => ({
    errors: [new ContentError({file, line}, what, remedy)],
  });
  if (bytes.byteLength > PAGE_MAX_BYTES) {
    return refuse(
      1,
      `the page has ${bytes.byteLength} bytes, more than the maximum of ${PAGE_MAX_BYTES}`,
      'Split it into pages that each answer one question.',
    );
  }
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return refuse(1, 'the file is not UTF-8 text', 'Save it as UTF-8.');
  }
  const carriage = text.indexOf('\r');
  if (carriage >= 0) {
    return refuse(
      text.slice(0, carriage).split('\n').length,
      'the line has a Windows line ending (CRLF)',
      'Save the file with LF; `git add --renormalize .` fixes all files.',
    );
  }
  return {text, errors: []};
}
