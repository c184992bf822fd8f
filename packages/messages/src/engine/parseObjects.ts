import {isRecord} from '@openchoreo/page-tools/isRecord';
import {isMap, isScalar, isSeq, parseAllDocuments} from 'yaml';

import {cleanText} from './plainText';

/** One condition of a status. */
export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}

/** An object of a cluster with conditions. */
export interface StatusObject {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly spec: unknown;
  readonly conditions: readonly Condition[];
}

/** The objects with conditions in YAML or JSON; none if it is something else. */
export function parseObjects(text: string): StatusObject[] {
  const documents = parseAllDocuments(cleanText(text), {
    // Every value is text, so that no alias is followed and no tag resolved.
    schema: 'failsafe',
    logLevel: 'silent',
  });
  return documents.flatMap((document) => {
    // Text that is no YAML is read line by line.
    if ('empty' in document || document.errors.length > 0) return [];
    const value = valueOf(document.contents);
    const items = isRecord(value) ? value['items'] : undefined;
    return (Array.isArray(items) ? items : [value]).flatMap(readObject);
  });
}

/** A node as plain arrays, objects and texts; aliases are left out. */
function valueOf(node: unknown): unknown {
  if (isSeq(node)) return node.items.map(valueOf);
  if (isMap(node)) {
    return Object.fromEntries(
      node.items.map(({key, value}) => [String(valueOf(key)), valueOf(value)]),
    );
  }
  return isScalar(node) ? String(node.value) : undefined;
}

// By hand: a schema library would double what the page loads for a paste.
function readObject(value: unknown): StatusObject[] {
  if (!isRecord(value)) return [];
  const {kind, metadata, spec, status} = value;
  if (!isRecord(metadata) || !isRecord(status)) return [];
  const {name, namespace} = metadata;
  const {conditions} = status;
  if (typeof kind !== 'string' || typeof name !== 'string') return [];
  if (!Array.isArray(conditions)) return [];
  const object = {kind, name, namespace: textOf(namespace), spec};
  return [{...object, conditions: conditions.flatMap(readCondition)}];
}

function readCondition(value: unknown): Condition[] {
  if (!isRecord(value)) return [];
  const {type, status, reason, message} = value;
  return typeof type === 'string' && typeof status === 'string'
    ? [{type, status, reason: textOf(reason), message: textOf(message)}]
    : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
