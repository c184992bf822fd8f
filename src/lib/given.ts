/** The given properties, for components whose properties may only be left out. */
type Given<T> = {[Name in keyof T]?: Exclude<T[Name], undefined>};

/** Leaves out the properties that are `undefined`. */
export function given<T extends object>(properties: T): Given<T> {
  const entries = Object.entries(properties).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(entries) as Given<T>;
}
