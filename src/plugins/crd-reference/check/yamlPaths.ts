import type {YamlPath} from '../../../content-errors/readYaml';

/** `spec.list[].name` → `['spec', 'list', 0, 'name']`. */
export function stepsOf(field: string): YamlPath {
  return field
    .split(/\.|(?=\[)/u)
    .filter(Boolean)
    .map((step) => (/^\[\d*\]$/u.test(step) ? 0 : step));
}

/** A value in data, with its path. */
interface Found {
  readonly path: YamlPath;
  readonly value: unknown;
}

/** A value and all values below it, in their order. */
export function walk(value: unknown, path: YamlPath = []): readonly Found[] {
  const below: (readonly [step: string | number, child: unknown])[] =
    Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(typeof value === 'object' ? (value ?? {}) : {});
  return [
    {path, value},
    ...below.flatMap(([step, child]) => walk(child, [...path, step])),
  ];
}

/** The values at a field such as `spec.env[].name`. */
export function valuesAt(data: unknown, field: string): readonly Found[] {
  const steps = stepsOf(field);
  return walk(data).filter(
    ({path, value}) =>
      value !== null &&
      path.length === steps.length &&
      path.every((step, index) => {
        const wanted = steps[index];
        return wanted === 0
          ? typeof step === 'number'
          : wanted === '<key>' || wanted === step;
      }),
  );
}
