import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import type {SchemaNode} from '../model/model';

import type {Catalog, KnownKind} from './catalog';
import {checkKind, checkObject} from './checkObject';
import {hasPlaceholder, ValueCheck, type ExtraCheck} from './checkValue';
import {fieldSchema, type FieldSchema} from './fieldPath';
import {freeFormChecks, partShapeOf} from './freeForm';
import {readDocuments} from './readDocuments';
import {
  entryOf,
  stringOf,
  textOf,
  walk,
  type Fault,
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
      /** As above. */
      readonly hasVariables?: boolean | undefined;
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
  const {documents, problems} = readDocuments(text, claim.status !== 'data');
  return problems.length > 0
    ? problems
    : checkDocuments(documents, claim, catalog);
}

/** Checks the documents of a YAML text, after it was read. */
export function checkDocuments(
  documents: readonly SampleValue[],
  claim: YamlClaim,
  catalog: Catalog,
): readonly Problem[] {
  const isManifests = claim.status === 'manifests';
  const check = new ValueCheck({
    isPart: claim.status === 'excerpt',
    allowsPlaceholders: !isManifests || !claim.isFile,
    allowsTemplates: 'hasVariables' in claim && claim.hasVariables === true,
    extraChecks: extraChecksOf(catalog),
    metadata: catalog.kubernetes.schemaOf('V1ObjectMeta'),
    rules: catalog.rules,
  });
  if (documents.length === 0) {
    const remedy = 'Write its content, or remove the block.';
    check.report({line: 1, column: 1}, '', ['the sample is empty', remedy]);
  }
  for (const document of documents) {
    if (isManifests) checkManifest(document, claim.isFile, catalog, check);
    else if (claim.status === 'data') {
      checkData(document, claim.name, catalog, check);
    } else checkExcerpt(document, claim, catalog, check);
  }
  return inOrder(check.problems);
}

/** Sorts mistakes by position. */
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    (left, right) =>
      left.at.line - right.at.line || left.at.column - right.at.column,
  );
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
  isFile: boolean,
  catalog: Catalog,
  check: ValueCheck,
): void {
  if (isFile) rejectPlaceholders(document, check);
  if (entryOf(document, 'apiVersion') ?? entryOf(document, 'kind')) {
    checkObject(document, catalog, '', check);
    return;
  }
  check.report(document.at, '', [
    'the block is not a complete manifest: it has neither apiVersion nor kind',
    MARKS,
  ]);
}

function checkExcerpt(
  document: SampleValue,
  {kind, at}: YamlClaim & {readonly status: 'excerpt'},
  catalog: Catalog,
  check: ValueCheck,
): void {
  const known = excerptKind(kind, catalog);
  if (known === undefined) {
    check.report(document.at, 'excerpt', [
      `there is no kind ${kind} in ${catalog.version}`,
      excerptRemedy(kind, catalog),
    ]);
    return;
  }
  if (at === undefined) {
    checkExcerptRoot(document, known, check);
    return;
  }
  const found = schemaAt(known, at, catalog);
  if (found.status === 'found') {
    check.check(document, found.schema, at);
    return;
  }
  check.report(document.at, `at="${at}"`, pathFault(known.kind, found));
}

function pathFault(
  kind: string,
  found: Exclude<FieldSchema, {status: 'found'}>,
): Fault {
  const {path} = found;
  if (found.status === 'open') {
    return [
      `the schema of ${kind} does not describe the content of ${path}`,
      `Use the kind of the content as excerpt, or end the path at ${path}.`,
    ];
  }
  const {step, allowed} = found;
  const isListed = allowed.length > 0 && allowed.length <= 20;
  return [
    `${kind} has no ${step}${path === '' ? '' : ` in ${path}`}`,
    didYouMeanOr('Correct the path.', step, allowed) +
      (isListed ? ` Allowed: ${allowed.join(', ')}.` : ''),
  ];
}

function schemaAt(
  known: KnownKind,
  path: string,
  catalog: Catalog,
): FieldSchema {
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
  check: ValueCheck,
): void {
  if (document.type !== 'object') {
    check.report(document.at, '', [
      `an excerpt of ${known.kind} starts at its root, but this is not an object`,
      'Add at="spec.path" with the path of the value.',
    ]);
    return;
  }
  for (const key of ['apiVersion', 'kind'] as const) {
    const written = textOf(document, key);
    if (written === undefined || written === known[key]) continue;
    check.report(entryOf(document, key)?.at ?? document.at, key, [
      `found ${JSON.stringify(written)} in an excerpt of ${known.apiVersion} ${known.kind}`,
      `Write ${known[key]}, or correct the excerpt.`,
    ]);
  }
  checkKind(document, known, '', check);
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
  const remedy = 'Use a kind of the platform or of Kubernetes.';
  const kinds = catalog.kinds.map(({kind}) => kind);
  return didYouMeanOr(remedy, name, kinds);
}

function checkData(
  document: SampleValue,
  name: string,
  catalog: Catalog,
  check: ValueCheck,
): void {
  const apiVersion = textOf(document, 'apiVersion');
  const kind = textOf(document, 'kind');
  const shape = catalog.platform.files[name];
  if (apiVersion === undefined || kind === undefined) {
    if (shape !== undefined) check.check(document, shape, '');
  } else if (catalog.find(apiVersion, kind)?.isFile === false) {
    check.report(document.at, 'data', [
      `a manifest of kind ${kind} is marked as data, so it would not be checked`,
      'Remove data="…" from the fence.',
    ]);
  }
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function rejectPlaceholders(document: SampleValue, check: ValueCheck): void {
  for (const {value, path} of walk(document)) {
    const text = stringOf(value) ?? '';
    if (!hasPlaceholder(text) || !/^<[^<>\n]+>$/u.test(text)) continue;
    check.report(value.at, path, [
      `found the placeholder ${text} in a file that readers apply unchanged`,
      'Write a value, or write the manifest in the page instead.',
    ]);
  }
}
