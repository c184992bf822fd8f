import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {ContentError} from '../../src/lib/contentError';

/** Bytes of the largest page: no reader gets to the end of a longer one. */
export const PAGE_MAX_BYTES = 500_000;

const GIVEN_ID = /\{#([^}]+)\}\s*$/;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const COMMENT = /^<!--[^]*-->$/;

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** A path that cannot be decoded is the name of the file as it stands. */
function decodedPath(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

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

/**
 * What is wrong in the Markdown of one page: ids given twice, raw HTML, and
 * images that are not there.
 *
 * @param file - From `siteDir`.
 */
export function pageErrors(
  siteDir: string,
  file: string,
  tree: Root,
): ContentError[] {
  const errors: ContentError[] = [];
  const refuse = (
    line: number | undefined,
    key: string,
    what: string,
    remedy: string,
  ): void => {
    errors.push(new ContentError({file, line, key}, what, remedy));
  };
  const ids = new Map<string, number | undefined>();
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'heading') {
      const id = GIVEN_ID.exec(toString(node))?.[1];
      if (id === undefined) return;
      if (ids.has(id)) {
        refuse(
          line,
          `#${id}`,
          `the heading of line ${ids.get(id) ?? '?'} has this id`,
          'Give each heading an id of its own.',
        );
      } else ids.set(id, line);
    } else if (node.type === 'html' && !COMMENT.test(node.value.trim())) {
      refuse(
        line,
        node.value.split('\n')[0] ?? node.value,
        'raw HTML and JSX are no part of plain Markdown',
        'Write Markdown; a placeholder such as <name> stands in `code`.',
      );
    } else if (node.type === 'image' && !ADDRESS.test(node.url)) {
      const name = decodedPath(node.url);
      const target = name.startsWith('/')
        ? path.join(siteDir, 'static', name)
        : path.join(siteDir, path.dirname(file), name);
      if (!existsSync(target)) {
        refuse(
          line,
          node.url,
          'this image is not there',
          'Put the file beside the page, or mend its name.',
        );
      }
    }
  });
  return errors;
}
