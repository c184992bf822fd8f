import type {JsonObject} from './model';
import {ruleForm} from './ruleForms';

/**
 * A CEL rule as JSON Schema, where that can be said: which fields must be
 * there. `undefined` for a rule that only the API server can judge.
 */
export function requirementOf(rule: string): JsonObject | undefined {
  const form = ruleForm(rule);
  switch (form?.form) {
    case 'anyOf':
    case 'oneOf':
      return {[form.form]: form.fields.map((field) => ({required: [field]}))};
    case 'implies':
      return {dependentRequired: {[form.field]: [form.other]}};
    case 'immutable':
    case undefined:
      return undefined;
  }
}
