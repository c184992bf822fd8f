type RouteSource = (pathname: string) => Promise<void>;

let source: RouteSource | undefined;

/** Says where routes come from that the main bundle does not hold. */
export function setRouteSource(next: RouteSource): void {
  source = next;
}

/**
 * Waits until the router knows the route of a page, if there is such a page.
 *
 * @returns Rejects when the route could not be had.
 */
export async function knowRoute(pathname: string): Promise<void> {
  await source?.(pathname);
}
