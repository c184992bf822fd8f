import type {Fault} from '../../../content-errors/contentError';
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

import {
  excerptOfUnknown,
  FRAGMENT,
  manifestAsData,
  placeholderLeft,
  unknownKind,
} from './claimFaults';
import type {ManifestDocument} from './documents';
import {stepsOf, valuesAt, walk} from './yamlPaths';

/** What a YAML text is; complete manifests, unless `excerpt` or `data` say otherwise. */
export interface Claim {
  /** The kind of a part of a manifest: with fields missing, or a value in it. */
  readonly excerpt?: string | undefined;
  /** The path of the value. */
  readonly at?: string | undefined;
  /** The name of a file that isn't a manifest. */
  readonly data?: string | undefined;
  /** What a writer can do about a text that is no complete manifest. */
  readonly mark?: string;
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
  readonly claim: Claim;
  /** The object that the value is in, which the reference describes. */
  readonly owner?: CheckedObject;
}

/** A value, and what it claims to be: a kind, what a schema describes, or nothing. */
export interface Part extends Value {
  readonly is: KnownKind | SchemaNode | Fault;
}

/** A part of a text that a reader replaces, such as `<your-name>`. */
export const PLACEHOLDER = /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/u;

/** What every object has. */
const OBJECT: SchemaNode = {
  type: 'object',
  required: ['apiVersion', 'kind'],
  properties: {apiVersion: {type: 'string'}, kind: {type: 'string'}},
  'x-kubernetes-preserve-unknown-fields': true,
};

/** Lists what a text claims to have: its documents, and what is known of parts of them. */
export function partsOf(
  documents: readonly ManifestDocument[],
  claim: Claim,
  catalog: Catalog,
): readonly Part[] {
  const parts: Part[] = [];
  for (const document of documents) {
    const whole = {document, path: [], data: document.data, claim};
    if (claim.isFile) parts.push(...placeholders(whole));
    parts.push(...partsOfDocument(whole, catalog));
  }
  return parts;
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function placeholders(whole: Value): readonly Part[] {
  const parts: Part[] = [];
  for (const {path, value} of walk(whole.data)) {
    if (typeof value !== 'string') continue;
    if (PLACEHOLDER.exec(value)?.[0] !== value) continue;
    parts.push({...whole, path, is: placeholderLeft(value)});
  }
  return parts;
}

function partsOfDocument(whole: Value, catalog: Catalog): readonly Part[] {
  const {data, document, claim} = whole;
  const {apiVersion, kind} = isRecord(data) ? data : {};
  if (claim.data !== undefined) {
    const known = findKind(catalog, apiVersion, kind);
    if (known) return [{...whole, is: manifestAsData(known.kind)}];
    const file = catalog.platform.files[claim.data];
    return file ? [{...whole, is: file}] : [];
  }
  if (claim.excerpt !== undefined) {
    const known = catalog.kinds.find((other) => other.kind === claim.excerpt);
    if (!known) {
      return [{...whole, is: excerptOfUnknown(claim.excerpt, catalog)}];
    }
    const around = documentAround(document, stepsOf(claim.at ?? ''));
    const manifest = {...whole, document: around, data: around.data};
    return kindParts(manifest, known, catalog);
  }
  if (apiVersion === undefined && kind === undefined) {
    const remedy = claim.mark ?? FRAGMENT.remedy;
    return [{...whole, is: {...FRAGMENT, remedy}}];
  }
  return objectParts(whole, catalog);
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
  let {data} = document;
  for (const step of above.toReversed()) {
    data = step === 0 ? [data] : {[step]: data};
  }
  return {
    data,
    at: (path, isKey) => document.at(below(path), isKey),
    plain: (path) => document.plain(below(path)),
  };
}

/** A complete object of any kind, or a list of such objects. */
function objectParts(value: Value, catalog: Catalog): readonly Part[] {
  const {document, path, data} = value;
  const parts: Part[] = [{...value, is: OBJECT}];
  const {apiVersion, kind, items} = isRecord(data) ? data : {};
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return parts;
  if (kind.endsWith('List') && Array.isArray(items)) {
    for (const [index, item] of items.entries()) {
      const data = itemOfList(item, apiVersion, kind);
      const below = {...value, data, path: [...path, 'items', index]};
      parts.push(...objectParts(below, catalog));
    }
    return parts;
  }
  const known = findKind(catalog, apiVersion, kind);
  if (known) {
    const owner = value.owner ?? {document, path, data, known};
    parts.push(...kindParts({...value, owner}, known, catalog));
    return parts;
  }
  const found = unknownKind(apiVersion, kind, catalog);
  if (found) parts.push({...value, path: [...path, found.key], is: found});
  return parts;
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
  const parts: Part[] = [{...value, is: known}];
  const {group, openFields} = catalog.platform;
  if (groupOf(known.apiVersion) !== group) return parts;
  for (const [field, open] of Object.entries(openFields[known.kind] ?? {})) {
    for (const found of valuesAt(value.data, field)) {
      const path = [...value.path, ...found.path];
      const below = {...value, data: found.value, path};
      if ('part' in open) {
        const claim = {...value.claim, excerpt: open.part};
        parts.push({...below, claim, is: definitionOf(open.part)});
      } else {
        const hasVariables = open.object === 'with templates';
        const claim = {...value.claim, excerpt: undefined, hasVariables};
        parts.push(...objectParts({...below, claim}, catalog));
      }
    }
  }
  return parts;
}
