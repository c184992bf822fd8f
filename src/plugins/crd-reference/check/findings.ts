import type {Fault} from '../../../content-errors/contentError';
import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import {PLACEHOLDER, type Part} from './claims';
import {errorsIn, RULES, type SchemaError} from './validator';
import {valuesAt} from './yamlPaths';

/** A value that breaks a keyword of its schema, or is wrong for another reason. */
export type Finding = {
  readonly part: Part;
  /** In the document. */
  readonly path: YamlPath;
} & ({readonly error: SchemaError} | {readonly fault: Fault});

/** Checks the parts of a text by their schemas and rules. */
export function* findingsIn(parts: readonly Part[]): Generator<Finding> {
  for (const part of parts) {
    const {path, data} = part;
    if ('fault' in part) yield {part, path, fault: part.fault};
    else yield* brokenKeywords(part, errorsIn(data, part));
    if ('known' in part) yield* wrongSelectors(part);
  }
}

/** What an excerpt may lack, as more fields would add it. */
const LACKING = ['required', 'minItems', RULES];

/** Keywords that only repeat what others found. */
const REPEATING = ['if', 'propertyNames'];

function* brokenKeywords(
  part: Part,
  errors: readonly SchemaError[],
): Generator<Finding> {
  const counted = errors.filter((error) => {
    const {keyword, data} = error;
    if (data === undefined || REPEATING.includes(keyword)) return false;
    const isExcerpt = part.claim.excerpt !== undefined;
    if (isExcerpt && LACKING.includes(keyword)) return false;
    return !mayBeFilledIn(part, error);
  });
  // Like the API server, evaluates rules only if the rest is right.
  const others = counted.filter(({keyword}) => keyword !== RULES);
  for (const error of others.length > 0 ? others : counted) {
    const path = [...part.path, ...pointerSteps(error.instancePath)];
    yield {part, path, error};
  }
}

/** `/spec/list/0/a~1b` → `['spec', 'list', '0', 'a/b']`. */
function pointerSteps(pointer: string): YamlPath {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a text has a part that a template or a shell fills in later. */
function hasVariable({claim}: Part, text: string): boolean {
  return claim.hasVariables === true && /\$[\w({]/u.test(text);
}

/** Mistakes that no value in place of a placeholder would mend. */
const OF_ANY_VALUE = ['type', 'additionalProperties', 'required'];

/** Whether the value that is filled in later may be right. */
function mayBeFilledIn(part: Part, error: SchemaError): boolean {
  const {keyword, data} = error;
  // Whatever is filled in, the field is forbidden.
  if (keyword === 'false schema') return false;
  let text = '';
  if (keyword === 'additionalProperties') {
    text = error.params.additionalProperty;
  } else if (typeof data === 'string' || keyword === RULES) {
    // A rule is about a value that may have something to fill in anywhere.
    text = JSON.stringify(data);
  }
  if (hasVariable(part, text)) return true;
  if (part.claim.isFile || OF_ANY_VALUE.includes(keyword)) return false;
  return PLACEHOLDER.test(text);
}

/** Selectors that don't match the pod template, which the API server rejects. */
function* wrongSelectors(part: Part): Generator<Finding> {
  const valueOf = (field: string): unknown =>
    valuesAt(part.data, field)[0]?.value;
  const wanted = valueOf('spec.selector.matchLabels');
  const labels = valueOf('spec.template.metadata.labels') ?? {};
  const isComplete =
    part.claim.excerpt === undefined && valueOf('spec.template');
  if (!isComplete || !isRecord(wanted)) return;
  if (hasVariable(part, JSON.stringify([wanted, labels]))) return;
  for (const [key, value] of Object.entries(wanted)) {
    if (isRecord(labels) && labels[key] === value) continue;
    const what = 'the selector does not match the labels of the pod template';
    const remedy = `Use the same ${key} in spec.template.metadata.labels.`;
    const path = [...part.path, 'spec', 'selector', 'matchLabels', key];
    yield {part, path, fault: {what, remedy}};
  }
}
