import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
} from 'yaml';

import {ContentError, type ContentPlace} from './contentError';

/** Keys and indexes from the top of a document to a value. */
export type YamlPath = readonly (string | number)[];

/** One document of a YAML file, with the source positions of its values. */
export interface YamlDocument {
  readonly value: unknown;
  /** The position of the value at `path`, or of the closest value above it. */
  readonly place: (path: YamlPath) => ContentPlace;
}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  /** If there is an error, `documents` is empty: a file is never half read. */
  readonly errors: readonly ContentError[];
}

/** All but tabs and the ends of lines. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** Better words than the parser has, by its codes. */
const SYNTAX: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'this map already has the same key',
  TAB_AS_INDENT: 'a tab is used as indentation',
};

/**
 * Reads a YAML file of the repository strictly: UTF-8, no control characters, no
 * duplicate keys, and no aliases, which could hide a cycle.
 *
 * @param bytes - Content of the file.
 * @param file - Name of the file in messages.
 */
export function readYaml(bytes: Uint8Array, file: string): YamlFile {
  const text = new TextDecoder().decode(bytes);
  if (/[\0\ufffd]/u.test(text)) {
    const what = 'the file is not UTF-8 text';
    const error = new ContentError({file}, what, 'Save it as UTF-8.');
    return {documents: [], errors: [error]};
  }
  const lines = new LineCounter();
  // Its type has a second form, for a text without any document.
  const parsed = parseAllDocuments(text, {lineCounter: lines});
  const documents: readonly Document.Parsed[] = [...parsed];
  const at = (offset: number | undefined): ContentPlace => {
    if (offset === undefined) return {file};
    const {line, col} = lines.linePos(offset);
    return {file, line, column: col};
  };
  const errors: ContentError[] = [];
  const refuse = (
    offset: number | undefined,
    what: string,
    remedy: string,
  ): void => {
    errors.push(new ContentError(at(offset), what, remedy));
  };
  const control = CONTROL.exec(text);
  if (control) refuse(control.index, 'a control character', 'Delete it.');
  for (const document of documents) {
    for (const {code, message, pos} of document.errors) {
      const [reason = ''] = message.split(/ at line \d+|\n/u);
      const what = SYNTAX[code] ?? `the YAML cannot be read: ${reason}`;
      refuse(pos[0], what, 'Correct the line.');
    }
    visit(document, {
      Alias(_key, {range, source}) {
        const what = `alias *${source} is not allowed`;
        refuse(range?.[0], what, 'Repeat the value instead.');
        return visit.BREAK;
      },
    });
  }
  // Later errors often follow from earlier ones.
  if (errors.length > 0) return {documents: [], errors: errors.slice(0, 10)};
  const read = documents.map((document) => ({
    value: document.toJS() as unknown,
    place: (path: YamlPath): ContentPlace => ({
      ...at(offsetOf(document, path)),
      key: formatYamlPath(path) || undefined,
    }),
  }));
  return {documents: read.filter(({value}) => value !== null), errors};
}

/**
 * Offset of a pair's key, so that errors point to the line with the key, or of an
 * item; of the last one above if there is none.
 */
export function offsetOf(
  document: Document.Parsed,
  path: YamlPath,
): number | undefined {
  const last = path.at(-1);
  if (last === undefined) return document.contents?.range[0];
  const above = path.slice(0, -1);
  const parent = document.getIn(above, true);
  const pair = isMap(parent)
    ? parent.items.find(({key}) => isScalar(key) && String(key.value) === last)
    : undefined;
  const node = isSeq(parent) ? parent.items[Number(last)] : pair?.key;
  return (
    (isNode(node) ? node.range?.[0] : undefined) ?? offsetOf(document, above)
  );
}

/** `['spec', 'env', 0, 'name']` → `spec.env[0].name`. */
export function formatYamlPath(path: YamlPath): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./u, '');
}
