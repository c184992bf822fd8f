import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type ErrorCode,
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

/**
 * Reads a YAML file of the repository strictly: UTF-8, no duplicate keys, and no
 * aliases, which could hide a cycle.
 *
 * @param bytes - Content of the file.
 * @param file - Name of the file in messages.
 */
export function readYaml(bytes: Uint8Array, file: string): YamlFile {
  const text = decode(bytes);
  if (text === undefined) {
    const what = 'the file is not UTF-8 text';
    const error = new ContentError({file}, what, 'Save it as UTF-8.');
    return {documents: [], errors: [error]};
  }
  const lines = new LineCounter();
  const found = parseAllDocuments(text, {lineCounter: lines});
  const parsed: readonly Document.Parsed[] = Array.isArray(found) ? found : [];
  const errors = parsed.flatMap((document) => [
    ...document.errors.map(({code, message, pos}) =>
      syntaxError(code, message, {file, ...position(lines, pos[0])}),
    ),
    ...refuseAliases(document, lines, file),
  ]);
  if (errors.length > 0) {
    return {documents: [], errors: errors.slice(0, SHOWN_ERRORS)};
  }
  const documents = parsed.map((document) => ({
    value: document.toJS({maxAliasCount: 0}) as unknown,
    place: (path: YamlPath) => placeOf(document, lines, file, path),
  }));
  return {documents: documents.filter(({value}) => value !== null), errors: []};
}

/** Maximum number of errors per file, because later ones often follow from earlier ones. */
const SHOWN_ERRORS = 10;

/** Decodes UTF-8 and drops a byte-order mark; `undefined` for invalid bytes. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function position(
  lines: LineCounter,
  offset: number,
): {line: number; column: number} {
  const {line, col} = lines.linePos(offset);
  return {line, column: col};
}

function refuseAliases(
  document: Document.Parsed,
  lines: LineCounter,
  file: string,
): ContentError[] {
  const errors: ContentError[] = [];
  visit(document, {
    Alias(_key, node) {
      errors.push(
        new ContentError(
          {file, ...(node.range ? position(lines, node.range[0]) : {})},
          `alias *${node.source} is not allowed`,
          'Repeat the value instead. An alias can hide a cycle or expand without limit.',
        ),
      );
      // One error is enough, and a YAML bomb has many aliases.
      return visit.BREAK;
    },
  });
  return errors;
}

function placeOf(
  document: Document.Parsed,
  lines: LineCounter,
  file: string,
  path: YamlPath,
): ContentPlace {
  const key = path.length === 0 ? undefined : formatYamlPath(path);
  for (let length = path.length; length >= 0; length -= 1) {
    const found = rangeStart(document, path.slice(0, length));
    if (found !== undefined) return {file, ...position(lines, found), key};
  }
  return {file, key};
}

/** Offset of a pair's key, so that errors point to the line with the key. */
function rangeStart(
  document: Document.Parsed,
  path: YamlPath,
): number | undefined {
  const last = path.at(-1);
  if (last === undefined) return document.contents?.range[0];
  const parent = document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find(
      ({key}) => isScalar(key) && key.value === last,
    );
    return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  }
  const item = isSeq(parent) ? parent.items[Number(last)] : undefined;
  return isNode(item) ? item.range?.[0] : undefined;
}

/** `['spec', 'env', 0, 'name']` → `spec.env[0].name`. */
export function formatYamlPath(path: YamlPath): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      return index === 0 ? part : `.${part}`;
    })
    .join('');
}

function syntaxError(
  code: ErrorCode,
  message: string,
  place: ContentPlace,
): ContentError {
  const [what, remedy] = SYNTAX[code] ?? [
    `the YAML cannot be read: ${(message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/u, '')}`,
    'Correct the line. An editor with YAML support shows the position.',
  ];
  return new ContentError(place, what, remedy);
}

const SYNTAX: Partial<Record<ErrorCode, readonly [string, string]>> = {
  DUPLICATE_KEY: [
    'this map already has the same key',
    'Remove one of the two.',
  ],
  TAB_AS_INDENT: [
    'a tab is used as indentation',
    'Indent with spaces, because YAML allows no tabs.',
  ],
};
