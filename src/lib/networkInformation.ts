/** The parts of the Network Information API that the site uses. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The reader's connection; `undefined` in browsers without the API. */
export function networkInformation(): NetworkInformation | undefined {
  return 'connection' in navigator
    ? // TypeScript has no types for this API.
      (navigator.connection as NetworkInformation | undefined)
    : undefined;
}
