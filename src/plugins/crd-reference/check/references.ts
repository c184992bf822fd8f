import {didYouMeanOr} from '../../../content-errors/nearest';
import {inOrder, type Problem} from '../../../content-errors/problem';
import {formatYamlPath} from '../../../content-errors/readYaml';
import type {Reference} from '../model/facts';
import {PLACEHOLDER, type ManifestObject} from './claims';
import {valuesAt} from './yamlPaths';

/**
 * Finds names of objects that a text lacks, although it has others of the kind.
 * What the text has no object of may be in the cluster, and is not looked for.
 *
 * @returns Notes, which may be no mistakes, in the order of the text.
 */
export function checkReferences(
  objects: readonly ManifestObject[],
  references: readonly Reference[],
): readonly Problem[] {
  const notes: Problem[] = [];
  for (const {from, path, to, relation = 'reads'} of references) {
    if (relation !== 'reads' || path === null) continue;
    const targets = linesByName(objects, to);
    if (targets.size === 0) continue;
    for (const object of objects) {
      if (object.known.kind !== from) continue;
      notes.push(...missingTargets(object, path, to, targets));
    }
  }
  return inOrder(notes);
}

/** The objects of a kind by name, with the lines where they begin. */
function linesByName(
  objects: readonly ManifestObject[],
  kind: string,
): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const {known, data, document, path} of objects) {
    if (known.kind !== kind) continue;
    const [name] = valuesAt(data, 'metadata.name');
    if (name === undefined) continue;
    lines.set(String(name.value), document.valueAt(path).line);
  }
  return lines;
}

/** The values of a field that name no object of the text. */
function* missingTargets(
  {document, data, path}: ManifestObject,
  field: string,
  kind: string,
  targets: ReadonlyMap<string, number>,
): Generator<Problem> {
  for (const {path: below, value} of valuesAt(data, field)) {
    if (typeof value !== 'string' || PLACEHOLDER.test(value)) continue;
    // A name can stand behind a slash, after what it is the name of.
    const name = value.split('/').at(-1) ?? '';
    if (targets.has(name)) continue;
    const remedy = didYouMeanOr(
      'It has to exist in the cluster.',
      name,
      targets.keys(),
      (near) => `\`${near}\` in line ${targets.get(near) ?? 1}`,
    );
    const at = document.valueAt([...path, ...below]);
    const what = `this text has no ${kind} \`${name}\``;
    yield {...at, path: formatYamlPath(below), what, remedy};
  }
}
