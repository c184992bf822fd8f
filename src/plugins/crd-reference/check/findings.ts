import type {DefinedError, ErrorObject, ValidateFunction} from 'ajv';

import {nearest} from '../../../content-errors/nearest';
import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import {groupOf, type Catalog, type KnownKind} from '../model/catalog';
import {jsonSchema} from '../model/jsonSchema';
import {kindSchema} from '../model/kindSchema';
import type {SchemaNode} from '../model/model';

import type {Part} from './claims';
import {PLACEHOLDER} from './placeholder';
import {
  keywordFinding,
  RULES,
  validatorOf,
  type KeywordFinding,
} from './validator';
import {valuesAt, walk} from './yamlPaths';

/** What a value breaks. */
export type Broken =
  | {readonly name: 'schema'; readonly error: DefinedError}
  | KeywordFinding
  | {readonly name: 'selector'; readonly key: string}
  | {readonly name: 'placeholder'; readonly placeholder: string}
  | {readonly name: 'fragment'}
  | {readonly name: 'excerpt of no kind'; readonly kind: string}
  | {readonly name: 'manifest as data'; readonly kind: string}
  | {
      readonly name: 'kind of a group';
      readonly apiVersion: string;
      readonly kind: string;
      readonly meant: KnownKind | undefined;
    }
  | {
      readonly name: 'group';
      readonly apiVersion: string;
      readonly kind: string;
      readonly meant: KnownKind | undefined;
    };

/** A value that breaks something, by its path in the document. */
export interface Finding {
  readonly part: Part;
  readonly path: YamlPath;
  readonly broken: Broken;
}

/** What every object has. */
const OBJECT: SchemaNode = {
  type: 'object',
  required: ['apiVersion', 'kind'],
  properties: {apiVersion: {type: 'string'}, kind: {type: 'string'}},
  'x-kubernetes-preserve-unknown-fields': true,
};

/** Checks the parts of a text by their schemas and rules. */
export function findingsIn(
  parts: readonly Part[],
  catalog: Catalog,
): readonly Finding[] {
  const findings: Finding[] = [];
  for (const part of parts) findings.push(...findingsOfPart(part, catalog));
  return findings;
}

function findingsOfPart(part: Part, catalog: Catalog): readonly Finding[] {
  const {shape, path} = part;
  switch (shape.is) {
    case 'object':
      return valuesBreaking(
        part,
        validatorOf(OBJECT, () => jsonSchema(OBJECT)),
      );
    case 'values': {
      const {schema} = shape;
      return valuesBreaking(
        part,
        validatorOf(schema, () => jsonSchema(schema)),
      );
    }
    case 'kind': {
      const {known} = shape;
      const run = validatorOf(known, () => kindSchema(known));
      return [...valuesBreaking(part, run), ...wrongSelectors(part)];
    }
    case 'unknown kind':
      return unknownKind(part, shape.apiVersion, shape.kind, catalog);
    case 'file':
      return placeholders(part);
    case 'fragment':
      return [{part, path, broken: {name: 'fragment'}}];
    case 'excerpt of no kind': {
      const {kind} = shape;
      return [{part, path, broken: {name: 'excerpt of no kind', kind}}];
    }
    case 'manifest as data': {
      const {kind} = shape.known;
      return [{part, path, broken: {name: 'manifest as data', kind}}];
    }
  }
}

/** What an excerpt may lack, as more fields would add it. */
const LACKING = ['required', 'minItems', RULES];

/** Keywords that only repeat what others found. */
const REPEATING = ['if', 'propertyNames'];

/** What a validator finds in a part. */
function valuesBreaking(part: Part, run: ValidateFunction): readonly Finding[] {
  run(withoutNulls(part.data));
  const errors = (run.errors ?? []).filter(
    (error) =>
      error.data !== undefined &&
      !REPEATING.includes(error.keyword) &&
      !(part.isExcerpt && LACKING.includes(error.keyword)) &&
      !isFilledIn(part, error),
  );
  // Like the API server, evaluates rules only if the rest is right.
  const others = errors.filter(({keyword}) => keyword !== RULES);
  const counted = others.length > 0 ? others : errors;
  return counted.map((error) => ({
    part,
    path: [...part.path, ...pointerSteps(error.instancePath)],
    // The validator has no other keywords of its own.
    broken: keywordFinding(error) ?? {
      name: 'schema',
      error: error as DefinedError,
    },
  }));
}

