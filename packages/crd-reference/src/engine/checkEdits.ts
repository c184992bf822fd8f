import type {ValidationRule} from '../model/model';
import {ruleForm} from '../model/ruleForms';

import type {Catalog} from './catalog';
import {withDefaults} from './checkRules';
import {fieldSchema} from './fieldPath';
import type {TextObject} from './objects';
import {isTransition, ruleHolds} from './rules';
import {createObjectSet, type SetObject} from './setObjects';
import type {Change} from './upgrade';
import {toPlain, walk} from './value';

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
  const objectsOf = (texts: readonly TextObject[]): readonly SetObject[] =>
    createObjectSet(texts, catalog).objects;
  const now = new Map(
    objectsOf(after).map((object) => [keyOf(object), object]),
  );
  return objectsOf(before).flatMap((object) => {
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
  {platform, rules}: Catalog,
): Change[] {
  const facts = Object.entries(platform.edits[object.known.kind] ?? {});
  const [was, is] = [
    new Map(object.all.map((value) => [value.path, value])),
    new Map(next.all.map((value) => [value.path, value])),
  ];
  const refusalOf = refusals(object, next, rules);
  const changes = new Map<string, Change>();
  for (const [path, {field}] of [...is, ...was]) {
    const [left, right] = [was.get(path)?.text, is.get(path)?.text];
    if (left === right) continue;
    const refusal = refusalOf(path);
    const [known] = facts
      .filter(([above]) => isBelow(field, above))
      .sort(([a], [b]) => b.length - a.length);
    const [reason, sort, remedy] = refusal
      ? ([refusal.path, 'refused', remedyOf(refusal)] as const)
      : [known?.[0], known?.[1].effect, known?.[1].what ?? ''];
    if (reason === undefined || !sort || changes.has(reason)) continue;
    const what =
      left === undefined
        ? `set to \`${right ?? ''}\``
        : `was \`${left}\`${right === undefined ? ' and is removed' : `, is \`${right}\` now`}`;
    const at = is.get(path)?.at ?? next.value.at;
    const whole = next.path === '' ? path : `${next.path}.${path}`;
    const problem = {at, path: whole, what, remedy};
    changes.set(reason, {sort, isGone: false, problem});
  }
  return [...changes.values()];
}

/** Finds the field around a value whose rule refuses its change. */
function refusals(
  object: SetObject,
  next: SetObject,
  rules: Catalog['rules'],
): (path: string) => Refusal | undefined {
  const [was, is] = [object, next].map(
    ({value}) => new Map(walk(value).map((found) => [found.path, found.value])),
  );
  const known = new Map<string, Refusal | undefined>();
  const refusalAt = (path: string): Refusal | undefined => {
    const found = fieldSchema(object.known.schema ?? {}, path);
    const [old, now] = [was?.get(path), is?.get(path)];
    if (found.status !== 'found' || !old || !now) return undefined;
    const {schema} = found;
    const all = schema['x-kubernetes-validations'] ?? [];
    const broken = all.find(({rule, optionalOldSelf}) => {
      const node = rules.get(rule);
      if (!node || !isTransition(rule) || optionalOldSelf === true)
        return false;
      const [self, oldSelf] = [now, old].map((value) =>
        withDefaults(toPlain(value), schema),
      );
      return ruleHolds(node, self ?? null, oldSelf) === false;
    });
    return broken && {path, ...broken};
  };
  return (path) => {
    const steps = ['', ...path.split(/(?=[.[])/u)];
    for (const index of steps.keys()) {
      const above = steps.slice(0, index + 1).join('');
      if (!known.has(above)) known.set(above, refusalAt(above));
      const refusal = known.get(above);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  };
}

interface Refusal extends ValidationRule {
  readonly path: string;
}

function remedyOf({path, rule, message}: Refusal): string {
  return ruleForm(rule)?.form === 'immutable' || message === undefined
    ? `\`${path}\` can't change once it is set. Delete the object and create it again.`
    : `The API server refuses this change of \`${path}\`: “${message}”.`;
}

function isBelow(path: string, above: string): boolean {
  return (
    path.startsWith(above) && /^(?:$|[.[])/u.test(path.slice(above.length))
  );
}
