import {didYouMeanOr} from '../../../content-errors/nearest';

import {groupOf, type Catalog, type KnownKind} from '../engine/catalog';
import {jsonSchema} from '../model/jsonSchema';
import {kindSchema} from '../model/kindSchema';

import {missing, type Finding} from './findings';
import {isObject, type Data} from './isObject';
import type {Path} from './mistake';
import {isOpen, tell, validate, type Check} from './validate';
import {validatorOf} from './validator';

/**
 * Checks a complete object of any known kind. A list as `kubectl get -o yaml` prints
 * it has several objects.
 */
export function checkObject(one: Check, data: unknown, path: Path): void {
  const {catalog} = one;
  if (typeof data === 'string' && isOpen(one, data)) return;
  if (!isObject(data)) {
    tell(one, path, {
      code: 'type',
      what: 'expected an object with apiVersion and kind',
      remedy: 'Write a complete object.',
      isAtKey: true,
    });
    return;
  }
  const {apiVersion, kind, items} = data;
  if (apiVersion === 'v1' && kind === 'List' && Array.isArray(items)) {
    items.forEach((item, index) => {
      checkObject(one, item, [...path, 'items', index]);
    });
    return;
  }
  for (const [key, value] of Object.entries({apiVersion, kind})) {
    if (typeof value === 'string') continue;
    tell(one, path, value === undefined ? missing(key) : notText(key));
  }
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return;
  const known = catalog.find(apiVersion, kind);
  if (one.owner === undefined) {
    one.objects.push({document: one.document, path, data, known});
  }
  if (known === undefined)
    tell(one, path, unknownKind(apiVersion, kind, catalog));
  else
    checkKind({...one, owner: one.owner ?? {known, path}}, data, known, path);
}

function notText(key: string): Finding {
  const what = `${key} is not a string`;
  return {code: 'type', what, remedy: 'Write a string.', below: [key]};
}

/** Checks an object, or a part of one, against a kind. */
export function checkKind(
  one: Check,
  data: Data,
  known: KnownKind,
  path: Path,
): void {
  if (known.isFile) return;
  const {catalog} = one;
  const run = validatorOf(known, () =>
    kindSchema({
      ...known,
      isOwn: known.origin === 'platform',
      metadata: catalog.kubernetes.schemaOf('V1ObjectMeta'),
    }),
  );
  validate(one, run, data, path);
  checkOpenFields(one, data, known, '', path);
  if (known.origin === 'kubernetes' && !one.isPart) {
    checkSelector(one, data, path);
  }
}

/**
 * Checks what the schema of a platform kind leaves open and the platform knows.
 *
 * @param field - The field of the value, as the reference writes it.
 */
export function checkOpenFields(
  one: Check,
  data: unknown,
  {origin, kind}: KnownKind,
  field: string,
  path: Path,
): void {
  const {kubernetes, platform} = one.catalog;
  const shapes = origin === 'platform' ? platform.openFields[kind] : undefined;
  for (const [open, shape] of Object.entries(shapes ?? {})) {
    if (!open.startsWith(field)) continue;
    const steps = open
      .slice(field.length)
      .replaceAll('[]', '.[]')
      .split('.')
      .filter(Boolean);
    for (const [below, value] of valuesAt(data, steps)) {
      const at = [...path, ...below];
      if ('object' in shape) {
        const allowsVariables = shape.object === 'with templates';
        checkObject({...one, isPart: false, allowsVariables}, value, at);
        continue;
      }
      const schema = kubernetes.schemaOf(shape.part);
      const run = validatorOf(schema, () => jsonSchema(schema));
      validate({...one, isPart: true}, run, value, at);
    }
  }
}

/** The values at a path with `[]` for all items, each with its own path. */
function valuesAt(
  value: unknown,
  [step, ...rest]: readonly string[],
): (readonly [Path, unknown])[] {
  if (step === undefined) return value === null ? [] : [[[], value]];
  const children: readonly (readonly [string | number, unknown])[] =
    step === '[]' && Array.isArray(value)
      ? value.map((item: unknown, index) => [index, item])
      : isObject(value) && Object.hasOwn(value, step)
        ? [[step, value[step]]]
        : [];
  return children.flatMap(([key, child]) =>
    valuesAt(child, rest).map(
      ([path, found]) => [[key, ...path], found] as const,
    ),
  );
}

const SELECTING = new Set([
  'DaemonSet',
  'Deployment',
  'ReplicaSet',
  'StatefulSet',
]);

/** Rejects a selector that doesn't match the pod template, as the API server does. */
function checkSelector(one: Check, data: Data, path: Path): void {
  if (!SELECTING.has(String(data['kind']))) return;
  const at = (...steps: string[]): unknown => valuesAt(data, steps)[0]?.[1];
  const wanted = at('spec', 'selector', 'matchLabels');
  const labels = at('spec', 'template', 'metadata', 'labels');
  if (!isObject(wanted)) return;
  if (typeof labels === 'string' && isOpen(one, labels)) return;
  for (const [key, value] of Object.entries(wanted)) {
    if (isObject(labels) && labels[key] === value) continue;
    tell(one, [...path, 'spec', 'selector', 'matchLabels', key], {
      code: 'selector',
      what: 'the selector does not match the labels of the pod template',
      remedy: `Use the same ${key} in spec.template.metadata.labels.`,
      isAtKey: true,
    });
  }
}

function unknownKind(
  apiVersion: string,
  kind: string,
  catalog: Catalog,
): Finding {
  const inGroup = catalog.kinds.filter((one) => one.apiVersion === apiVersion);
  const isGroup = inGroup.length > 0;
  return {
    code: 'kind',
    below: [isGroup ? 'kind' : 'apiVersion'],
    what: isGroup
      ? `there is no kind ${kind} in ${apiVersion} (${catalog.version})`
      : `the group and version ${JSON.stringify(apiVersion)} is unknown`,
    remedy: kindRemedy(
      apiVersion,
      kind,
      isGroup ? inGroup : catalog.kinds,
      catalog,
    ),
  };
}

function kindRemedy(
  apiVersion: string,
  kind: string,
  candidates: readonly KnownKind[],
  {named, elsewhere, platform}: Catalog,
): string {
  const isOwnGroup = apiVersion.toLowerCase().includes(platform.groupWord);
  /** Prefers the same group, then the origin that the group suggests. */
  const rank = (one: KnownKind): number => {
    if (groupOf(one.apiVersion) === groupOf(apiVersion)) return 0;
    return (one.origin === 'platform') === isOwnGroup ? 1 : 2;
  };
  const [same] = named(kind).toSorted((a, b) => rank(a) - rank(b));
  if (same) return `Did you mean apiVersion: ${same.apiVersion}?`;
  const other = elsewhere.get(kind);
  if (other !== undefined)
    return `${kind} exists only in ${other}. Remove it here.`;
  return didYouMeanOr(
    'Correct it. If another tool adds this kind, it cannot be checked here.',
    kind,
    candidates.map((one) => one.kind),
    (near) =>
      `kind: ${near}, apiVersion: ${candidates.find((one) => one.kind === near)?.apiVersion ?? ''}`,
  );
}
