import type {JsonObject, ValidationRule} from './model';

/**
 * The forms of CEL rules that we can express as a sentence. Any other rule is
 * shown as an expression.
 */
export type RuleForm =
  | {readonly form: 'immutable'}
  | {readonly form: 'anyOf' | 'oneOf'; readonly fields: readonly string[]}
  | {readonly form: 'implies'; readonly field: string; readonly other: string};

/** @returns `undefined` for a rule of any other form. */
export function ruleForm(rule: string): RuleForm | undefined {
  const text = rule.trim();
  if (text === 'self == oldSelf') return {form: 'immutable'};
  const implies = /^!has\(self\.(\w+)\) \|\| has\(self\.(\w+)\)$/u.exec(text);
  const [, field, other] = implies ?? [];
  if (field !== undefined && other !== undefined) {
    return {form: 'implies', field, other};
  }
  const either = /^has\(self\.(\w+)\) (\|\||!=) has\(self\.(\w+)\)$/u.exec(
    text,
  );
  const [, first, operator, second] = either ?? [];
  if (first === undefined || second === undefined) return undefined;
  return {form: operator === '!=' ? 'oneOf' : 'anyOf', fields: [first, second]};
}

/**
 * A rule as a sentence in Markdown: our own for the forms that the platform
 * uses, and the API server's message for any other.
 */
export function ruleInWords({rule, message}: ValidationRule): string {
  const form = ruleForm(rule);
  switch (form?.form) {
    case 'immutable':
      return 'Immutable once set.';
    case 'anyOf':
      return `At least one of ${listed(form.fields)} is required.`;
    case 'oneOf':
      return `Set exactly one of ${listed(form.fields)}.`;
    case 'implies':
      return `If \`${form.field}\` is set, \`${form.other}\` is required.`;
    case undefined:
      return message === undefined
        ? 'The API server evaluates this expression.'
        : `The API server enforces: “${message}”.`;
  }
}

function listed(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(' and ');
}

/**
 * Converts a CEL rule to JSON Schema if it only says which fields are required.
 * `undefined` for a rule that only the API server can check.
 */
export function requirementOf(rule: string): JsonObject | undefined {
  const form = ruleForm(rule);
  if (form === undefined || form.form === 'immutable') return undefined;
  return form.form === 'implies'
    ? {dependentRequired: {[form.field]: [form.other]}}
    : {[form.form]: form.fields.map((field) => ({required: [field]}))};
}
