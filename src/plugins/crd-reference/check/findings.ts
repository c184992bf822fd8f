import type {Fault} from '../../../content-errors/contentError';
import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';

import {PLACEHOLDER, type Part} from './claims';
import {errorsIn, RULES, type SchemaError} from './validator';
import {valuesAt} from './yamlPaths';

/** What a value breaks: a keyword of its schema, or what was claimed. */
export interface Finding {
  readonly part: Part;
  /** In the document. */
  readonly path: YamlPath;
  readonly broken: SchemaError | Fault;
}

/** Checks the parts of a text by their schemas and rules. */
export function findingsIn(parts: readonly Part[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const part of parts) {
    const {is, path} = part;
    if ('remedy' in is) findings.push({part, path, broken: is});
    else findings.push(...brokenKeywords(part, errorsIn(part.data, is)));
    if ('kind' in is) findings.push(...wrongSelectors(part));
  }
  return findings;
}

/** What an excerpt may lack, as more fields would add it. */
const LACKING = ['required', 'minItems', RULES];

/** Keywords that only repeat what others found. */
const REPEATING = ['if', 'propertyNames'];

function brokenKeywords(
  part: Part,
  errors: readonly SchemaError[],
): readonly Finding[] {
  const counted = errors.filter((error) => {
    const {keyword, data} = error;
    if (data === undefined || REPEATING.includes(keyword)) return false;
    if (part.claim.excerpt !== undefined && LACKING.includes(keyword))
      return false;
    return !isFilledIn(part, error);
  });
  // Like the API server, evaluates rules only if the rest is right.
  const others = counted.filter(({keyword}) => keyword !== RULES);
  const findings: Finding[] = [];
  for (const error of others.length > 0 ? others : counted) {
    const path = [...part.path, ...pointerSteps(error.instancePath)];
    findings.push({part, path, broken: error});
  }
  return findings;
}

/** `/spec/list/0/a~1b` → `['spec', 'list', '0', 'a/b']`. */
function pointerSteps(pointer: string): YamlPath {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a template or a shell fills in a part of a text later. */
function isOpen({claim}: Part, text: string): boolean {
  return claim.hasVariables === true && /\$[\w({]/u.test(text);
}

/** Mistakes that no value in place of a placeholder would mend. */
const OF_ANY_VALUE = ['type', 'additionalProperties', 'required'];

/** Whether what is filled in later decides about an error. */
function isFilledIn(part: Part, error: SchemaError): boolean {
  const {keyword, data} = error;
  let text = '';
  if (keyword === 'additionalProperties') {
    text = error.params.additionalProperty;
  } else if (typeof data === 'string' || keyword === RULES) {
    // A rule is about a value that may have something to fill in anywhere.
    text = JSON.stringify(data);
  }
  if (isOpen(part, text)) return true;
  if (part.claim.isFile || OF_ANY_VALUE.includes(keyword)) return false;
  return PLACEHOLDER.test(text);
}

/** Selectors that don't match the pod template, which the API server rejects. */
function wrongSelectors(part: Part): readonly Finding[] {
  const valueOf = (field: string): unknown =>
    valuesAt(part.data, field)[0]?.value;
  const wanted = valueOf('spec.selector.matchLabels');
  const labels = valueOf('spec.template.metadata.labels') ?? {};
  const isComplete =
    part.claim.excerpt === undefined && valueOf('spec.template');
  if (!isComplete || !isRecord(wanted)) return [];
  if (isOpen(part, JSON.stringify([wanted, labels]))) return [];
  const findings: Finding[] = [];
  for (const [key, value] of Object.entries(wanted)) {
    if (isRecord(labels) && labels[key] === value) continue;
    const what = 'the selector does not match the labels of the pod template';
    const remedy = `Use the same ${key} in spec.template.metadata.labels.`;
    const path = [...part.path, 'spec', 'selector', 'matchLabels', key];
    findings.push({part, path, broken: {what, remedy}});
  }
  return findings;
}
