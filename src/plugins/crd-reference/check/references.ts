import {didYouMeanOr} from '../../../content-errors/nearest';

import type {Reference} from '../model/facts';

import {pathText, type Problem} from './mistake';
import {valuesAt} from './objects';
import {hasPlaceholder, type CheckedObject} from './validate';

/**
 * Compares names with those of the other objects of a text. What the text has no
 * object of may be in the cluster, and is not looked for.
 *
 * @returns Notes, which may be no mistakes, in the order of the text.
 */
export function checkReferences(
  objects: readonly CheckedObject[],
  references: readonly Reference[],
): readonly Problem[] {
  return [
    ...objects.flatMap((object) => strangers(object, objects, references)),
    ...twins(objects),
  ].sort((left, right) => left.at.line - right.at.line);
}

/** Names of objects that the text lacks, although it has others of the kind. */
function strangers(
  object: CheckedObject,
  objects: readonly CheckedObject[],
  references: readonly Reference[],
): Problem[] {
  return references.flatMap(({from, path: field, to, relation = 'reads'}) => {
    const lines = new Map(
      objects
        .filter(({known}) => known.kind === to)
        .map((target) => [textAt(target, 'metadata.name'), lineOf(target)]),
    );
    const isAsked = from === object.known.kind && relation === 'reads';
    if (!isAsked || field === null || lines.size === 0) return [];
    return valuesAt(object.data, field).flatMap(([below, value]): Problem[] => {
      if (typeof value !== 'string' || hasPlaceholder(value)) return [];
      // A name can stand behind a slash, after what it is the name of.
      const name = value.split('/').at(-1) ?? '';
      if (lines.has(name)) return [];
      const remedy = didYouMeanOr(
        'It has to exist in the cluster.',
        name,
        lines.keys(),
        (near) => `\`${near}\` in line ${lines.get(near) ?? 1}`,
      );
      const at = object.document.at([...object.path, ...below]);
      const what = `this text has no ${to} \`${name}\``;
      return [{at, path: pathText(below), what, remedy}];
    });
  });
}

/** Objects that the text has twice. */
function twins(objects: readonly CheckedObject[]): Problem[] {
  const first = new Map<string, CheckedObject>();
  return objects.flatMap((object): Problem[] => {
    const {kind} = object.known;
    const name = textAt(object, 'metadata.name');
    const key = `${kind} ${textAt(object, 'metadata.namespace')} ${name}`;
    const earlier = first.get(key);
    if (earlier === undefined || name === '') {
      first.set(key, object);
      return [];
    }
    const what = `${kind} \`${name}\` is already in line ${lineOf(earlier)}, and this one replaces it`;
    const at = object.document.at(object.path);
    return [{at, path: 'metadata.name', what, remedy: 'Keep one of them.'}];
  });
}

const lineOf = ({document, path}: CheckedObject): number =>
  document.at(path).line;

function textAt({data}: CheckedObject, field: string): string {
  const [, value] = valuesAt(data, field)[0] ?? [];
  return typeof value === 'string' && !hasPlaceholder(value) ? value : '';
}
