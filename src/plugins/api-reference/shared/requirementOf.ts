import type {JsonObject} from './model';
import {ruleForm} from './ruleForms';

/**
 * Converts a CEL rule to JSON Schema if it only says which fields are required.
 * `undefined` for a rule that only the API server can check.
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
