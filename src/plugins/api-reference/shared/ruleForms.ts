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
