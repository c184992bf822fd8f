import {compareKinds} from '../shared/compareKinds';
import {RENAMED_FIELDS} from '../shared/renamedFields';

import type {Catalog} from './catalog';
import {fieldSchema} from './fieldPath';
import {objectAt, pathInObject, type TextObject} from './objects';
import {
  entryOf,
  joinPath,
  keyOf,
  type Problem,
  type SampleValue,
} from './value';

/** What becomes of an object, or a field of it, in another docs version. */
export interface Change {
  readonly sort:
    'kind' | 'removed' | 'renamed' | 'required' | 'default' | 'other';
  readonly problem: Problem;
  /** Whether only the version before has the field. */
  readonly isGone: boolean;
}

/**
 * What must change in valid objects for another docs version, and which default
 * changes for them, in the order of the text.
 *
 * @param problems - The mistakes of the objects in that version.
 */
export function upgradeChanges(
  objects: readonly TextObject[],
  problems: readonly Problem[],
  target: Catalog,
): readonly Change[] {
  return [
    ...problems.map((problem) => changeOf(problem, objects, target)),
    ...objects.flatMap((object) => changedDefaults(object, target)),
  ].sort((left, right) => left.problem.at.line - right.problem.at.line);
}

function changeOf(
  problem: Problem,
  objects: readonly TextObject[],
  target: Catalog,
): Change {
  const object = objectAt(objects, problem);
  const {known} = object ?? {};
  if (object === undefined || known?.schema === undefined) {
    return {sort: 'other', problem, isGone: false};
  }
  const after = target.find(known.apiVersion, known.kind);
  if (after?.schema === undefined) {
    return {sort: 'kind', problem, isGone: true};
  }
  const path = pathInObject(object, problem.path);
  const was = fieldSchema(known.schema, path);
  if (fieldSchema(after.schema, path).status === 'unknown') {
    return removed(problem, was.field, known.kind);
  }
  const isMissing = valuesAt(object.value, path).length === 0;
  return {sort: isMissing ? 'required' : 'other', problem, isGone: false};
}

function removed(problem: Problem, field: string, kind: string): Change {
  const renamed = Object.entries(RENAMED_FIELDS[kind] ?? {}).filter(
    ([before]) => before === field || before.startsWith(`${field}.`),
  );
  return renamed.length === 0
    ? {sort: 'removed', problem, isGone: true}
    : {
        sort: 'renamed',
        problem: {
          ...problem,
          what: 'this field has another name',
          remedy: `Write ${renamed.map(([before, after]) => `${after} for ${before}`).join(', ')}.`,
        },
        isGone: true,
      };
}

/** Defaults of fields that an object leaves out. */
function changedDefaults(
  {value, path, known}: TextObject,
  target: Catalog,
): Change[] {
  if (known?.model === undefined) return [];
  const after = target.find(known.apiVersion, known.kind)?.model;
  const change = compareKinds(known.model, after);
  if (change.change !== 'changed') return [];
  return change.fields.flatMap((field): Change[] => {
    if (field.change !== 'changed') return [];
    const aspect = field.aspects.find((each) => each.aspect === 'default');
    if (aspect === undefined) return [];
    const {parent, name} = splitField(field.field.path);
    return valuesAt(value, parent)
      .filter((above) => entryOf(above.value, name) === undefined)
      .map((above) => ({
        sort: 'default',
        problem: {
          at: keyOf(above.value),
          path: joinPath(
            [path, above.path].filter((part) => part !== '').join('.'),
            name,
          ),
          what: `the default is ${aspect.after ?? 'gone'}, and was ${aspect.before ?? 'none'}`,
          remedy:
            aspect.before === undefined
              ? 'Set the field if the default does not suit you.'
              : `Write ${name}: ${aspect.before} to keep it.`,
        },
        isGone: false,
      }));
  });
}

function splitField(field: string): {parent: string; name: string} {
  const dot = field.lastIndexOf('.');
  return {
    parent: field.slice(0, Math.max(0, dot)),
    name: field.slice(dot + 1),
  };
}

interface Found {
  readonly value: SampleValue;
  readonly path: string;
}

/** All values at a field such as `spec.ports[].port`, with indices or without. */
function valuesAt(root: SampleValue, field: string): readonly Found[] {
  let found: readonly Found[] = [{value: root, path: ''}];
  for (const step of field.match(/\[[^\]]*\]|[^.[]+/gu) ?? []) {
    found = found.flatMap((each) => childrenAt(each, step));
  }
  return found;
}

function childrenAt({value, path}: Found, step: string): readonly Found[] {
  if (value.type === 'array') {
    return value.items.flatMap((item, index) =>
      step === '[]' || step === `[${index}]`
        ? [{value: item, path: joinPath(path, index)}]
        : [],
    );
  }
  if (value.type !== 'object') return [];
  const name = step.replace(/^\[(?<key>.*)\]$/u, '$<key>');
  return [...value.entries].flatMap(([key, child]) =>
    step === '<key>' || key === name
      ? [{value: child, path: joinPath(path, key)}]
      : [],
  );
}