/**
 * A copy as the API server takes it, to which a field without a value is absent.
 * Its name stays, as an unknown field is one even then.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      child === null ? undefined : withoutNulls(child),
    ]),
  );
}

/** `/spec/list/0/a~1b` → `['spec', 'list', '0', 'a/b']`. */
function pointerSteps(pointer: string): YamlPath {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a template or a shell fills in a part of a text later. */
function isOpen({hasVariables}: Part, text: string): boolean {
  return hasVariables && /\$[\w({]/u.test(text);
}

/** Mistakes that no value in place of a placeholder would mend. */
const OF_ANY_VALUE = ['type', 'additionalProperties', 'required'];

/** Whether what is filled in later decides about an error. */
function isFilledIn(part: Part, {keyword, params, data}: ErrorObject): boolean {
  const {additionalProperty} = params as {readonly additionalProperty?: string};
  // A rule is about a value that may have something to fill in anywhere.
  const isWhole = keyword === RULES;
  const value = typeof data === 'string' || isWhole ? JSON.stringify(data) : '';
  const text = additionalProperty ?? value;
  if (isOpen(part, text)) return true;
  if (part.isFile || OF_ANY_VALUE.includes(keyword)) return false;
  return PLACEHOLDER.test(text);
}

/** Selectors that don't match the pod template, which the API server rejects. */
function wrongSelectors(part: Part): readonly Finding[] {
  const valueAt = (field: string): unknown =>
    valuesAt(part.data, field)[0]?.value;
  const wanted = valueAt('spec.selector.matchLabels');
  const labels = valueAt('spec.template.metadata.labels');
  const hasBoth = isRecord(wanted) && valueAt('spec.template') !== undefined;
  if (part.isExcerpt || !hasBoth) return [];
  if (typeof labels === 'string' && isOpen(part, labels)) return [];
  const findings: Finding[] = [];
  for (const [key, value] of Object.entries(wanted)) {
    if (isRecord(labels) && labels[key] === value) continue;
    const path = [...part.path, 'spec', 'selector', 'matchLabels'];
    findings.push({part, path, broken: {name: 'selector', key}});
  }
  return findings;
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function placeholders(part: Part): readonly Finding[] {
  const findings: Finding[] = [];
  for (const {path, value} of walk(part.data)) {
    if (typeof value !== 'string') continue;
    const [placeholder] = PLACEHOLDER.exec(value) ?? [];
    if (placeholder !== value) continue;
    findings.push({part, path, broken: {name: 'placeholder', placeholder}});
  }
  return findings;
}

/** An unknown kind, unless it may be one of another tool. */
function unknownKind(
  part: Part,
  apiVersion: string,
  kind: string,
  catalog: Catalog,
): readonly Finding[] {
  const {kinds, platform} = catalog;
  const group = groupOf(apiVersion);
  const hasGroupVersion = kinds.some(
    (known) => known.apiVersion === apiVersion,
  );
  const hasGroup = kinds.some((known) => groupOf(known.apiVersion) === group);
  // Only Kubernetes has groups without a dot.
  const isOfKubernetes = !group.includes('.');
  const isOfPlatform = apiVersion.toLowerCase().includes(platform.groupWord);
  const meant = meantKind(kind, group, isOfPlatform, kinds);
  const isNear = meant !== undefined && meant.isNear;
  if (!hasGroup && !isOfKubernetes && !isOfPlatform && !isNear) return [];
  const name = hasGroupVersion ? 'kind of a group' : 'group';
  const key = hasGroupVersion ? 'kind' : 'apiVersion';
  const broken: Broken = {name, apiVersion, kind, meant: meant?.known};
  return [{part, path: [...part.path, key], broken}];
}

/**
 * The kind of this name that is meant: that of the nearest group, or the first,
 * which is the platform's, or the last, which is Kubernetes'.
 */
function meantKind(
  kind: string,
  group: string,
  isOfPlatform: boolean,
  kinds: readonly KnownKind[],
): {readonly known: KnownKind; readonly isNear: boolean} | undefined {
  const named = kinds.filter((known) => known.kind === kind);
  const groups = named.map((known) => groupOf(known.apiVersion));
  const near = named[groups.indexOf(nearest(group, groups) ?? '-')];
  if (near) return {known: near, isNear: true};
  const known = isOfPlatform ? named[0] : named.at(-1);
  return known && {known, isNear: false};
}
