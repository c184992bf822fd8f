import {ruleForm} from '../model/ruleForms';

import type {Catalog} from './catalog';
import {fieldSchema} from './fieldPath';
import type {TextObject} from './objects';
import {createObjectSet, type SetObject} from './setObjects';
import type {Change} from './upgrade';

/**
 * What applying changed objects does, beside what anyone expects: changes that
 * the API server refuses, that no controller takes over, or that restart pods,
 * and objects that stay although their text is gone.
 */
export function checkEdits(
  before: readonly TextObject[],
  after: readonly TextObject[],
  catalog: Catalog,
): readonly Change[] {
  const keyOf = ({namespace, title}: SetObject): string =>
    `${namespace ?? ''}/${title}`;
  const [{objects: old}, {objects}] = [
    createObjectSet(before, catalog),
    createObjectSet(after, catalog),
  ];
  const now = new Map(objects.map((object) => [keyOf(object), object]));
  return old.flatMap((object) => {
    const next = now.get(keyOf(object));
    if (next !== undefined) return effectsOf(object, next, catalog);
    const what = `${object.title} is gone from the text`;
    const remedy =
      '`kubectl apply` leaves it in the cluster. Delete it if nothing needs it.';
    const at = {line: 1, column: 1};
    return {sort: 'kept', problem: {at, path: '', what, remedy}, isGone: false};
  });
}

/** One change for each reason, at the first field that has it. */
function effectsOf(
  object: SetObject,
  next: SetObject,
  {platform}: Catalog,
): Change[] {
  const facts = Object.entries(platform.edits[object.known.kind] ?? {});
  const [was, is] = [
    new Map(object.all.map((value) => [value.path, value])),
    new Map(next.all.map((value) => [value.path, value])),
  ];
  const changes = new Map<string, Change>();
  for (const [path, {field}] of [...is, ...was]) {
    const [left, right] = [was.get(path)?.text, is.get(path)?.text];
    if (left === right) continue;
    const fixed = immutableAt(path, object, next);
    const [known] = facts
      .filter(([above]) => isBelow(field, above))
      .sort(([a], [b]) => b.length - a.length);
    const [reason, sort] =
      fixed === undefined
        ? [known?.[0], known?.[1].effect]
        : [fixed, 'refused' as const];
    if (reason === undefined || sort === undefined || changes.has(reason))
      continue;
    const what =
      left === undefined
        ? `set to \`${right ?? ''}\``
        : `was \`${left}\`${right === undefined ? ' and is removed' : `, is \`${right}\` now`}`;
    const remedy =
      fixed === undefined
        ? (known?.[1].what ?? '')
        : `\`${fixed}\` can't change once it is set. Delete the object and create it again.`;
    const at = is.get(path)?.at ?? next.value.at;
    const whole = next.path === '' ? path : `${next.path}.${path}`;
    changes.set(reason, {
      ...{sort, isGone: false},
      problem: {at, path: whole, what, remedy},
    });
  }
  return [...changes.values()];
}

/** The field around a value that can't change if both texts have it. */
function immutableAt(
  path: string,
  object: SetObject,
  next: SetObject,
): string | undefined {
  const steps = path.split(/(?=[.[])/u);
  return steps
    .map((_, index) => steps.slice(0, index + 1).join(''))
    .find((above) => {
      const found = fieldSchema(object.known.schema ?? {}, above);
      if (found.status !== 'found') return false;
      const rules = found.schema['x-kubernetes-validations'] ?? [];
      return (
        rules.some(({rule}) => ruleForm(rule)?.form === 'immutable') &&
        [object, next].every(({all}) =>
          all.some((value) => isBelow(value.path, above)),
        )
      );
    });
}

function isBelow(path: string, above: string): boolean {
  return (
    path.startsWith(above) && /^(?:$|[.[])/u.test(path.slice(above.length))
  );
}
