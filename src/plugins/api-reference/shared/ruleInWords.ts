import type {ValidationRule} from './model';
import {ruleForm} from './ruleForms';

/**
 * A rule in a sentence of Markdown. The forms that the platform uses are put
 * in our own words; of any other the API server's own message is given.
 */
export function ruleInWords({rule, message}: ValidationRule): string {
  const form = ruleForm(rule);
  switch (form?.form) {
    case 'immutable':
      return 'Cannot be changed once it is set.';
    case 'anyOf':
      return `At least one of ${listed(form.fields)} is needed.`;
    case 'oneOf':
      return `Exactly one of ${listed(form.fields)} is needed.`;
    case 'implies':
      return `With \`${form.field}\`, \`${form.other}\` is needed as well.`;
    case undefined:
      return message === undefined
        ? 'The API server checks an expression.'
        : `The API server demands: “${message}”.`;
  }
}

function listed(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(' and ');
}
