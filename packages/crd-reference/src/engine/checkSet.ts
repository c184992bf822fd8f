import {didYouMean, didYouMeanOr} from '@openchoreo/content-errors/nearest';

import type {Reference} from '../model/references';

import type {Catalog} from './catalog';
import {hasPlaceholder} from './checkValue';
import {inOrder} from './checkYaml';
import type {TextObject} from './objects';
import {
  createObjectSet,
  NAME,
  nameOf,
  namespaceOf,
  scalarText,
  type ObjectSet,
  type SetObject,
} from './setObjects';
import {keyOf, type Found, type Problem} from './value';

/** What the objects of a text mean for each other. */
export interface SetVerdict {
  /** What may be wrong, depending on what the cluster has. */
  readonly notes: readonly Problem[];
  /** The objects in the order to apply them; empty if that of the text works. */
  readonly order: readonly string[];
}

/** An object that another one needs. */
interface Want {
  readonly from: SetObject;
  readonly found: Found;
  readonly row: Reference;
  readonly namespace: string | undefined;
  /** Field of the wanted object → its value. */
  readonly fields: ReadonlyMap<string, string>;
  /** The object that has the field, if it isn't `from`. */
  readonly owner: SetObject | undefined;
}

/** Every object needs its namespace before it; the API server refuses it. */
const NAMESPACE: Omit<Reference, 'from'> = {
  path: null,
  to: 'Namespace',
  by: 'name',
  namespace: 'cluster',
  fields: {'metadata.namespace': NAME},
  retried: false,
};

/** Judges the objects of a text together: what they name, own and wait for. */
export function checkSet(
  texts: readonly TextObject[],
  catalog: Catalog,
): SetVerdict {
  const set = createObjectSet(texts, catalog);
  const {objects} = set;
  const notes = objects.flatMap((object) => [
    ...unknownValues(object, set),
    ...mismatches(object, set),
    ...conflicts(object, set),
  ]);
  const seen = new Set<string>();
  const needs = new Map<SetObject, Set<SetObject>>();
  let isLate = false;
  for (const want of objects.flatMap((object) => wantsOf(object, set))) {
    const {from, row, namespace, fields} = want;
    const found = findWanted(want, set);
    if (found.length === 0) {
      const key = JSON.stringify([row.to, namespace, ...fields]);
      if (!seen.has(key)) notes.push(missing(want, set));
      seen.add(key);
      continue;
    }
    const needed = found.flatMap(
      ({object, creator}) => object ?? creator ?? [],
    );
    needs.set(from, new Set([...(needs.get(from) ?? []), ...needed]));
    const [first] = needed;
    if (row.retried !== false || first === undefined) continue;
    // An object that is installed, or comes earlier, is there in time.
    if (found.length > needed.length) continue;
    if (needed.some((each) => isBefore(each, from))) continue;
    isLate = true;
    notes.push(
      note(want, [
        `${nameOf(from)} comes before ${nameOf(first)} (line ${first.value.at.line}), which has to exist first`,
        'Apply the objects in the order below.',
      ]),
    );
  }
  return {
    notes: inOrder(notes),
    order: isLate ? sorted(objects, needs).map(nameOf) : [],
  };
}

function valuesOf(object: SetObject, path: string): readonly Found[] {
  return (object.fields.get(path) ?? []).filter(({value}) => {
    const text = scalarText(value) ?? '';
    return text !== '' && !hasPlaceholder(text);
  });
}

function wantsOf(object: SetObject, set: ObjectSet): Want[] {
  const own = set.catalog.references.filter(
    ({from}) => from === object.known.kind,
  );
  const needsNamespace =
    object.known.isNamespaced &&
    !own.some(({fields}) => fields?.['metadata.namespace'] !== undefined);
  const rows = needsNamespace
    ? [...own, {...NAMESPACE, from: object.known.kind}]
    : own;
  return rows
    .filter(({relation = 'reads'}) => relation === 'reads')
    .filter(({when}) => !when || valuesOf(object, when).length > 0)
    .flatMap((row) => wantsOfRow(object, row, set));
}

