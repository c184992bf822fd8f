import {nearest} from '../../../lib/nearest';
import type {SchemaNode} from '../shared/model';

import {groupOf, type Catalog, type KnownKind} from './catalog';
import {checkMetadata} from './checkMetadata';
import {checkValue, isLeftOpen, type CheckContext} from './checkValue';
import {checkSelector} from './kubernetes/checkSelector';
import {
  entryOf,
  joinPath,
  textOf,
  type ObjectValue,
  type Position,
  type SampleValue,
} from './value';

/** Keys of every object. */
const OWN_KEYS = ['apiVersion', 'kind', 'metadata'] as const;

/**
 * Checks a complete object of any known kind: its group and kind, its metadata
 * and its fields.
 */
export function checkObject(
  value: SampleValue,
  catalog: Catalog,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  if (value.type !== 'object') {
    if (value.type === 'string' && isLeftOpen(String(value.value), context)) {
      return;
    }
    context.problems.push({
      at,
      path,
      what: 'expected an object with apiVersion and kind',
      remedy: 'Write a complete object.',
    });
    return;
  }
  if (isList(value)) {
    checkList(value, catalog, path, context);
    return;
  }
  const known = knownKind(value, catalog, path, at, context);
  if (known !== undefined) checkKind(value, known, path, at, context);
}

/** Whether this is the list that `kubectl get -o yaml` prints for several objects. */
function isList(value: ObjectValue): boolean {
  return (
    textOf(value, 'apiVersion') === 'v1' && textOf(value, 'kind') === 'List'
  );
}

function checkList(
  value: ObjectValue,
  catalog: Catalog,
  path: string,
  context: CheckContext,
): void {
  const items = entryOf(value, 'items')?.value;
  if (items?.type !== 'array') return;
  items.items.forEach((item, index) => {
    const itemPath = joinPath(joinPath(path, 'items'), index);
    checkObject(item, catalog, itemPath, item.at, context);
  });
}

/** Checks an object, or a part of one, against a kind. */
export function checkKind(
  value: ObjectValue,
  known: KnownKind,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  if (known.isFile) return;
  checkMetadata(
    value,
    {
      kind: known.kind,
      isNamespaced: known.isNamespaced,
      nameFormat:
        known.origin === 'kubernetes' && LABEL_NAMES.has(known.kind)
          ? 'label'
          : 'subdomain',
    },
    path,
    at,
    context,
  );
  if (known.schema === undefined) return;
  checkValue(value, rootSchema(known), path, at, context);
  if (known.origin === 'kubernetes' && !context.isPart) {
    checkSelector(value, path, context);
  }
}

/** Kinds whose names must be DNS labels. */
const LABEL_NAMES = new Set(['Namespace', 'Service']);

const rooted = new WeakMap<KnownKind, SchemaNode>();

/**
 * The schema of a complete object. The keys of every object are checked
 * separately, so this schema allows them with any value.
 */
function rootSchema(known: KnownKind): SchemaNode {
  const cached = rooted.get(known);
  if (cached !== undefined) return cached;
  const {schema = {}} = known;
  const open: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};
  const result: SchemaNode = {
    ...schema,
    type: 'object',
    properties: {
      ...Object.fromEntries(OWN_KEYS.map((key) => [key, open])),
      ...Object.fromEntries(
        Object.entries(schema.properties ?? {}).filter(
          ([key]) => !OWN_KEYS.some((own) => own === key),
        ),
      ),
    },
  };
  rooted.set(known, result);
  return result;
}

function knownKind(
  value: ObjectValue,
  catalog: Catalog,
  path: string,
  at: Position,
  context: CheckContext,
): KnownKind | undefined {
  const missing = (['apiVersion', 'kind'] as const).filter(
    (key) => entryOf(value, key) === undefined,
  );
  for (const key of missing) {
    context.problems.push({
      at,
      path: joinPath(path, key),
      what: 'the required field is missing',
      remedy: `Add ${key}.`,
    });
  }
  if (missing.length > 0) return undefined;
  const apiVersion = textOf(value, 'apiVersion');
  const kind = textOf(value, 'kind');
  for (const [key, text] of [
    ['apiVersion', apiVersion],
    ['kind', kind],
  ] as const) {
    if (text !== undefined) continue;
    context.problems.push({
      at: entryOf(value, key)?.value.at ?? at,
      path: joinPath(path, key),
      what: `${key} is not a string`,
      remedy: 'Write a string.',
    });
  }
  if (apiVersion === undefined || kind === undefined) return undefined;
  const known = catalog.find(apiVersion, kind);
  if (known === undefined) {
    const isWrongKind = catalog.kinds.some(
      (candidate) => candidate.apiVersion === apiVersion,
    );
    const key = isWrongKind ? 'kind' : 'apiVersion';
    context.problems.push({
      at: entryOf(value, key)?.value.at ?? at,
      path: joinPath(path, key),
      what: isWrongKind
        ? `there is no kind ${kind} in ${apiVersion} (${catalog.version})`
        : `the group and version ${JSON.stringify(apiVersion)} is unknown`,
      remedy: kindRemedy(apiVersion, kind, catalog),
    });
  }
  return known;
}

function kindRemedy(
  apiVersion: string,
  kind: string,
  catalog: Catalog,
): string {
  const [sameKind] = [...catalog.named(kind)].sort(
    (left, right) => rank(left, apiVersion) - rank(right, apiVersion),
  );
  if (sameKind !== undefined) {
    return `Did you mean apiVersion: ${sameKind.apiVersion}?`;
  }
  const elsewhere = catalog.elsewhere.get(kind);
  if (elsewhere !== undefined) {
    return `${kind} exists only in ${elsewhere}. Remove it here.`;
  }
  const inGroup = catalog.kinds.filter(
    (candidate) => candidate.apiVersion === apiVersion,
  );
  const near = nearest(
    kind,
    (inGroup.length > 0 ? inGroup : catalog.kinds).map(
      (candidate) => candidate.kind,
    ),
  );
  if (near !== undefined) {
    const [first] = inGroup.length > 0 ? inGroup : catalog.named(near);
    return `Did you mean kind: ${near}, apiVersion: ${first?.apiVersion ?? apiVersion}?`;
  }
  return 'Correct it. If another tool adds this kind, it cannot be checked here.';
}

/** Prefers the same group, then the origin that the group suggests. */
function rank({apiVersion, origin}: KnownKind, written: string): number {
  if (groupOf(apiVersion) === groupOf(written)) return 0;
  const isOwnGroup = /choreo/iu.test(written);
  return (origin === 'platform') === isOwnGroup ? 1 : 2;
}
