import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import type {SchemaNode} from '../model/model';

import {groupOf, type Catalog, type KnownKind} from './catalog';
import {checkMetadata} from './checkMetadata';
import {MISSING, type ValueCheck} from './checkValue';
import {checkSelector} from './kubernetes/checkSelector';
import {
  entryOf,
  joinPath,
  keyOf,
  stringOf,
  textOf,
  type ObjectValue,
  type SampleValue,
} from './value';

/** Keys of every object. */
const OWN_KEYS = ['apiVersion', 'kind', 'metadata'];

/**
 * Checks a complete object of any known kind: its group and kind, its metadata
 * and its fields. A list as `kubectl get -o yaml` prints it has several objects.
 */
export function checkObject(
  value: SampleValue,
  catalog: Catalog,
  path: string,
  check: ValueCheck,
): void {
  if (check.isLeftOpen(stringOf(value))) return;
  if (value.type !== 'object') {
    check.report(keyOf(value), path, [
      'expected an object with apiVersion and kind',
      'Write a complete object.',
    ]);
    return;
  }
  const isOf = (key: string, text: string): boolean =>
    textOf(value, key) === text;
  if (isOf('apiVersion', 'v1') && isOf('kind', 'List')) {
    const items = entryOf(value, 'items');
    if (items?.type !== 'array') return;
    const within = joinPath(path, 'items');
    for (const [index, item] of items.items.entries()) {
      checkObject(item, catalog, joinPath(within, index), check);
    }
    return;
  }
  const known = knownKind(value, catalog, path, check);
  if (known !== undefined) checkKind(value, known, path, check);
}

/** Checks an object, or a part of one, against a kind. */
export function checkKind(
  value: ObjectValue,
  known: KnownKind,
  path: string,
  check: ValueCheck,
): void {
  if (known.isFile) return;
  checkMetadata(value, known, path, check);
  if (known.schema === undefined) return;
  check.check(value, rootSchema(known), path);
  if (known.origin === 'kubernetes' && !check.options.isPart) {
    checkSelector(value, path, check);
  }
}

const rooted = new WeakMap<KnownKind, SchemaNode>();

/**
 * The schema of a complete object. The keys of every object are checked
 * separately, so this schema allows them with any value.
 */
function rootSchema(known: KnownKind): SchemaNode {
  const cached = rooted.get(known);
  if (cached !== undefined) return cached;
  const open: SchemaNode = {'x-kubernetes-preserve-unknown-fields': true};
  const own = Object.fromEntries(OWN_KEYS.map((key) => [key, open]));
  const properties = {...own, ...known.schema?.properties, ...own};
  const result: SchemaNode = {...known.schema, type: 'object', properties};
  rooted.set(known, result);
  return result;
}

function knownKind(
  value: ObjectValue,
  catalog: Catalog,
  path: string,
  check: ValueCheck,
): KnownKind | undefined {
  const [apiVersion, kind] = ['apiVersion', 'kind'].map((key) => {
    const found = entryOf(value, key);
    if (found?.type === 'string') return String(found.value);
    const fault = found
      ? ([`${key} is not a string`, 'Write a string.'] as const)
      : ([MISSING, `Add ${key}.`] as const);
    check.report(found?.at ?? keyOf(value), joinPath(path, key), fault);
    return undefined;
  });
  if (apiVersion === undefined || kind === undefined) return undefined;
  const known = catalog.find(apiVersion, kind);
  if (known !== undefined) return known;
  const isGroup = catalog.kinds.some((one) => one.apiVersion === apiVersion);
  const key = isGroup ? 'kind' : 'apiVersion';
  check.report(entryOf(value, key)?.at ?? value.at, joinPath(path, key), [
    isGroup
      ? `there is no kind ${kind} in ${apiVersion} (${catalog.version})`
      : `the group and version ${JSON.stringify(apiVersion)} is unknown`,
    kindRemedy(apiVersion, kind, catalog),
  ]);
  return undefined;
}

function kindRemedy(
  apiVersion: string,
  kind: string,
  catalog: Catalog,
): string {
  const [sameKind] = [...catalog.named(kind)].sort(
    (left, right) =>
      rank(left, apiVersion, catalog) - rank(right, apiVersion, catalog),
  );
  if (sameKind !== undefined) {
    return `Did you mean apiVersion: ${sameKind.apiVersion}?`;
  }
  const elsewhere = catalog.elsewhere.get(kind);
  if (elsewhere !== undefined) {
    return `${kind} exists only in ${elsewhere}. Remove it here.`;
  }
  const inGroup = catalog.kinds.filter((one) => one.apiVersion === apiVersion);
  const candidates = inGroup.length > 0 ? inGroup : catalog.kinds;
  const versions = new Map(
    candidates.toReversed().map((one) => [one.kind, one.apiVersion]),
  );
  return didYouMeanOr(
    'Correct it. If another tool adds this kind, it cannot be checked here.',
    kind,
    candidates.map((one) => one.kind),
    (near) => `kind: ${near}, apiVersion: ${versions.get(near) ?? ''}`,
  );
}

/** Prefers the same group, then the origin that the group suggests. */
function rank(
  {apiVersion, origin}: KnownKind,
  written: string,
  {platform}: Catalog,
): number {
  if (groupOf(apiVersion) === groupOf(written)) return 0;
  const isOwnGroup = written.toLowerCase().includes(platform.groupWord);
  return (origin === 'platform') === isOwnGroup ? 1 : 2;
}
