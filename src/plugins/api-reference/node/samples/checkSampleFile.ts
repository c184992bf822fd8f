import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '../../../../lib/contentError';

import type {Catalog} from '../../engine/catalog';
import {checkYaml} from '../../engine/checkYaml';
import {SAMPLE_MAX_LENGTH} from '../../engine/readDocuments';

/** A published file with its mistakes. */
export interface CheckedSampleFile {
  /** Without the final line break; absent if the file can't be shown. */
  readonly text?: string | undefined;
  readonly errors: readonly ContentError[];
}

/**
 * Checks a file that readers apply unchanged: its bytes, then its manifests.
 *
 * @param file - Path from the root of the repository.
 */
export async function checkSampleFile(
  siteDir: string,
  file: string,
  catalog: Catalog,
): Promise<CheckedSampleFile> {
  const bytes = await readFile(path.join(siteDir, file));
  const fail = (line: number | undefined, what: string, remedy: string) => ({
    errors: [new ContentError({file, line}, what, remedy)],
  });
  if (!file.endsWith('.yaml')) {
    return fail(
      undefined,
      'the name of a sample must end with .yaml',
      'Rename it.',
    );
  }
  // A UTF-16 unit takes at most three bytes in UTF-8.
  if (bytes.byteLength > SAMPLE_MAX_LENGTH * 3) {
    return fail(
      undefined,
      `the file has ${bytes.byteLength} bytes, but at most ${SAMPLE_MAX_LENGTH * 3} are allowed`,
      'Split it. A cluster would reject a manifest of this size.',
    );
  }
  const text = decode(bytes);
  if (text === undefined) {
    return fail(undefined, 'the file is not UTF-8 text', 'Save it as UTF-8.');
  }
  if (text.startsWith('\u{FEFF}')) {
    return fail(
      1,
      'the file starts with a byte-order mark',
      'Save it as UTF-8 without the mark.',
    );
  }
  const carriageReturn = text.indexOf('\r');
  if (carriageReturn !== -1) {
    return fail(
      text.slice(0, carriageReturn).split('\n').length,
      'a line ends with CRLF',
      'Save the file with LF line breaks.',
    );
  }
  if (!text.endsWith('\n') || text.endsWith('\n\n')) {
    return fail(
      text.split('\n').length,
      'the file does not end with exactly one line break',
      'Correct the end of the file, so that page and file have the same bytes.',
    );
  }
  const problems = checkYaml(
    text,
    {status: 'manifests', isFile: true},
    catalog,
  );
  return {
    text: text.slice(0, -1),
    errors: problems.map(
      ({at, path: key, what, remedy}) =>
        new ContentError(
          {
            file,
            line: at.line,
            column: at.column,
            key: key === '' ? undefined : key,
          },
          what,
          remedy,
        ),
    ),
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(
      bytes,
    );
  } catch {
    return undefined;
  }
}
