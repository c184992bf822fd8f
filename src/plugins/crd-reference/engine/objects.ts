import type {Catalog, KnownKind} from './catalog';
import {entryOf, textOf, type Problem, type SampleValue} from './value';

/** An object of a YAML text: a document, or an item of a list of any kind. */
export interface TextObject {
  readonly value: SampleValue;
  /** Its path in the document; empty for the document itself. */
  readonly path: string;
  readonly known: KnownKind | undefined;
}

/** Whether a kind is that of a list, such as `List` or `CarList`. */
export function isListKind(kind: string): boolean {
  return /List$/u.test(kind);
}

/** The objects of some documents, in the order of the text. */
export function objectsOf(
  documents: readonly SampleValue[],
  catalog: Catalog,
): readonly TextObject[] {
  return documents.flatMap((document) => {
    const items = isListKind(textOf(document, 'kind') ?? '')
      ? entryOf(document, 'items')
      : undefined;
    const objects: (readonly [SampleValue, string])[] =
      items?.type === 'array'
        ? items.items.map((item, index) => [item, `items[${index}]`])
        : [[document, '']];
    return objects.map(([value, path]) => ({
      value,
      path,
      known: catalog.find(
        textOf(value, 'apiVersion') ?? '',
        textOf(value, 'kind') ?? '',
      ),
    }));
  });
}

/** The object that a mistake is in: the last one that begins before it. */
export function objectAt(
  objects: readonly TextObject[],
  {at, path}: Problem,
): TextObject | undefined {
  return objects.findLast(
    (object) =>
      (object.value.at.line < at.line ||
        (object.value.at.line === at.line &&
          object.value.at.column <= at.column)) &&
      path.startsWith(object.path),
  );
}

/** A path without that of its object. */
export function pathInObject({path}: TextObject, whole: string): string {
  return whole.slice(path.length).replace(/^\./u, '');
}
