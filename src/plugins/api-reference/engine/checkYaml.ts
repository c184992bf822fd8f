import {nearest} from '../../../lib/nearest';
import type {SchemaNode} from '../shared/model';

import type {Catalog, KnownKind} from './catalog';
import {checkKind, checkObject} from './checkObject';
import {
  checkValue,
  hasPlaceholder,
  type CheckContext,
  type ExtraCheck,
} from './checkValue';
import {DATA_SHAPES} from './dataShapes';
import {fieldSchema} from './fieldPath';
import {freeFormChecks, partShapeOf} from './freeForm';
import {readDocuments} from './readDocuments';
import {
  entryOf,
  textOf,
  type Position,
  type Problem,
  type SampleValue,
} from './value';

/** What a YAML text is supposed to be. */
export type YamlClaim =
  /** Complete manifests, as `kubectl apply` expects them. */
  | {
      readonly status: 'manifests';
      /** Whether it is a published file, which readers apply unchanged. */
      readonly isFile: boolean;
      /** Whether a shell fills in `$name` and `${name}`. */
      readonly hasVariables?: boolean | undefined;
    }
  /** A part of a manifest: the manifest with fields missing, or a value in it. */
  | {
      readonly status: 'excerpt';
      /** Such as `Component`, or with its group `apps/v1/Deployment`. */
      readonly kind: string;
      readonly at?: string | undefined;
    }
  /** A YAML file that isn't a manifest. */
  | {readonly status: 'data'; readonly name: string};

/**
 * Checks a YAML text against the kinds of a docs version.
 *
 * @returns Every mistake, in the order of the text.
 */
export function checkYaml(
  text: string,
  claim: YamlClaim,
  catalog: Catalog,
): readonly Problem[] {
  const {documents, problems: unreadable} = readDocuments(text, {
    isForKubernetes: claim.status !== 'data',
  });
  return unreadable.length > 0
    ? unreadable
    : checkDocuments(documents, claim, catalog);
}

/** Checks the documents of a YAML text, after it was read. */
export function checkDocuments(
  documents: readonly SampleValue[],
  claim: YamlClaim,
  catalog: Catalog,
): readonly Problem[] {
  const problems: Problem[] = [];
  if (documents.length === 0) {
    return [
      {
        at: START,
        path: '',
        what: 'the sample is empty',
        remedy: 'Write its content, or remove the block.',
      },
    ];
  }
  for (const document of documents) {
    checkDocument(document, claim, catalog, problems);
  }
  return problems.sort(
    (left, right) =>
      left.at.line - right.at.line || left.at.column - right.at.column,
  );
}

const START: Position = {line: 1, column: 1};

function checkDocument(
  document: SampleValue,
  claim: YamlClaim,
  catalog: Catalog,
  problems: Problem[],
): void {
  const context: CheckContext = {
    problems,
    isPart: claim.status === 'excerpt',
    allowsPlaceholders: claim.status !== 'manifests' || !claim.isFile,
    allowsTemplates:
      claim.status === 'manifests' && claim.hasVariables === true,
    extraChecks: extraChecksOf(catalog),
    metadata: catalog.kubernetes.schemaOf('V1ObjectMeta'),
    rules: catalog.rules,
  };
  switch (claim.status) {
    case 'manifests':
      if (claim.isFile) refusePlaceholders(document, '', problems);
      checkManifest(document, catalog, context);
      return;
    case 'excerpt':
      checkExcerpt(document, claim, catalog, context);
      return;
    case 'data':
      checkData(document, claim.name, catalog, context);
  }
}

const extraChecks = new WeakMap<Catalog, ReadonlyMap<SchemaNode, ExtraCheck>>();

function extraChecksOf(catalog: Catalog): ReadonlyMap<SchemaNode, ExtraCheck> {
  const known = extraChecks.get(catalog) ?? freeFormChecks(catalog);
  extraChecks.set(catalog, known);
  return known;
}

/** How writers mark a block that isn't a complete manifest. */
const MARKS =
  'Mark a part with excerpt="Kind" (and at="spec.path" for a value inside it), and a file that is not a manifest with data="name".';

function checkManifest(
  document: SampleValue,
  catalog: Catalog,
  context: CheckContext,
): void {
  const isManifest =
    entryOf(document, 'apiVersion') !== undefined ||
    entryOf(document, 'kind') !== undefined;
  if (!isManifest) {
    context.problems.push({
      at: document.at,
      path: '',
      what: 'the block is not a complete manifest: it has neither apiVersion nor kind',
      remedy: MARKS,
    });
    return;
  }
  checkObject(document, catalog, '', document.at, context);
}

