import type {SchemaNode} from '../model/model';
import {ruleForm} from '../model/ruleForms';

import type {Catalog} from './catalog';
import {fieldSchema} from './fieldPath';
import type {TextObject} from './objects';
import {createObjectSet, type SetObject} from './setObjects';
import type {Change} from './upgrade';

/** A value that differs; absent on the side that lacks it. */
interface Edit {
  readonly field: string;
  readonly path: string;
  readonly was?: string | undefined;
  readonly is?: string | undefined;
}

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
  const byKey = (texts: readonly TextObject[]): Map<string, SetObject> =>
    new Map(
      createObjectSet(texts, catalog).objects.map((object) => [
        `${object.namespace ?? ''}/${object.title}`,
        object,
      ]),
    );
  const [old, now] = [byKey(before), byKey(after)];
  return [...old].flatMap(([key, object]) => {
    const next = now.get(key);
    if (next !== undefined) return effectsOf(object, next, catalog);
    const fresh = [...now].find(
      ([other, {known}]) => known === object.known && !old.has(other),
    )?.[1];
    return {
      sort: 'kept',
      problem: {
        at: fresh?.value.at ?? {line: 1, column: 1},
        path: fresh?.path ?? '',
        what: `${object.title} is gone from the text${fresh ? `, and ${fresh.title} is new` : ''}`,
        remedy:
          '`kubectl apply` leaves the old object as it is; delete it if nothing needs it.',
      },
      isGone: false,
    };
  });
}

function effectsOf(
  object: SetObject,
  next: SetObject,
  {platform}: Catalog,
): Change[] {
  const facts = Object.entries(platform.edits[object.known.kind] ?? {});
  const groups = new Map<string, [Change['sort'], string, Edit[]]>();
  for (const edit of editsOf(object, next)) {
    const refusing = immutableAt(edit.path, object, next);
    const [known] = facts
      .filter(([path]) => isBelow(edit.field, path))
      .sort(([left], [right]) => right.length - left.length);
    const [key, sort, text] =
      refusing === undefined
        ? [known?.[0] ?? '', known?.[1].effect, known?.[1].what ?? '']
        : [
            refusing,
            'refused' as const,
            `\`${refusing}\` can't change once it is set: delete the object and create it again.`,
          ];
    if (sort === undefined) continue;
    const group = groups.get(key) ?? [sort, text, []];
    group[2].push(edit);
    groups.set(key, group);
  }
  return [...groups.values()].map(([sort, remedy, [first, ...others]]) => {
    const {path = '', was, is} = first ?? {};
    const change =
      was === undefined
        ? `set to \`${is ?? ''}\``
        : is === undefined
          ? `removed, was \`${was}\``
          : `changed from \`${was}\` to \`${is}\``;
    const at =
      [...next.fields.keys()]
        .flatMap(next.values)
        .find((each) => each.path === path)?.at ?? next.value.at;
    const more = others.length === 0 ? '' : `, and ${others.length} more below`;
    const problem = {
      ...{at, path: [next.path, path].filter(Boolean).join('.')},
      ...{what: `${change}${more}`, remedy},
    };
    return {sort, problem, isGone: false};
  });
}

function editsOf(object: SetObject, next: SetObject): Edit[] {
  const fields = new Set([...object.fields.keys(), ...next.fields.keys()]);
  return [...fields].flatMap((field) => {
    const [was, is] = [object, next].map(
      ({values}) => new Map(values(field).map(({path, text}) => [path, text])),
    );
    const paths = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
    return [...paths]
      .map((path) => ({field, path, was: was?.get(path), is: is?.get(path)}))
      .filter((edit) => edit.was !== edit.is);
  });
}

/** The field around a value that must stay as it is, if both texts have it. */
function immutableAt(
  path: string,
  object: SetObject,
  next: SetObject,
): string | undefined {
  const steps = path.split(/(?=[.[])/u);
  return steps
    .map((_, index) => steps.slice(0, index + 1).join(''))
    .find(
      (above) =>
        isImmutable(object.known.schema, above) &&
        [object, next].every(({fields, values}) =>
          [...fields.keys()]
            .flatMap(values)
            .some((value) => isBelow(value.path, above)),
        ),
    );
}

function isImmutable(schema: SchemaNode | undefined, path: string): boolean {
  const found = fieldSchema(schema ?? {}, path);
  if (found.status !== 'found') return false;
  const rules = found.schema['x-kubernetes-validations'] ?? [];
  return rules.some(({rule}) => ruleForm(rule)?.form === 'immutable');
}

function isBelow(path: string, above: string): boolean {
  return (
    path.startsWith(above) && /^(?:$|[.[])/u.test(path.slice(above.length))
  );
}
