import {didYouMean, didYouMeanOr} from '@openchoreo/content-errors/nearest';

import type {Reference} from '../model/references';

import type {Catalog} from './catalog';
import {inOrder} from './checkYaml';
import type {TextObject} from './objects';
import {
  createObjectSet,
  NAME,
  NAMESPACE,
  type FieldValue,
  type ObjectSet,
  type Present,
  type SetObject,
} from './setObjects';
import type {Problem} from './value';

/** What the objects of a text mean for each other. */
export interface SetVerdict {
  /** What may be wrong, depending on what the cluster has. */
  readonly notes: readonly Problem[];
  /** The objects in the order to apply them; empty if that of the text works. */
  readonly order: readonly string[];
  /** Who needs whom, each pair once; what the cluster has anyway is left out. */
  readonly links: readonly SetLink[];
}

/** An object of a text that needs another. */
export interface SetLink {
  /** Such as "Service `checkout`". */
  readonly from: string;
  readonly to: string;
  /** Whether the text lacks what is needed. */
  readonly isMissing: boolean;
}

/** An object that another one needs. */
interface Want {
  readonly row: Reference;
  readonly namespace: string | undefined;
  /** Field of the wanted object → its value. */
  readonly fields: ReadonlyMap<string, string>;
  /** The value that names it, and the object with that value. */
  readonly by: FieldValue;
  readonly owner: SetObject;
}

/** The API server refuses an object without its namespace. */
const IN_NAMESPACE: Omit<Reference, 'from'> = {
  ...{path: null, to: 'Namespace', by: 'name', namespace: 'cluster'},
  ...{fields: {[NAMESPACE]: NAME}, retried: false},
};

/** Judges the objects of a text together: what they name, own and wait for. */
export function checkSet(
  texts: readonly TextObject[],
  catalog: Catalog,
): SetVerdict {
  const set = createObjectSet(texts, catalog);
  const notes = new Map<string, Problem>();
  const add = (problem: Problem, key = JSON.stringify(problem)): void => {
    if (!notes.has(key)) notes.set(key, problem);
  };
  const needs = new Map<SetObject, SetObject[]>();
  const links = new Map<string, SetLink>();
  const link = (from: SetObject, to: string, isMissing: boolean): void => {
    links.set(`${from.title} ${to}`, {from: from.title, to, isMissing});
  };
  let isLate = false;
  for (const object of set.objects) {
    for (const problem of [...oddValues(object, set), ...twice(object, set)]) {
      add(problem);
    }
    for (const want of wantsOf(object, set)) {
      const found = findWanted(want, set);
      const {row, namespace, fields} = want;
      if (found.length === 0) {
        const key = JSON.stringify([row.to, namespace, ...fields]);
        add(missing(object, want, set), key);
        link(object, wantedName(want), true);
      }
      const first = found[0]?.object ?? found[0]?.creator;
      if (first === undefined) continue;
      needs.set(object, [...(needs.get(object) ?? []), first]);
      if (first !== object) link(object, first.title, false);
      if (row.retried !== false || first.index <= object.index) continue;
      isLate = true;
      add(
        note(want, [
          `${object.title} comes before ${first.title} (line ${first.value.at.line}), which has to exist first`,
          'Apply the objects in the order below.',
        ]),
      );
    }
  }
  const [order, open] = [new Set<SetObject>(), new Set<SetObject>()];
  const visit = (object: SetObject): void => {
    if (open.has(object)) return;
    open.add(object);
    needs.get(object)?.forEach(visit);
    order.add(object);
  };
  if (isLate) set.objects.forEach(visit);
  return {
    notes: inOrder([...notes.values()]),
    order: [...order].map(({title}) => title),
    links: [...links.values()],
  };
}

function wantsOf(object: SetObject, set: ObjectSet): Want[] {
  const {kind: from, isNamespaced} = object.known;
  const rows = set.catalog.references.filter((row) => row.from === from);
  if (isNamespaced) rows.push({...IN_NAMESPACE, from});
  return rows
    .filter(({relation = 'reads'}) => relation === 'reads')
    .filter(({when}) => when === undefined || object.fields.has(when))
    .flatMap((row) => wantsOfRow(object, row, set));
}

function wantsOfRow(object: SetObject, row: Reference, set: ObjectSet): Want[] {
  const {path, through = [], fields: pairs} = row;
  const namespace =
    row.namespace === 'same' || row.namespace === 'none'
      ? object.namespace
      : row.namespace === 'default'
        ? 'default'
        : undefined;
  if (path === null && pairs !== undefined) {
    const values = Object.entries(pairs).flatMap(([from, to]) =>
      object.values(from).map((value) => [to, value] as const),
    );
    // A value that the reader fills in, or that another rule requires.
    if (values.length < Object.keys(pairs).length) return [];
    const fields = new Map(values.map(([to, {text}]) => [to, text]));
    const root = {field: '', text: '', at: object.value.at, path: ''};
    const by = values[0]?.[1] ?? root;
    return [{row, namespace, fields, by, owner: object}];
  }
  return follow(object, path === null ? through : [path], set).flatMap(
    ([owner, by]) => {
      const key = by.path.split('.').at(-1) ?? '';
      const field = pairs === undefined ? NAME : pairs[key];
      // A name can stand behind a slash, after what it is the name of.
      const text = by.text.split('/').at(-1) ?? '';
      return field === undefined
        ? []
        : [{row, namespace, fields: new Map([[field, text]]), by, owner}];
    },
  );
}

