import type {Path} from './mistake';

/** A value with its path. */
export interface Found {
  readonly path: Path;
  readonly value: unknown;
}

/** A value and all values below it, in their order. */
export function walk(value: unknown, path: Path = []): readonly Found[] {
  const below: (readonly [step: string | number, child: unknown])[] =
    Array.isArray(value)
      ? value.map((item: unknown, index) => [index, item])
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
        : [];
  return [
    {path, value},
    ...below.flatMap(([step, child]) => walk(child, [...path, step])),
  ];
}
