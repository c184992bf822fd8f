import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';

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

/** The values directly below a value, in their order. */
function below({path, value}: Found): readonly Found[] {
  const steps: (readonly [step: string | number, child: unknown])[] = [];
  if (Array.isArray(value)) steps.push(...value.entries());
  else if (isRecord(value)) steps.push(...Object.entries(value));
  return steps.map(([step, child]) => ({path: [...path, step], value: child}));
}

/** A value and all values below it, in their order. */
export function* walk(value: unknown, path: YamlPath = []): Generator<Found> {
  yield {path, value};
  for (const child of below({path, value})) {
    yield* walk(child.value, child.path);
  }
}

/** The values at a field such as `spec.env[].name` or `spec.endpoints.<key>.port`. */
export function valuesAt(data: unknown, field: string): readonly Found[] {
  let found: readonly Found[] = [{path: [], value: data}];
  for (const wanted of stepsOf(field)) {
    const isWanted = ({path}: Found): boolean => {
      const step = path.at(-1);
      if (wanted === 0) return typeof step === 'number';
      return wanted === '<key>' || wanted === step;
    };
    found = found.flatMap(below).filter(isWanted);
  }
  return found.filter(({value}) => value !== null);
}