/** The values at the end of a chain of references between objects of the text. */
function follow(
  object: SetObject,
  [field = '', ...rest]: readonly string[],
  set: ObjectSet,
): (readonly [SetObject, FieldValue])[] {
  if (rest.length === 0) {
    return object.values(field).map((value) => [object, value]);
  }
  return set.catalog.references
    .filter(({from, path}) => from === object.known.kind && path === field)
    .flatMap((row) => wantsOfRow(object, row, set))
    .flatMap((want) => findWanted(want, set))
    .flatMap(({object: next}) => (next ? follow(next, rest, set) : []));
}

function findWanted(
  {row, namespace, fields}: Want,
  {find}: ObjectSet,
): readonly Present[] {
  return find(row.to, namespace, fields);
}

function missing(object: SetObject, want: Want, {find}: ObjectSet): Problem {
  const {row, namespace, fields, by, owner} = want;
  const {to} = row;
  const [[field = '', name = ''] = []] = fields;
  const wanted = wantedName(want);
  const who =
    fields.size === 1
      ? `\`${by.path}\`${owner === object ? '' : ` of ${owner.title}`} names`
      : `${object.title} looks up`;
  const plane = row.namespace.endsWith('plane')
    ? ` of the ${row.namespace}`
    : '';
  const place =
    namespace === undefined
      ? `the cluster${plane}`
      : `namespace \`${namespace}\``;
  const exists =
    row.namespace === 'none'
      ? `it should exist in ${place}, but nothing checks that`
      : `it has to exist in ${place}`;
  const inText = (found: readonly Present[]): SetObject[] =>
    found.flatMap(({object: each}) => each ?? []);
  const [elsewhere] = inText(find(to, undefined, fields));
  const lines = new Map(
    inText(find(to, undefined, new Map())).map(({fields: own, value}) => [
      own.get(NAME) ?? '',
      value.at.line,
    ]),
  );
  return note(want, [
    `not in this text: ${wanted}, which ${who}; ${exists}`,
    elsewhere === undefined
      ? didYouMean(
          field === NAME ? name : '',
          lines.keys(),
          (near) => `\`${near}\` in line ${lines.get(near) ?? 1}`,
        ).trimEnd()
      : `The one in line ${elsewhere.value.at.line} is in namespace \`${elsewhere.namespace ?? ''}\`.`,
  ]);
}

/** Such as "Workload `checkout`", or "a Workload with `spec.owner: shop`". */
function wantedName({row: {to}, fields}: Want): string {
  const [[field = '', name = ''] = []] = fields;
  const parts = [...fields].map(([key, text]) => `\`${key}: ${text}\``);
  return fields.size === 1 && field === NAME
    ? `${to} \`${name}\``
    : [`a ${to}`, parts.join(' and ')].filter(Boolean).join(' with ');
}

/** Values that a structure allows, but no controller knows, or no other object. */
function oddValues(object: SetObject, set: ObjectSet): Problem[] {
  const {kind} = object.known;
  const {values, matches} = set.catalog.platform;
  const limits = [
    ...Object.entries(values[kind] ?? {}).map(
      ([field, {allowed, otherwise}]) => ({
        ...{field, allowed, where: 'not known to the platform'},
        end: `: ${otherwise}`,
      }),
    ),
    ...matches
      .filter((each) => each.kind === kind)
      .map(({path, through, among}) => {
        const found = follow(object, [...through, among], set);
        const allowed = found.map(([, {text}]) => text);
        const where = `not among \`${among}\` of ${found[0]?.[0].title ?? ''}`;
        return {field: path, allowed, where, end: ''};
      })
      .filter(({allowed}) => allowed.length > 0),
  ];
  const quoted = (text: string): string => `\`${text}\``;
  return limits.flatMap(({field, allowed, where, end}) => {
    const list = `Known: ${allowed.map(quoted).join(', ')}.`;
    return object
      .values(field)
      .filter(({text}) => !allowed.includes(text))
      .map((by) =>
        note({by, owner: object}, [
          `\`${by.text}\` is ${where}${end}`,
          didYouMeanOr(list, by.text, allowed, quoted),
        ]),
      );
  });
}

/** An object that the text has twice, or that another object of it makes. */
function twice(object: SetObject, {find}: ObjectSet): Problem[] {
  return object.values(NAME).flatMap((by) => {
    const fields = new Map([[NAME, by.text]]);
    const same = find(object.known.kind, object.namespace, fields);
    const earlier = same.find(
      (each) => (each.object?.index ?? Infinity) < object.index,
    );
    const maker = same.find((each) => each.isOwned && each.fields.has(NAME));
    const told = (what: string, remedy: string): Problem =>
      note({by, owner: object}, [what, remedy]);
    const line = ({value}: SetObject): number => value.at.line;
    const {title} = object;
    return [
      earlier?.object &&
        told(
          `${title} is already in line ${line(earlier.object)}, and this one replaces it`,
          'Keep one of them.',
        ),
      maker?.creator &&
        told(
          `${maker.creator.title} (line ${line(maker.creator)}) creates ${title} and overwrites this one`,
          'Remove it, or give it another name.',
        ),
    ].filter((problem) => problem !== undefined);
  });
}

function note(
  {by, owner}: Pick<Want, 'by' | 'owner'>,
  [what, remedy]: readonly [what: string, remedy: string],
): Problem {
  const path = owner.path === '' ? by.path : `${owner.path}.${by.path}`;
  return {at: by.at, path, what, remedy};
}
