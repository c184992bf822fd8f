import type {ValidationRule} from './model';

/**
 * A rule in a sentence of Markdown. The forms that the platform uses are put
 * in our own words; of any other the API server's own message is given.
 */
export function ruleInWords({rule, message}: ValidationRule): string {
  for (const [form, words] of FORMS) {
    const match = form.exec(rule.trim());
    if (match?.groups !== undefined) return words(match.groups);
  }
  return message === undefined
    ? 'The API server checks an expression.'
    : `The API server demands: “${message}”.`;
}

type Names = Readonly<Record<string, string | undefined>>;

const FORMS: readonly (readonly [RegExp, (names: Names) => string])[] = [
  [/^(?<self>self) == oldSelf$/u, () => 'Cannot be changed once it is set.'],
  [
    /^has\(self\.(?<a>\w+)\) \|\| has\(self\.(?<b>\w+)\)$/u,
    ({a, b}) => `At least one of \`${a ?? ''}\` and \`${b ?? ''}\` is needed.`,
  ],
  [
    /^has\(self\.(?<a>\w+)\) != has\(self\.(?<b>\w+)\)$/u,
    ({a, b}) => `Exactly one of \`${a ?? ''}\` and \`${b ?? ''}\` is needed.`,
  ],
  [
    /^!has\(self\.(?<a>\w+)\) \|\| has\(self\.(?<b>\w+)\)$/u,
    ({a, b}) => `With \`${a ?? ''}\`, \`${b ?? ''}\` is needed as well.`,
  ],
];
