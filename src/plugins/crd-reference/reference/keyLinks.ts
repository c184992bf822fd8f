import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import type {KeyLink} from '../../../markdown/highlightedLines';
import type {Claim} from '../check/claims';
import {parseDocuments} from '../check/documents';
import {stepsOf, walk} from '../check/yamlPaths';
import type {DescribedKind, VersionReference} from '../files/readReference';
import {fieldSchema, rowOf} from '../model/fields';

/**
 * Finds the field of each key in a text with objects of the platform's kinds. Free
 * names (keys of maps and of fields that the schema leaves open) and kinds without
 * a page have no fields.
 *
 * @param text - A manifest; one that can't be read gets no links.
 * @param page - Its file from the root of the repository, as fields on it are
 *   linked by anchor; the framework no longer resolves links.
 */
export function linkKeys(
  text: string,
  {excerpt, at}: Claim,
  {kinds, version}: VersionReference,
  {baseUrl, file}: {readonly baseUrl: string; readonly file: string},
): KeyLink[] {
  const links = new Map<string, KeyLink>();
  for (const {data, at: placeOf} of parseDocuments(text).documents) {
    const {apiVersion, kind: own} = isRecord(data) ? data : {};
    const kind = kinds.get(excerpt ?? String(own));
    const {apiVersion: expected, address} = kind?.model ?? {};
    if (!kind || address === undefined) continue;
    if (apiVersion !== undefined && apiVersion !== expected) continue;
    const isHere = file.startsWith(`${version.folder}/${address}.`);
    const page = isHere ? '' : `${baseUrl}${version.route}${address}/`;
    let isStop = true;
    for (const {path} of walk(data)) {
      const anchor = anchorOf(path, kind, at);
      if (anchor === undefined) continue;
      const position = placeOf(path, true);
      const id = `${position.line}:${position.column}`;
      // An alias shows the keys of its anchor once more.
      if (links.has(id)) continue;
      links.set(id, {...position, href: `${page}#${anchor}`, isStop});
      isStop = false;
    }
  }
  return [...links.values()];
}

/** The anchor of a key in the reference, if it is no free name. */
function anchorOf(
  path: YamlPath,
  {model, rows}: DescribedKind,
  at = '',
): string | undefined {
  const [name, ...below] = path.map(String);
  if (at === '' && name !== undefined && isOwnKey(name)) {
    const isShown = below.length <= (name === 'metadata' ? 1 : 0);
    if (isShown) return factAnchor(name);
    return undefined;
  }
  const steps = [...stepsOf(at), ...path];
  const {field, schema} = fieldSchema(model.schema, steps);
  const isFree = schema === undefined || field.endsWith('.<key>');
  if (typeof path.at(-1) !== 'string' || isFree) return undefined;
  // Conditions have one row for all of their fields.
  return rowOf(rows, field)?.anchor;
}

/** Whether it is a key of every object, at its root. */
export function isOwnKey(key: string): boolean {
  return ['apiVersion', 'kind', 'metadata'].includes(key);
}

/**
 * The anchor of a row among the facts of a kind. That of `metadata` is named for
 * its type, because web clippers drop an element with the id `metadata`.
 */
export function factAnchor(name: string): string {
  if (name === 'metadata') return 'objectmeta';
  return name.toLowerCase();
}