function wantsOfRow(object: SetObject, row: Reference, set: ObjectSet): Want[] {
  const {path, through, fields: pairs} = row;
  const namespace = {
    ...{same: namespaceOf(object), none: namespaceOf(object)},
    ...{default: 'default', cluster: undefined},
    ...{'data plane': undefined, 'build plane': undefined},
  }[row.namespace];
  const root = {value: object.value, path: ''};
  const base = {from: object, row, namespace, owner: undefined};
  if (path === null && pairs !== undefined) {
    const fields = new Map<string, string>();
    for (const [from, to] of Object.entries(pairs)) {
      const text =
        from === 'metadata.namespace'
          ? namespaceOf(object)
          : scalarText(valuesOf(object, from)[0]?.value);
      // A placeholder, or a field that another rule requires.
      if (text === undefined || hasPlaceholder(text)) return [];
      fields.set(to, text);
    }
    const [named] = Object.keys(pairs).flatMap((from) =>
      valuesOf(object, from),
    );
    return [{...base, found: named ?? root, fields}];
  }
  return follow(object, path === null ? (through ?? []) : [path], set).flatMap(
    ({found, owner}): Want[] => {
      const text = scalarText(found.value)?.split('/').at(-1) ?? '';
      const key = found.path.split('.').at(-1) ?? '';
      const field = pairs === undefined ? NAME : pairs[key];
      if (field === undefined) return [];
      const fields = new Map([[field, text]]);
      return [
        {...base, found, fields, owner: owner === object ? undefined : owner},
      ];
    },
  );
}

/** The values at the end of a chain of references between objects of the text. */
function follow(
  object: SetObject,
  [path = '', ...rest]: readonly string[],
  set: ObjectSet,
): {readonly found: Found; readonly owner: SetObject}[] {
  if (rest.length === 0) {
    return valuesOf(object, path).map((found) => ({found, owner: object}));
  }
  const {kind} = object.known;
  return set.catalog.references
    .filter((row) => row.from === kind && row.path === path)
    .flatMap((row) => wantsOfRow(object, row, set))
    .flatMap((want) => findWanted(want, set))
    .flatMap(({object: next}) =>
      next === undefined ? [] : follow(next, rest, set),
    );
}

function findWanted(
  {row, namespace, fields}: Want,
  {find}: ObjectSet,
): ReturnType<ObjectSet['find']> {
  return find(row.to, namespace, fields);
}

const EXISTS = {
  cluster: 'it has to exist in the cluster',
  'data plane': 'it has to exist in the cluster of the data plane',
  'build plane': 'it has to exist in the cluster of the build plane',
};

function missing(want: Want, {find, ofKind}: ObjectSet): Problem {
  const {from, found, row, namespace, fields, owner} = want;
  const {to} = row;
  const name = fields.size === 1 ? fields.get(NAME) : undefined;
  const list = [...fields].map(([field, text]) => `\`${field}: ${text}\``);
  const wanted =
    name === undefined
      ? `a ${to}${list.length === 0 ? '' : ` with ${list.join(' and ')}`}`
      : `${to} \`${name}\``;
  const by =
    fields.size === 1
      ? `\`${found.path || 'metadata.namespace'}\`${owner ? ` of ${nameOf(owner)}` : ''} names`
      : `${nameOf(from)} looks up`;
  const place = `in namespace \`${namespace ?? ''}\``;
  const exists =
    row.namespace === 'none'
      ? `it should exist ${place}, but nothing checks that`
      : row.namespace === 'same' || row.namespace === 'default'
        ? `it has to exist ${place}`
        : EXISTS[row.namespace];
  const elsewhere = find(to, undefined, fields).find(
    ({object}) => object !== undefined,
  )?.object;
  const names = new Map(
    ofKind(to).flatMap(({object, fields: known}) =>
      object === undefined ? [] : [[known.get(NAME) ?? '', object] as const],
    ),
  );
  const remedy =
    elsewhere === undefined
      ? didYouMean(
          name ?? '',
          names.keys(),
          (near) =>
            `\`${near}\` in line ${names.get(near)?.value.at.line ?? 1}`,
        ).trimEnd()
      : `The one in line ${elsewhere.value.at.line} is in namespace \`${namespaceOf(elsewhere) ?? ''}\`.`;
  return note(want, [
    `not in this text: ${wanted}, which ${by}; ${exists}`,
    remedy,
  ]);
}

