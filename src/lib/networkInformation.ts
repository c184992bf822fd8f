/** What the Network Information API tells of a connection. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The reader's connection; `undefined` where the browser does not tell. */
export function networkInformation(): NetworkInformation | undefined {
  return 'connection' in navigator
    ? // The type library does not know this interface.
      (navigator.connection as NetworkInformation | undefined)
    : undefined;
}
