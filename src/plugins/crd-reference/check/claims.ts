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
  /** What to do about a text that is no complete manifest; for readers if not set. */
  readonly fragmentRemedy?: string;
  /** Whether it is a published file, which readers apply unchanged. */
  readonly isFile?: boolean;
  /** Whether a shell fills in `$name` and `${name}`. */
  readonly hasVariables?: boolean;
}

/** An object of a known kind in a text: a document, or an item of a list. */
export interface ManifestObject {
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
  readonly owner?: ManifestObject;
}

/** A value with what it is checked by, or why it is wrong whatever it has. */
export type Part = Value &
  (
    | {readonly known: KnownKind}
    | {readonly schema: SchemaNode}
    | {readonly fault: Fault}
  );

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
export function* partsOf(
  documents: readonly ManifestDocument[],
  claim: Claim,
  catalog: Catalog,
): Generator<Part> {
  for (const document of documents) {
    const whole = {document, path: [], data: document.data, claim};
    if (claim.isFile) yield* placeholders(whole);
    yield* partsOfDocument(whole, catalog);
  }
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function* placeholders(whole: Value): Generator<Part> {
  for (const {path, value} of walk(whole.data)) {
    if (typeof value !== 'string') continue;
    if (PLACEHOLDER.exec(value)?.[0] !== value) continue;
    yield {...whole, path, fault: placeholderLeft(value)};
  }
}

function* partsOfDocument(whole: Value, catalog: Catalog): Generator<Part> {
  const {data, document, claim} = whole;
  const {apiVersion, kind} = isRecord(data) ? data : {};
  if (claim.data !== undefined) {
    const known = findKind(catalog, apiVersion, kind);
    const schema = catalog.platform.files[claim.data];
    if (known) yield {...whole, fault: manifestAsData(known.kind)};
    else if (schema) yield {...whole, schema};
  } else if (claim.excerpt !== undefined) {
    const {excerpt, at = ''} = claim;
    const known = catalog.kinds.find((other) => other.kind === excerpt);
    if (known) {
      const around = documentAround(document, stepsOf(at));
      const manifest = {...whole, document: around, data: around.data};
      yield* kindParts(manifest, known, catalog);
    } else yield {...whole, fault: excerptOfUnknown(excerpt, catalog)};
  } else if (apiVersion === undefined && kind === undefined) {
    const remedy = claim.fragmentRemedy ?? FRAGMENT.remedy;
    yield {...whole, fault: {...FRAGMENT, remedy}};
  } else yield* objectParts(whole, catalog);
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
    valueAt: (path) => document.valueAt(below(path)),
    keyAt: (path) => document.keyAt(below(path)),
    plain: (path) => document.plain(below(path)),
  };
}

/** A complete object of any kind, or a list of such objects. */
function* objectParts(value: Value, catalog: Catalog): Generator<Part> {
  const {document, path, data} = value;
  yield {...value, schema: OBJECT};
  const {apiVersion, kind, items} = isRecord(data) ? data : {};
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return;
  if (`${apiVersion} ${kind}` === 'v1 List' && !items) return;
  if (kind.endsWith('List') && Array.isArray(items)) {
    for (const [index, item] of items.entries()) {
      const data = itemOfList(item, apiVersion, kind);
      const below = {...value, data, path: [...path, 'items', index]};
      yield* objectParts(below, catalog);
    }
    return;
  }
  const known = findKind(catalog, apiVersion, kind);
  if (known) {
    const owner = value.owner ?? {document, path, data, known};
    yield* kindParts({...value, owner}, known, catalog);
    return;
  }
  const fault = unknownKind(apiVersion, kind, catalog);
  if (fault) yield {...value, path: [...path, fault.key], fault};
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

/** A value of a kind, and of the fields whose content only the platform knows. */
function* kindParts(
  value: Value,
  known: KnownKind,
  catalog: Catalog,
): Generator<Part> {
  yield {...value, known};
  const {group, openFields} = catalog.platform;
  if (groupOf(known.apiVersion) !== group) return;
  for (const [field, open] of Object.entries(openFields[known.kind] ?? {})) {
    for (const found of valuesAt(value.data, field)) {
      const path = [...value.path, ...found.path];
      const below = {...value, data: found.value, path};
      if ('part' in open) {
        const claim = {...value.claim, excerpt: open.part};
        yield {...below, claim, schema: definitionOf(open.part)};
      } else {
        const hasVariables = open.object === 'with templates';
        const claim = {...value.claim, excerpt: undefined, hasVariables};
        yield* objectParts({...below, claim}, catalog);
      }
    }
  }
}
