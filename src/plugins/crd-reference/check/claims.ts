import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import {
  findKind,
  groupOf,
  type Catalog,
  type KnownKind,
} from '../model/catalog';
import {definitionOf} from '../model/kubernetes';
import type {SchemaNode} from '../model/model';

import type {ManifestDocument} from './documents';
import {stepsOf, valuesAt} from './yamlPaths';

/** What a YAML text is; complete manifests, unless `excerpt` or `data` say otherwise. */
export interface Claim {
  /** The kind of a part of a manifest: with fields missing, or a value in it. */
  readonly excerpt?: string | undefined;
  /** The path of the value. */
  readonly at?: string | undefined;
  /** The name of a file that isn't a manifest. */
  readonly data?: string | undefined;
  /** Whether it is a published file, which readers apply unchanged. */
  readonly isFile?: boolean;
  /** Whether a shell fills in `$name` and `${name}`. */
  readonly hasVariables?: boolean;
}

/** An object of a known kind in a text: a document, or an item of a list. */
export interface CheckedObject {
  readonly document: ManifestDocument;
  readonly path: YamlPath;
  readonly data: unknown;
  readonly known: KnownKind;
}

/** A value of a text. */
interface Value {
  readonly document: ManifestDocument;
  readonly path: YamlPath;
  readonly data: unknown;
  /** The object that the value is in, which the reference describes. */
  readonly owner?: CheckedObject;
  /** Whether required fields can be missing. */
  readonly isExcerpt: boolean;
  readonly isFile: boolean;
  readonly hasVariables: boolean;
}

/** What a value claims to be. */
export type Shape =
  /** Something with `apiVersion` and `kind`. */
  | {readonly is: 'object'}
  | {readonly is: 'kind'; readonly known: KnownKind}
  | {
      readonly is: 'unknown kind';
      readonly apiVersion: string;
      readonly kind: string;
    }
  | {readonly is: 'values'; readonly schema: SchemaNode}
  /** Applied unchanged by readers, so that nothing can be left to fill in. */
  | {readonly is: 'file'}
  /** It has neither `apiVersion` nor `kind`. */
  | {readonly is: 'fragment'}
  | {readonly is: 'excerpt of no kind'; readonly kind: string}
  | {readonly is: 'manifest as data'; readonly known: KnownKind};

/** A value, and what it is checked as. */
export interface Part extends Value {
  readonly shape: Shape;
}

/** Lists what a text claims to have: its documents, and what is known of parts of them. */
export function partsOf(
  documents: readonly ManifestDocument[],
  claim: Claim,
  catalog: Catalog,
): readonly Part[] {
  const parts: Part[] = [];
  for (const document of documents) {
    const {isFile = false, hasVariables = false} = claim;
    const whole: Value = {
      document,
      path: [],
      data: document.data,
      isExcerpt: claim.excerpt !== undefined,
      isFile,
      hasVariables,
    };
    if (isFile) parts.push({...whole, shape: {is: 'file'}});
    parts.push(...partsOfDocument(whole, claim, catalog));
  }
  return parts;
}

/** The objects of known kinds that no other object has inside. */
export function objectsIn(parts: readonly Part[]): readonly CheckedObject[] {
  const objects = new Set<CheckedObject>();
  for (const {shape, owner} of parts) {
    if (shape.is === 'kind' && owner) objects.add(owner);
  }
  return [...objects];
}

function partsOfDocument(
  whole: Value,
  {excerpt, at = '', data: file}: Claim,
  catalog: Catalog,
): readonly Part[] {
  const {data} = whole;
  if (file !== undefined) return dataParts(whole, file, catalog);
  if (excerpt !== undefined) return excerptParts(whole, excerpt, at, catalog);
  if (isRecord(data) && ('apiVersion' in data || 'kind' in data)) {
    return objectParts(whole, catalog);
  }
  return [{...whole, shape: {is: 'fragment'}}];
}

