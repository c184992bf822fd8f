import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import type {KeyLink} from '../../../markdown/highlightedLines';
import type {Claim} from '../check/claims';
import {parseDocuments} from '../check/documents';
import {stepsOf, walk} from '../check/yamlPaths';
import type {DescribedKind, VersionReference} from '../files/readReference';
import {fieldSchema, rowOf} from '../model/fields';
import {OWN_KEYS} from '../reference/page';

/**
 * Finds the field of each key in a text with objects of the platform's kinds. Free
 * names (keys of maps and of fields that the schema leaves open) and kinds
 * without a page have no fields.
 *
 *     kind: Component   →   1:1 …/component/#kind
 *     spec:                 2:1 …/component/#spec
 *       type: Service       3:3 …/component/#spec-type
 *
 * @param file - The page from the root of the repository, as fields on it are
 *   linked by anchor; the framework no longer resolves links.
 */
export function linkKeys(
  text: string,
  {excerpt, at: above}: Pick<Claim, 'excerpt' | 'at'>,
  {kinds, version}: VersionReference,
  {baseUrl, file}: {readonly baseUrl: string; readonly file: string},
): KeyLink[] {
  const links = new Map<string, KeyLink>();
  for (const {data, keyAt} of parseDocuments(text).documents) {
    const {apiVersion, kind: named} = isRecord(data) ? data : {};
    const kind = kinds.get(excerpt ?? String(named));
    const {apiVersion: expected, address} = kind?.model ?? {};
    if (!kind || address === undefined) continue;
    if (apiVersion !== undefined && apiVersion !== expected) continue;
    const isHere = file.startsWith(`${version.folder}/${address}.`);
    const page = isHere ? '' : `${baseUrl}${version.route}${address}/`;
    let isStop = true;
    for (const {path} of walk(data)) {
      const anchor = anchorOf(path, kind, above);
      if (anchor === undefined) continue;
      const position = keyAt(path);
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
  above = '',
): string | undefined {
  const own = above === '' ? OWN_KEYS.get(String(path[0])) : undefined;
  if (own !== undefined) {
    // The row of `metadata` is also about the keys directly below it.
    const depth = path[0] === 'metadata' ? 2 : 1;
    return path.length <= depth ? own : undefined;
  }
  const steps = [...stepsOf(above), ...path];
  const {field, schema} = fieldSchema(model.schema, steps);
  const isFree = schema === undefined || field.endsWith('.<key>');
  if (typeof path.at(-1) !== 'string' || isFree) return undefined;
  // Conditions have one row for all of their fields.
  return rowOf(rows, field)?.anchor;
}