/** Values that a structure allows, but no controller knows. */
function unknownValues(object: SetObject, {catalog}: ObjectSet): Problem[] {
  const known = catalog.platform.values[object.known.kind] ?? {};
  return Object.entries(known).flatMap(([path, {allowed, otherwise}]) =>
    valuesOf(object, path).flatMap((found) => {
      const text = scalarText(found.value) ?? '';
      if (allowed.includes(text)) return [];
      const list = `Known: ${allowed.map((each) => `\`${each}\``).join(', ')}.`;
      return note({from: object, found}, [
        `\`${text}\` is no value that the platform knows: ${otherwise}`,
        didYouMeanOr(list, text, allowed, (near) => `\`${near}\``),
      ]);
    }),
  );
}

/** Values that have to be among those of another object, such as ports. */
function mismatches(object: SetObject, set: ObjectSet): Problem[] {
  return set.catalog.platform.matches
    .filter(({kind}) => kind === object.known.kind)
    .flatMap(({path, through, among}) => {
      const choices = follow(object, [...through, among], set);
      const [first] = choices;
      if (first === undefined) return [];
      const texts = choices.map(({found}) => scalarText(found.value) ?? '');
      return valuesOf(object, path).flatMap((found) => {
        const text = scalarText(found.value) ?? '';
        if (texts.includes(text)) return [];
        return note({from: object, found}, [
          `\`${text}\` is no \`${among}\` of ${nameOf(first.owner)}`,
          `It has ${texts.join(', ')}.`,
        ]);
      });
    });
}

/** An object that the text has twice, or that another object of it creates. */
function conflicts(object: SetObject, {find}: ObjectSet): Problem[] {
  const [found] = valuesOf(object, NAME);
  if (found === undefined) return [];
  const fields = new Map([[NAME, scalarText(found.value) ?? '']]);
  return find(object.known.kind, namespaceOf(object), fields).flatMap(
    ({object: other, creator, isOwned, fields: known}) => {
      if (other !== undefined && isBefore(other, object)) {
        return note({from: object, found}, [
          `${nameOf(object)} is already in line ${other.value.at.line}, and this one replaces it`,
          'Keep one of them.',
        ]);
      }
      return creator !== undefined && isOwned === true && known.has(NAME)
        ? note({from: object, found}, [
            `${nameOf(creator)} (line ${creator.value.at.line}) creates ${nameOf(object)} and overwrites this one`,
            'Remove it, or give it another name.',
          ])
        : [];
    },
  );
}

function isBefore(left: SetObject, right: SetObject): boolean {
  const [a, b] = [left.value.at, right.value.at];
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

/** Puts what an object needs before it, and else keeps the order of the text. */
function sorted(
  objects: readonly SetObject[],
  needs: ReadonlyMap<SetObject, ReadonlySet<SetObject>>,
): SetObject[] {
  const done = new Set<SetObject>();
  const open = new Set<SetObject>();
  const visit = (object: SetObject): void => {
    if (open.has(object)) return;
    open.add(object);
    for (const needed of needs.get(object) ?? []) visit(needed);
    done.add(object);
  };
  for (const object of objects) visit(object);
  return [...done];
}

function note(
  {from, found, owner}: Pick<Want, 'from' | 'found'> & Partial<Want>,
  [what, remedy]: readonly [what: string, remedy: string],
): Problem {
  const at = owner === undefined ? found.value : from.value;
  const path = [from.path, owner === undefined ? found.path : '']
    .filter((part) => part !== '')
    .join('.');
  return {at: keyOf(at), path, what, remedy};
}
