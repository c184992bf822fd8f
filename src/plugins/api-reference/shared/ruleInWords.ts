import type {ValidationRule} from './model';
import {ruleForm} from './ruleForms';

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
