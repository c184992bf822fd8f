import {isScalar, type Document, type Scalar} from 'yaml';

import type {Fault} from '../../../content-errors/contentError';
import {
  positionsIn,
  type FaultAt,
  type Position,
  type Problem,
} from '../../../content-errors/problem';
import {offsetOf, type YamlPath} from '../../../content-errors/readYaml';
import {oddCharacters} from './oddCharacters';
import {firstError, MAX_LENGTH, parseSources, type Source} from './sources';
import {syntaxFault} from './syntaxMistakes';
import TABLES from './documentFaults.json';

/** A reader corrects no more documents at once. */
const MAX_PROBLEMS = 25;

/** A document of a text. */
export interface ManifestDocument {
  readonly data: unknown;
  /** Where a value is written; a list or an object is at its key. */
  readonly valueAt: (path: YamlPath) => Position;
  /** Where the key of a value is, or the last key above it that there is. */
  readonly keyAt: (path: YamlPath) => Position;
  /** The scalar at a path as it is written, if it is plain: no quotes, no block. */
  readonly plain: (path: YamlPath) => string | undefined;
}

/**
 * Reads the documents of a text as kubectl does: YAML 1.1, in which `yes` is true
 * and `0644` is octal, or a stream of JSON objects. Duplicate keys and tabs are
 * problems, and length, nesting and aliases are limited.
 *
 * @returns The documents with a value, as kubectl skips the others too; or the
 *   first problem of each document.
 */
export function parseDocuments(
  text: string,
  sources = parseSources(text),
): {
  readonly documents: readonly ManifestDocument[];
  readonly problems: readonly Problem[];
} {
  const positionOf = positionsIn(text);
  const documents: ManifestDocument[] = [];
  const problems: Problem[] = [];
  const report = (offset: number, fault: Fault): void => {
    problems.push({...positionOf(offset), ...fault, path: ''});
  };
  if (text.length > MAX_LENGTH) report(0, TABLES.tooLong);
  for (const source of sources) {
    const {parsed, start} = source;
    const faults = faultsOf(source);
    for (const {index, fault} of faults) report(start + index, fault);
    if (problems.length >= MAX_PROBLEMS) break;
    if (faults.length > 0) continue;
    try {
      const data: unknown = parsed.toJS();
      const at = (offset: number): Position => positionOf(start + offset);
      if (data !== null) documents.push(withPlaces(parsed, data, at));
    } catch {
      report(start + parsed.range[0], TABLES.notFilledIn);
    }
  }
  const isEmpty = documents.length === 0 && problems.length === 0;
  if (isEmpty) report(0, TABLES.empty);
  return {documents: problems.length > 0 ? [] : documents, problems};
}

/** What makes a document unreadable for people, for kubectl, or for a parser. */
function faultsOf(source: Source): readonly FaultAt[] {
  const {content, separator, parsed} = source;
  const odd = oddCharacters(source);
  if (odd.length > 0) return odd;
  if (!/^(?:---)?\s*(?:#|$)/u.test(separator)) {
    return [{index: -separator.length, fault: TABLES.separator}];
  }
  // Later ones often follow from the first.
  const error = firstError(parsed);
  return error ? [syntaxFault(content, error)] : [];
}

function withPlaces(
  parsed: Document.Parsed,
  data: unknown,
  positionOf: (offset: number) => Position,
): ManifestDocument {
  const scalarAt = (path: YamlPath): Scalar | undefined => {
    const node = parsed.getIn(path, true);
    return isScalar(node) ? node : undefined;
  };
  return {
    data,
    valueAt: (path) =>
      positionOf(scalarAt(path)?.range?.[0] ?? offsetOf(parsed, path)),
    keyAt: (path) => positionOf(offsetOf(parsed, path)),
    plain: (path) => {
      const {type, source} = scalarAt(path) ?? {};
      return type === 'PLAIN' ? source : undefined;
    },
  };
}