function checkExcerpt(
  document: SampleValue,
  claim: YamlClaim & {readonly status: 'excerpt'},
  catalog: Catalog,
  context: CheckContext,
): void {
  const known = excerptKind(claim.kind, catalog);
  if (known === undefined) {
    context.problems.push({
      at: document.at,
      path: 'excerpt',
      what: `there is no kind ${claim.kind} in ${catalog.version}`,
      remedy: excerptRemedy(claim.kind, catalog),
    });
    return;
  }
  if (claim.at === undefined) {
    checkExcerptRoot(document, known, context);
    return;
  }
  const found = schemaAt(known, claim.at, catalog);
  if (found.status === 'found') {
    checkValue(document, found.schema, claim.at, document.at, context);
    return;
  }
  const near =
    found.status === 'unknown' ? nearest(found.step, found.allowed) : undefined;
  context.problems.push({
    at: document.at,
    path: `at="${claim.at}"`,
    what:
      found.status === 'open'
        ? `the schema of ${known.kind} leaves the content of ${found.path} open`
        : `${known.kind} has no ${found.step}${found.path === '' ? '' : ` in ${found.path}`}`,
    remedy:
      found.status === 'open'
        ? `Use the kind of the content as excerpt, or end the path at ${found.path}.`
        : `${near === undefined ? 'Correct the path.' : `Did you mean ${near}?`}${found.allowed.length > 0 && found.allowed.length <= 20 ? ` Allowed: ${found.allowed.join(', ')}.` : ''}`,
  });
}

function schemaAt(
  known: KnownKind,
  path: string,
  catalog: Catalog,
): ReturnType<typeof fieldSchema> {
  if (known.schema === undefined) {
    return {status: 'open', field: '', path: '', rest: path};
  }
  if (path === 'metadata' || path.startsWith('metadata.')) {
    const metadata = catalog.kubernetes.schemaOf('V1ObjectMeta');
    return fieldSchema({type: 'object', properties: {metadata}}, path);
  }
  const found = fieldSchema(known.schema, path);
  if (found.status !== 'open' || known.origin !== 'platform') return found;
  const shape = partShapeOf(known.kind, found.path, catalog);
  return shape === undefined ? found : fieldSchema(shape, found.rest);
}

function checkExcerptRoot(
  document: SampleValue,
  known: KnownKind,
  context: CheckContext,
): void {
  if (document.type !== 'object') {
    context.problems.push({
      at: document.at,
      path: '',
      what: `an excerpt of ${known.kind} starts at its root, but this is not an object`,
      remedy: 'Add at="spec.path" with the path of the value.',
    });
    return;
  }
  for (const key of ['apiVersion', 'kind'] as const) {
    const written = textOf(document, key);
    if (written === undefined || written === known[key]) continue;
    context.problems.push({
      at: entryOf(document, key)?.value.at ?? document.at,
      path: key,
      what: `found ${JSON.stringify(written)} in an excerpt of ${known.apiVersion} ${known.kind}`,
      remedy: `Write ${known[key]}, or correct the excerpt.`,
    });
  }
  checkKind(document, known, '', document.at, context);
}

function excerptKind(name: string, catalog: Catalog): KnownKind | undefined {
  const slash = name.lastIndexOf('/');
  if (slash !== -1) {
    return catalog.find(name.slice(0, slash), name.slice(slash + 1));
  }
  const named = catalog.named(name);
  return (
    named.find(({origin}) => origin === 'platform') ??
    named.find(({schema}) => schema !== undefined) ??
    named[0]
  );
}

function excerptRemedy(name: string, catalog: Catalog): string {
  const elsewhere = catalog.elsewhere.get(name);
  if (elsewhere !== undefined) {
    return `${name} exists only in ${elsewhere}. Remove it here.`;
  }
  const near = nearest(
    name,
    catalog.kinds.map(({kind}) => kind),
  );
  return near === undefined
    ? 'Use a kind of the platform or of Kubernetes.'
    : `Did you mean ${near}?`;
}

function checkData(
  document: SampleValue,
  name: string,
  catalog: Catalog,
  context: CheckContext,
): void {
  const apiVersion = textOf(document, 'apiVersion');
  const kind = textOf(document, 'kind');
  if (apiVersion !== undefined && kind !== undefined) {
    const known = catalog.find(apiVersion, kind);
    if (known !== undefined && !known.isFile) {
      context.problems.push({
        at: document.at,
        path: 'data',
        what: `a manifest of kind ${kind} is marked as data, so it would not be checked`,
        remedy: 'Remove data="…" from the fence.',
      });
    }
    return;
  }
  const shape = DATA_SHAPES[name];
  if (shape === undefined) return;
  checkValue(document, shape, '', document.at, context);
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function refusePlaceholders(
  value: SampleValue,
  path: string,
  problems: Problem[],
): void {
  if (value.type === 'object') {
    for (const [key, entry] of value.entries) {
      refusePlaceholders(
        entry.value,
        path === '' ? key : `${path}.${key}`,
        problems,
      );
    }
    return;
  }
  if (value.type === 'array') {
    value.items.forEach((item, index) => {
      refusePlaceholders(item, `${path}[${index}]`, problems);
    });
    return;
  }
  const text = value.type === 'string' ? String(value.value) : '';
  if (!hasPlaceholder(text) || text.includes('\n')) return;
  if (!/^<[^<>]+>$/u.test(text)) return;
  problems.push({
    at: value.at,
    path,
    what: `found the placeholder ${text} in a file that readers apply unchanged`,
    remedy: 'Write a value, or write the manifest in the page instead.',
  });
}
