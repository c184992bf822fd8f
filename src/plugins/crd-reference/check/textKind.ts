import {isMap, isScalar, isSeq, type Node, type YAMLMap} from 'yaml';

import type {Catalog} from '../model/catalog';

import {MAX_LENGTH} from './documents';
import {helmActions} from './helmTemplate';
import {hasOutput} from './outputLines';
import {parseSources} from './sources';
import {unwrap} from './unwrap';

/** What a text is: manifests, what a program printed, or something else. */
export type TextKind = 'manifest' | 'message' | 'neither';

/** A key of manifests, where YAML can't be read. */
const KEY_LINE = /^[ \t{+"'-]*(?:apiVersion|kind|metadata|spec)["' \t]*:/mu;

/** Keys that only manifests have at the top. */
const TOP_KEYS = ['apiVersion', 'kind', 'metadata', 'spec'];

/** Kinds of objects that tell what happened. */
const REPORTS = ['Status', 'Event', 'EventList'];

/** Keys of a log line or a response in JSON. */
const KEYS_OF_OUTPUT = [
  ...['code', 'conditions', 'error', 'errors', 'level', 'message', 'msg'],
  ...['severity', 'status', 'ts'],
];

/**
 * Says what a text is.
 *
 * @param hasMessage - Whether it has a message that the reference knows.
 */
export function textKind(
  text: string,
  hasMessage: boolean,
  {kinds}: Pick<Catalog, 'kinds'>,
): TextKind {
  if (text.length > MAX_LENGTH) return hasMessage ? 'message' : 'manifest';
  const {text: content} = unwrap(text);
  const objects = objectsIn(content);
  const manifests = objects.filter((object) => isManifest(object));
  // A report, such as a Status, has a kind too.
  if (manifests.some((object) => !isReport(object))) {
    return isShellLine(content) ? 'message' : 'manifest';
  }
  if (manifests.length > 0) return 'message';
  if (hasMessage || objects.some((object) => isOutput(object))) {
    return 'message';
  }
  if (hasOutput(content)) return 'message';
  const isTemplate = helmActions(content).length > 0;
  if (isTemplate || KEY_LINE.test(content)) return 'manifest';
  const fields = kinds.map(({schema}) =>
    Object.keys(schema?.properties?.['spec']?.properties ?? {}),
  );
  const isPart = objects.some((object) => {
    const keys = keysOf(object);
    return fields.some((names) => keys.every((key) => names.includes(key)));
  });
  return isPart ? 'manifest' : 'neither';
}

/** `kind: command not found` is YAML, too. */
function isShellLine(text: string): boolean {
  const isLine = !text.trim().includes('\n') && !text.includes('apiVersion');
  return isLine && hasOutput(text);
}

/** The objects at the top of the documents, and of lists there. */
function objectsIn(text: string): readonly YAMLMap[] {
  const objects: YAMLMap[] = [];
  for (const {document} of parseSources(text)) {
    const {contents} = document;
    const nodes: readonly unknown[] = isSeq(contents)
      ? contents.items
      : [contents];
    for (const node of nodes) if (isMap(node)) objects.push(node);
  }
  return objects;
}

function keysOf({items}: YAMLMap): readonly string[] {
  const keys: string[] = [];
  for (const {key} of items) if (isScalar(key)) keys.push(String(key.value));
  return keys;
}

function isManifest(object: YAMLMap): boolean {
  const keys = keysOf(object);
  return keys.some((key) => TOP_KEYS.includes(key)) && !isLog(keys);
}

/** A log line can name the kind that it is about. */
function isLog(keys: readonly string[]): boolean {
  const count = keys.filter((key) => KEYS_OF_OUTPUT.includes(key)).length;
  return count >= 2 && !keys.includes('apiVersion');
}

/** A Status, an Event, or a list of Events. */
function isReport(object: YAMLMap): boolean {
  if (REPORTS.includes(String(object.get('kind')))) return true;
  const items = object.get('items');
  if (!isSeq<Node>(items) || items.items.length === 0) return false;
  return items.items.every((item) => isMap(item) && isReport(item));
}

/** A status that was cut out of an object, a response, or a log line. */
function isOutput(object: YAMLMap): boolean {
  const keys = keysOf(object);
  const count = keys.filter((key) => KEYS_OF_OUTPUT.includes(key)).length;
  return count > 0 && count * 2 >= keys.length;
}
