import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
} from 'yaml';

import {invisibleFault, invisibleRuns} from './invisibleCharacters';
import {ContentError, type ContentPlace, type Fault} from './contentError';
import {positionsIn} from './problem';

/** Keys and indexes from the top of a document to a value. */
export type YamlPath = readonly (string | number)[];

/** A YAML file, with the source positions of its values. */
export interface YamlDocument {
  readonly value: unknown;
  /** The position of the value at `path`, or of the closest value above it. */
  readonly place: (path: YamlPath) => ContentPlace;
}

/**
 * Reads a YAML file of the repository strictly: one document of UTF-8 without
 * duplicate keys and characters that nobody sees.
 *
 * @param file - Name of the file in messages.
 * @returns No document for an empty file and one with mistakes.
 */
export function readYaml(
  bytes: Uint8Array,
  file: string,
): {document?: YamlDocument; errors: readonly ContentError[]} {
  const text = new TextDecoder().decode(bytes);
  const document = parseDocument(text, {prettyErrors: false});
  const positionOf = positionsIn(text);
  const errors: ContentError[] = [];
  const report = (offset: number, {what, remedy}: Fault): void => {
    const place = {file, ...positionOf(offset)};
    // Later errors often follow from earlier ones.
    if (errors.length < 10) errors.push(new ContentError(place, what, remedy));
  };
  for (const {index, run} of invisibleRuns(text)) {
    report(index, invisibleFault(run));
  }
  for (const {message, pos} of document.errors) {
    const what = `the YAML cannot be read: ${message}`;
    report(pos[0], {what, remedy: 'Correct the line.'});
  }
  const value = errors.length > 0 ? null : (document.toJS() as unknown);
  if (value === null) return {errors};
  const place = (path: YamlPath): ContentPlace => ({
    file,
    ...positionOf(offsetOf(document, path)),
    key: formatYamlPath(path) || undefined,
  });
  return {errors, document: {value, place}};
}

/**
 * Offset of a pair's key, so that errors point to the line with the key, or of an
 * item; of the last one above if there is none.
 */
export function offsetOf(document: Document.Parsed, path: YamlPath): number {
  const last = path.at(-1);
  if (last === undefined) return document.contents?.range[0] ?? 0;
  const above = path.slice(0, -1);
  const parent = document.getIn(above, true);
  const pair = isMap(parent)
    ? parent.items.find(({key}) => isScalar(key) && String(key.value) === last)
    : undefined;
  const node = isSeq(parent) ? parent.items[Number(last)] : pair?.key;
  const offset = isNode(node) ? node.range?.[0] : undefined;
  return offset ?? offsetOf(document, above);
}

/** `['spec', 'env', 0, 'a.b']` → `spec.env[0][a.b]`. */
export function formatYamlPath(path: YamlPath): string {
  return path
    .map((step) =>
      /^[A-Z_][\w-]*$/iu.test(`${step}`) ? `.${step}` : `[${step}]`,
    )
    .join('')
    .replace(/^\./u, '');
}
