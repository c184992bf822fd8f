import type {Catalog, KnownKind} from './catalog';
import {hasPlaceholder} from './checkValue';
import {fieldSchema} from './fieldPath';
import type {TextObject} from './objects';
import {keyOf, walk, type Position} from './value';

/** The fields that every object has. */
export const NAME = 'metadata.name';
export const NAMESPACE = 'metadata.namespace';

/** A scalar that isn't left to the reader, with its place. */
export interface FieldValue {
  /** Such as `spec.connections.<key>.type` for all connections. */
  readonly field: string;
  readonly text: string;
  readonly at: Position;
  readonly path: string;
}

/** An object of a text, with its values by field. */
export interface SetObject extends TextObject {
  readonly known: KnownKind;
  readonly index: number;
  /** `undefined` for an object of the cluster; else as kubectl fills it in. */
  readonly namespace: string | undefined;
  /** Such as "Workload `checkout`". */
  readonly title: string;
  readonly all: readonly FieldValue[];
  /** Those of a field. */
  readonly values: (field: string) => readonly FieldValue[];
  /** The first value of each field. */
  readonly fields: ReadonlyMap<string, string>;
}

/** An object that exists: in the text, made by one of its objects, or installed. */
export interface Present {
  readonly kind: string;
  readonly namespace: string | undefined;
  /** What is known of its fields. */
  readonly fields: ReadonlyMap<string, string>;
  readonly object?: SetObject | undefined;
  /** The object that makes it. */
  readonly creator?: SetObject | undefined;
  /** Whether its creator overwrites it. */
  readonly isOwned?: boolean | undefined;
}

/** The objects of a text, and what exists once they are applied. */
export interface ObjectSet {
  readonly objects: readonly SetObject[];
  readonly catalog: Catalog;
  /**
   * The objects of a kind, in a namespace or in any, with these values. Of an
   * object that another one makes, a field that isn't known can have any value.
   */
  readonly find: (
    kind: string,
    namespace: string | undefined,
    fields: ReadonlyMap<string, string>,
  ) => readonly Present[];
}

/** Makes the objects of a text searchable, with those they make and installed ones. */
export function createObjectSet(
  texts: readonly TextObject[],
  catalog: Catalog,
): ObjectSet {
  // Of two kinds with one name, references mean that of the platform.
  const objects = texts.flatMap((text, index) =>
    text.known && catalog.named(text.known.kind)[0] === text.known
      ? [readObject({...text, known: text.known}, index)]
      : [],
  );
  const byKind = new Map<string, Present[]>();
  // Most are looked up by name, and a text can have thousands.
  const byName = new Map<string, Present[]>();
  for (const present of presentIn(objects, catalog)) {
    push(byKind, present.kind, present);
    push(byName, `${present.kind} ${present.fields.get(NAME) ?? ''}`, present);
  }
  return {
    objects,
    catalog,
    find: (kind, namespace, fields) => {
      const name = fields.get(NAME);
      const candidates =
        name === undefined
          ? byKind.get(kind)
          : [name, ''].flatMap((each) => byName.get(`${kind} ${each}`) ?? []);
      return (candidates ?? []).filter(
        (each) =>
          [undefined, each.namespace].includes(namespace) &&
          [...fields].every(
            ([field, text]) =>
              each.fields.get(field) === text ||
              (each.creator !== undefined && !each.fields.has(field)),
          ),
      );
    },
  };
}

function push<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

function readObject(
  text: TextObject & Pick<SetObject, 'known'>,
  index: number,
): SetObject {
  const {known} = text;
  const values = new Map<string, FieldValue[]>();
  for (const {value, path} of walk(text.value)) {
    if (value.type === 'object' || value.type === 'array') continue;
    const written = String(value.value ?? '');
    if (written === '' || hasPlaceholder(written)) continue;
    const found = fieldSchema(known.schema ?? {}, path);
    const isOwn = path === NAME || path === NAMESPACE;
    if (!isOwn && found.status === 'unknown') continue;
    const field = isOwn ? path : found.field;
    push(values, field, {field, text: written, at: keyOf(value), path});
  }
  if (known.isNamespaced && !values.has(NAMESPACE)) {
    const place = {field: NAMESPACE, path: NAMESPACE, at: keyOf(text.value)};
    values.set(NAMESPACE, [{...place, text: 'default'}]);
  }
  const fields = new Map(
    [...values].map(([field, [first]]) => [field, first?.text ?? '']),
  );
  return {
    ...text,
    index,
    namespace: known.isNamespaced ? fields.get(NAMESPACE) : undefined,
    title: `${known.kind} \`${fields.get(NAME) ?? ''}\``,
    all: [...values.values()].flat(),
    values: (field) => values.get(field) ?? [],
    fields,
  };
}

/** All objects that exist once a text is applied, as far as it tells. */
function presentIn(
  objects: readonly SetObject[],
  {references, platform}: Catalog,
): readonly Present[] {
  const made = objects.flatMap((creator) =>
    references
      .filter(({from}) => from === creator.known.kind)
      .filter(({relation = 'reads'}) => relation !== 'reads')
      .map(({to, namespace, relation, fields}): Present => {
        const isSame = namespace === 'same';
        const pairs = Object.entries(fields ?? {[NAME]: NAME});
        return {
          kind: to,
          namespace: isSame ? creator.namespace : undefined,
          fields: new Map(
            pairs.map(([from, to]) => [to, creator.fields.get(from) ?? '']),
          ),
          creator,
          // What exists in the cluster, or in that of a plane, is kept.
          isOwned: relation === 'owns' && isSame,
        };
      }),
  );
  return [
    ...objects.map((object) => {
      const {known, namespace, fields} = object;
      return {kind: known.kind, namespace, fields, object};
    }),
    ...made,
    ...platform.installed.map(({kind, name, namespace}) => ({
      kind,
      namespace,
      fields: new Map([[NAME, name]]),
    })),
  ];
}
