import {compareKinds} from '../model/compareKinds';

import type {Catalog} from './catalog';
import {MISSING} from './checkValue';
import {fieldSchema} from './fieldPath';
import {objectAt, pathInObject, type TextObject} from './objects';
import {
  entryOf,
  joinPath,
  keyOf,
  walk,
  type Found,
  type Problem,
} from './value';

/** What happens to an object, or a field of it, in another version or text. */
export interface Change {
  readonly sort:
    | ('kind' | 'removed' | 'renamed' | 'required' | 'default' | 'other')
    | ('refused' | 'ignored' | 'rendered' | 'restart' | 'kept');
  readonly problem: Problem;
  /** Whether only the previous version has the field. */
  readonly isGone: boolean;
}

/**
 * What must change in valid objects for another docs version, and which defaults
 * change for them, in the order of the text.
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
    return removed(
      problem,
      was.field,
      target.platform.renamedFields[known.kind],
    );
  }
  const isMissing = problem.what === MISSING;
  return {sort: isMissing ? 'required' : 'other', problem, isGone: false};
}

function removed(
  problem: Problem,
  field: string,
  names: Readonly<Record<string, string>> = {},
): Change {
  const renamed = Object.entries(names).filter(
    ([before]) => before === field || before.startsWith(`${field}.`),
  );
  if (renamed.length === 0) return {sort: 'removed', problem, isGone: true};
  const what = 'this field was renamed';
  const now = renamed.map(([before, after]) => `${after} instead of ${before}`);
  const remedy = `Write ${now.join(', ')}.`;
  return {sort: 'renamed', problem: {...problem, what, remedy}, isGone: true};
}

/** Defaults of fields that an object leaves out. */
function changedDefaults(
  {value, path, known}: TextObject,
  target: Catalog,
): Change[] {
  if (known?.model === undefined) return [];
  const {schema} = known.model;
  const after = target.find(known.apiVersion, known.kind)?.model;
  const change = compareKinds(known.model, after);
  if (change.change !== 'changed') return [];
  return change.fields.flatMap((field): Change[] => {
    if (field.change !== 'changed') return [];
    const aspect = field.aspects.find((each) => each.aspect === 'default');
    if (aspect === undefined) return [];
    const dot = field.field.path.lastIndexOf('.');
    const parent = field.field.path.slice(0, Math.max(0, dot));
    const name = field.field.path.slice(dot + 1);
    const isParent = (found: Found): boolean => {
      const {status, field: of} = fieldSchema(schema, found.path);
      return status === 'found' && of === parent;
    };
    const {before = 'none', after: now = 'gone'} = aspect;
    const what = `the default is now ${now} (was ${before})`;
    const remedy =
      aspect.before === undefined
        ? 'To keep the old behavior, set the field explicitly.'
        : `Write ${name}: ${before} to keep it.`;
    return walk(value)
      .filter(isParent)
      .filter((above) => entryOf(above.value, name) === undefined)
      .map((above) => {
        const within = [path, above.path].filter((part) => part !== '');
        const whole = joinPath(within.join('.'), name);
        const problem = {at: keyOf(above.value), path: whole, what, remedy};
        return {sort: 'default', problem, isGone: false};
      });
  });
}
