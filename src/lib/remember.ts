/** Computes once for each first argument. */
export function remember<K, A extends readonly unknown[], T>(
  compute: (key: K, ...rest: A) => T,
): (key: K, ...rest: A) => T {
  const known = new Map<K, T>();
  return (key, ...rest) => {
    const found = known.get(key) ?? compute(key, ...rest);
    known.set(key, found);
    return found;
  };
}
