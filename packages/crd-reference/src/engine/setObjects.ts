import type {Catalog, KnownKind} from './catalog';
import {fieldSchema} from './fieldPath';
import type {TextObject} from './objects';
import {entryOf, textOf, walk, type Found, type SampleValue} from './value';

/** The field that most references mean. */
export const NAME = 'metadata.name';

/** An object of a text, with its values by field. */
export interface SetObject extends TextObject {
  readonly known: KnownKind;
  /** Such as `spec.connections.<key>.type` → the types of all connections. */
  readonly fields: ReadonlyMap<string, readonly Found[]>;
}

/** An object that exists: in the text, made by one of its objects, or installed. */
export interface Present {
  readonly kind: string;
  /** `undefined` for an object of the cluster. */
  readonly namespace: string | undefined;
  /** What is known of its fields. */
  readonly fields: ReadonlyMap<string, string>;
  readonly object?: SetObject | undefined;
  /** The object that makes it. */
  readonly creator?: SetObject | undefined;
  /** Whether its creator overwrites it. */
  readonly isOwned?: boolean | undefined;
}

/** The content of a scalar as text; `undefined` for anything else. */
export function scalarText(value: SampleValue | undefined): string | undefined {
  return value === undefined ||
    value.type === 'object' ||
    value.type === 'array' ||
    value.type === 'null'
    ? undefined
    : String(value.value);
}

/** The namespace of an object, as kubectl fills it in. */
export function namespaceOf({known, value}: SetObject): string | undefined {
  if (!known.isNamespaced) return undefined;
  return textOf(entryOf(value, 'metadata'), 'namespace') ?? 'default';
}

/** Such as "Workload `checkout`". */
export function nameOf({known, value}: SetObject): string {
  return `${known.kind} \`${textOf(entryOf(value, 'metadata'), 'name') ?? ''}\``;
}

/** Finds objects; see `ObjectSet.find`. */
type Find = (
  kind: string,
  namespace: string | undefined,
  fields: ReadonlyMap<string, string>,
) => readonly Present[];

/** The objects of a text, and what exists once they are applied. */
export interface ObjectSet {
  readonly objects: readonly SetObject[];
  readonly catalog: Catalog;
  /** All objects of a kind. */
  readonly ofKind: (kind: string) => readonly Present[];
  /**
   * The objects of a kind, in a namespace or in any, with these values. Of an
   * object that another one makes, a field that isn't known can have any value.
   */
  readonly find: Find;
}

/** Makes the objects of a text searchable, with those they make and installed ones. */
export function createObjectSet(
  texts: readonly TextObject[],
  catalog: Catalog,
): ObjectSet {
  const objects = texts.flatMap((text) => readObject(text, catalog));
  const present = presentIn(objects, catalog);
  const byKind = groupBy(present, ({kind}) => kind);
  // Most are looked up by name, and a text can have thousands.
  const byName = groupBy(present, ({kind, fields}) =>
    keyOfName(kind, fields.get(NAME)),
  );
  const ofKind = (kind: string): readonly Present[] => byKind.get(kind) ?? [];
  return {
    objects,
    catalog,
    ofKind,
    find: (kind, namespace, fields) => {
      const name = fields.get(NAME);
      const candidates =
        name === undefined
          ? ofKind(kind)
          : [name, undefined].flatMap(
              (each) => byName.get(keyOfName(kind, each)) ?? [],
            );
      return candidates.filter((each) => isThere(each, namespace, fields));
    },
  };
}

/** Groups the values of an object by the field that they are values of. */
function readObject(text: TextObject, catalog: Catalog): SetObject[] {
  const {value, known} = text;
  // Of two kinds with one name, references mean that of the platform.
  if (known === undefined || catalog.named(known.kind)[0] !== known) return [];
  const fields = groupBy(walk(value), ({path}) => {
    if (path === NAME || path === 'metadata.namespace') return path;
    const {status, field} = fieldSchema(known.schema ?? {}, path);
    return status === 'found' ? field : '';
  });
  return [{...text, known, fields}];
}

function groupBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function keyOfName(kind: string, name: string | undefined): string {
  return `${kind} ${name ?? ''}`;
}

/** All objects that exist once a text is applied, as far as it tells. */
function presentIn(
  objects: readonly SetObject[],
  {references, platform}: Catalog,
): readonly Present[] {
  return [
    ...objects.map((object) => ({
      kind: object.known.kind,
      namespace: namespaceOf(object),
      fields: knownFields(object),
      object,
    })),
    ...objects.flatMap((creator) =>
      references
        .filter(({from}) => from === creator.known.kind)
        .filter(({relation = 'reads'}) => relation !== 'reads')
        .map(({to, namespace, relation, fields}) => {
          const known = knownFields(creator);
          const pairs = fields ?? {[NAME]: NAME};
          return {
            kind: to,
            namespace: namespace === 'same' ? namespaceOf(creator) : undefined,
            fields: new Map(
              Object.entries(pairs).map(([from, target]) => [
                target,
                known.get(from) ?? '',
              ]),
            ),
            creator,
            // A namespace that exists is kept, and one in the cluster of a plane too.
            isOwned: relation === 'owns' && namespace === 'same',
          };
        }),
    ),
    ...platform.installed.map(({kind, name, namespace}) => ({
      kind,
      namespace,
      fields: new Map([[NAME, name]]),
    })),
  ];
}

function knownFields({fields}: SetObject): ReadonlyMap<string, string> {
  return new Map(
    [...fields].flatMap(([field, [first]]) => {
      const text = scalarText(first?.value);
      return text === undefined ? [] : [[field, text] as const];
    }),
  );
}

function isThere(
  {namespace, fields, creator}: Present,
  wantedNamespace: string | undefined,
  wanted: ReadonlyMap<string, string>,
): boolean {
  return (
    (namespace === undefined ||
      wantedNamespace === undefined ||
      namespace === wantedNamespace) &&
    [...wanted].every(
      ([field, text]) =>
        (creator !== undefined && !fields.has(field)) ||
        fields.get(field) === text,
    )
  );
}
