import {didYouMeanOr} from '../../../content-errors/nearest';

import type {Reference} from '../model/references';

import type {Position, Problem} from './mistake';

/** A scalar of an object that isn't left to the reader, with its place. */
export interface FieldValue {
  /** As the reference writes it, such as `spec.env[].name` for all items. */
  readonly field: string;
  readonly text: string;
  readonly at: Position;
  /** As the text has it, such as `spec.env[0].name`. */
  readonly path: string;
}

/** An object of a text, as far as others can refer to it. */
export interface NamedObject {
  readonly kind: string;
  readonly at: Position;
  readonly values: readonly FieldValue[];
}

/**
 * Compares names with those of the other objects of a text. What the text has no
 * object of may be in the cluster, and is not looked for.
 *
 * @returns Notes, which may be no mistakes, in the order of the text.
 */
export function checkReferences(
  objects: readonly NamedObject[],
  references: readonly Reference[],
): readonly Problem[] {
  return [
    ...objects.flatMap((object) => strangers(object, objects, references)),
    ...twins(objects),
  ].sort((left, right) => left.at.line - right.at.line);
}

/** Names of objects that the text lacks, although it has others of the kind. */
function strangers(
  object: NamedObject,
  objects: readonly NamedObject[],
  references: readonly Reference[],
): Problem[] {
  return references
    .filter(({from, relation = 'reads'}) => {
      return from === object.kind && relation === 'reads';
    })
    .flatMap(({path: field, to}) => {
      const lines = new Map(
        objects
          .filter(({kind}) => kind === to)
          .map((target) => [nameOf(target), target.at.line]),
      );
      if (lines.size === 0) return [];
      return object.values
        .filter((value) => value.field === field)
        .flatMap(({at, path, text}) => {
          // A name can stand behind a slash, after what it is the name of.
          const name = text.split('/').at(-1) ?? '';
          if (lines.has(name)) return [];
          const what = `this text has no ${to} \`${name}\``;
          const remedy = didYouMeanOr(
            'It has to exist in the cluster.',
            name,
            lines.keys(),
            (near) => `\`${near}\` in line ${lines.get(near) ?? 1}`,
          );
          return {at, path, what, remedy};
        });
    });
}

/** Objects that the text has twice. */
function twins(objects: readonly NamedObject[]): Problem[] {
  const first = new Map<string, NamedObject>();
  return objects.flatMap((object) => {
    const {kind, at} = object;
    const name = nameOf(object);
    const key = `${kind} ${textOf(object, 'metadata.namespace')} ${name}`;
    const earlier = first.get(key);
    if (earlier === undefined || name === '') {
      first.set(key, object);
      return [];
    }
    const what = `${kind} \`${name}\` is already in line ${earlier.at.line}, and this one replaces it`;
    return {at, path: 'metadata.name', what, remedy: 'Keep one of them.'};
  });
}

function nameOf(object: NamedObject): string {
  return textOf(object, 'metadata.name');
}

function textOf({values}: NamedObject, field: string): string {
  return values.find((value) => value.field === field)?.text ?? '';
}
