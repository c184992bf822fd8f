/** Caches the first result; after an error, the next call tries again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The same for each key. */
export function oncePerKey<T>(
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const known = new Map<string, () => Promise<T>>();
  return (key) => {
    let get = known.get(key);
    if (!get) {
      get = once(() => make(key));
      known.set(key, get);
    }
    return get();
  };
}
