import type {YamlPath} from '../../../content-errors/readYaml';

/** `spec.list[].name` → `['spec', 'list', 0, 'name']`. */
export function stepsOf(field: string): YamlPath {
  const steps = field.replaceAll('[', '.[').split('.').filter(Boolean);
  return steps.map((step) => (/^\[\d*\]$/u.test(step) ? 0 : step));
}

/** A value in data, with its path. */
interface Found {
  readonly path: YamlPath;
  readonly value: unknown;
}

/** A value and all values below it, in their order. */
export function* walk(value: unknown, path: YamlPath = []): Generator<Found> {
  yield {path, value};
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* walk(item, [...path, index]);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      yield* walk(child, [...path, key]);
    }
  }
}

/** The values at a field such as `spec.env[].name` or `spec.endpoints.<key>.port`. */
export function valuesAt(data: unknown, field: string): readonly Found[] {
  const steps = stepsOf(field);
  return [...walk(data)].filter(({path, value}) => {
    if (value === null || path.length !== steps.length) return false;
    return path.every((step, index) => {
      const wanted = steps[index];
      if (wanted === 0) return typeof step === 'number';
      return wanted === '<key>' || wanted === step;
    });
  });
}
