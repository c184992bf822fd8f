import {isRecord} from '../../../lib/isRecord';
import {didYouMeanOr, nearest} from '../../../content-errors/nearest';
import type {YamlPath} from '../../../content-errors/readYaml';

import {
  findKind,
  groupOf,
  type Catalog,
  type KnownKind,
} from '../model/catalog';
import {jsonSchema} from '../model/jsonSchema';
import {kindSchema} from '../model/kindSchema';
import {definitionOf} from '../model/kubernetes';
import type {SchemaNode} from '../model/model';

import {valuesAt} from './mistake';
import {isOpen, tell, validate, type Check} from './validate';
import {validatorOf} from './validator';

/** What every object has. */
const OBJECT: SchemaNode = {
  type: 'object',
  required: ['apiVersion', 'kind'],
  properties: {apiVersion: {type: 'string'}, kind: {type: 'string'}},
  'x-kubernetes-preserve-unknown-fields': true,
};

/**
 * Checks a complete object of any known kind. A list as `kubectl get -o yaml` prints
 * it has several objects.
 */
export function checkObject(one: Check, data: unknown, path: YamlPath): void {
  checkValue({...one, isPart: false}, data, OBJECT, path);
  const {apiVersion, kind, items} = isRecord(data) ? data : {};
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return;
  if (apiVersion === 'v1' && kind === 'List' && Array.isArray(items)) {
    items.forEach((item, index) => {
      checkObject(one, item, [...path, 'items', index]);
    });
    return;
  }
  const known = findKind(one.catalog, apiVersion, kind);
  if (known === undefined) {
    rejectKind(one, apiVersion, kind, path);
    return;
  }
  const {document, owner = {document, path, data, known}} = one;
  if (one.owner === undefined) one.objects.push(owner);
  checkKind({...one, owner}, data, known, path);
}

/** Checks an object, or a part of one, against a kind. */
export function checkKind(
  one: Check,
  data: unknown,
  known: KnownKind,
  path: YamlPath,
): void {
  const run = validatorOf(known, () => kindSchema(known));
  validate(one, run, data, path);
  checkOpenFields(one, data, known, path);
  if (!one.isPart) checkSelector(one, data, path);
}

/** Checks a value that is no object against its schema. */
export function checkValue(
  one: Check,
  data: unknown,
  schema: SchemaNode,
  path: YamlPath,
): void {
  const run = validatorOf(schema, () => jsonSchema(schema));
  validate(one, run, data, path);
}

/** Checks what the schema of a platform kind leaves open and the platform knows. */
function checkOpenFields(
  one: Check,
  data: unknown,
  {apiVersion, kind}: KnownKind,
  path: YamlPath,
): void {
  const {platform} = one.catalog;
  if (groupOf(apiVersion) !== platform.group) return;
  const shapes = platform.openFields[kind] ?? {};
  for (const [field, shape] of Object.entries(shapes)) {
    for (const {path: below, value} of valuesAt(data, field)) {
      const at = [...path, ...below];
      if ('part' in shape) {
        const schema = definitionOf(shape.part);
        checkValue({...one, isPart: true}, value, schema, at);
      } else {
        const hasVariables = shape.object === 'with templates';
        checkObject({...one, isPart: false, hasVariables}, value, at);
      }
    }
  }
}

/** Rejects a selector that doesn't match the pod template, as the API server does. */
function checkSelector(one: Check, data: unknown, path: YamlPath): void {
  const at = (field: string): unknown => valuesAt(data, field)[0]?.value;
  const wanted = at('spec.selector.matchLabels');
  const labels = at('spec.template.metadata.labels');
  if (!isRecord(wanted) || at('spec.template') === undefined) return;
  if (typeof labels === 'string' && isOpen(one, labels)) return;
  for (const [key, value] of Object.entries(wanted)) {
    if (isRecord(labels) && labels[key] === value) continue;
    const what = 'the selector does not match the labels of the pod template';
    const remedy = `Use the same ${key} in spec.template.metadata.labels.`;
    const selector = [...path, 'spec', 'selector', 'matchLabels'];
    tell(one, selector, {key, what, remedy});
  }
}

/** Rejects an unknown kind, unless it may be one of another tool. */
function rejectKind(
  one: Check,
  apiVersion: string,
  kind: string,
  path: YamlPath,
): void {
  const {kinds, version, platform} = one.catalog;
  const group = groupOf(apiVersion);
  const named = kinds.filter((other) => other.kind === kind);
  const groups = named.map((other) => groupOf(other.apiVersion));
  const near = groups.indexOf(nearest(group, groups) ?? '-');
  const isOwnGroup = apiVersion.toLowerCase().includes(platform.groupWord);
  const isMeant =
    isOwnGroup ||
    near !== -1 ||
    // Only Kubernetes has groups without a dot.
    !group.includes('.') ||
    kinds.some((other) => groupOf(other.apiVersion) === group);
  if (!isMeant) return;
  // The platform's kinds come first.
  const same = named.at(near !== -1 || isOwnGroup ? Math.max(0, near) : -1);
  const remedy = same
    ? `Did you mean apiVersion: ${same.apiVersion}?`
    : kindRemedy(one.catalog, kind);
  const isGroup = kinds.some((other) => other.apiVersion === apiVersion);
  const [key, what] = isGroup
    ? ['kind', `there is no kind ${kind} in ${apiVersion} (${version})`]
    : ['apiVersion', `the group and version "${apiVersion}" is unknown`];
  tell(one, [...path, key], {what, remedy});
}

/** What to write instead of a kind that a docs version lacks. */
export function kindRemedy({elsewhere, kinds}: Catalog, kind: string): string {
  const [, other] = elsewhere.find(([name]) => name === kind) ?? [];
  if (other !== undefined)
    return `${kind} exists only in ${other}. Remove it here.`;
  const versions = new Map(kinds.map((one) => [one.kind, one.apiVersion]));
  return didYouMeanOr(
    'Use a kind of the platform or of Kubernetes.',
    kind,
    versions.keys(),
    (near) => `kind: ${near}, apiVersion: ${versions.get(near) ?? ''}`,
  );
}