/** A file that isn't a manifest, which can have a known shape. */
function dataParts(whole: Value, file: string, catalog: Catalog): Part[] {
  const {apiVersion, kind} = isRecord(whole.data) ? whole.data : {};
  const known = findKind(catalog, apiVersion, kind);
  if (known) return [{...whole, shape: {is: 'manifest as data', known}}];
  const schema = catalog.platform.files[file];
  return schema ? [{...whole, shape: {is: 'values', schema}}] : [];
}

/** A manifest with fields missing, or the value at a path in one. */
function excerptParts(
  whole: Value,
  kind: string,
  at: string,
  catalog: Catalog,
): readonly Part[] {
  const known = catalog.kinds.find((other) => other.kind === kind);
  if (!known) return [{...whole, shape: {is: 'excerpt of no kind', kind}}];
  const document = documentAround(whole.document, stepsOf(at));
  const manifest = {...whole, document, data: document.data};
  return kindParts(manifest, known, catalog);
}

/**
 * The manifest around a document that is a value in it; what it lacks is no
 * problem.
 */
function documentAround(
  document: ManifestDocument,
  above: YamlPath,
): ManifestDocument {
  const below = (path: YamlPath): YamlPath => path.slice(above.length);
  const data = above.reduceRight<unknown>(
    (value, step) => (step === 0 ? [value] : {[step]: value}),
    document.data,
  );
  return {
    data,
    at: (path, isKey) => document.at(below(path), isKey),
    plain: (path) => document.plain(below(path)),
  };
}

/** A complete object of any kind, or a list of such objects. */
function objectParts(value: Value, catalog: Catalog): readonly Part[] {
  const {document, path, data} = value;
  const object: Part = {...value, shape: {is: 'object'}};
  const {apiVersion, kind, items} = isRecord(data) ? data : {};
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') {
    return [object];
  }
  if (kind.endsWith('List') && Array.isArray(items)) {
    const parts = [object];
    for (const [index, item] of items.entries()) {
      const data = itemOfList(item, apiVersion, kind);
      const below = {...value, data, path: [...path, 'items', index]};
      parts.push(...objectParts(below, catalog));
    }
    return parts;
  }
  const known = findKind(catalog, apiVersion, kind);
  if (!known) {
    return [object, {...value, shape: {is: 'unknown kind', apiVersion, kind}}];
  }
  const owner = value.owner ?? {document, path, data, known};
  return [object, ...kindParts({...value, owner}, known, catalog)];
}

/**
 * An item of a list as kubectl reads it: in a ComponentList, it is a Component if
 * it doesn't say otherwise.
 */
function itemOfList(item: unknown, apiVersion: string, list: string): unknown {
  const kind = list.slice(0, -'List'.length);
  if (!isRecord(item) || kind === '') return item;
  if ('apiVersion' in item || 'kind' in item) return item;
  return {apiVersion, kind, ...item};
}

/** A value of a kind, and what the platform knows of fields that the kind leaves open. */
function kindParts(
  value: Value,
  known: KnownKind,
  catalog: Catalog,
): readonly Part[] {
  const parts: Part[] = [{...value, shape: {is: 'kind', known}}];
  const {group, openFields} = catalog.platform;
  if (groupOf(known.apiVersion) !== group) return parts;
  for (const [field, open] of Object.entries(openFields[known.kind] ?? {})) {
    for (const found of valuesAt(value.data, field)) {
      const path = [...value.path, ...found.path];
      const below = {...value, data: found.value, path};
      if ('part' in open) {
        const schema = definitionOf(open.part);
        const shape: Shape = {is: 'values', schema};
        parts.push({...below, isExcerpt: true, shape});
      } else {
        const hasVariables = open.object === 'with templates';
        const object = {...below, isExcerpt: false, hasVariables};
        parts.push(...objectParts(object, catalog));
      }
    }
  }
  return parts;
}
