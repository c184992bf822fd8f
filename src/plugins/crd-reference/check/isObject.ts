/** A map of YAML, as a plain object. */
export type Data = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
