import {createStorageSlot} from '@docusaurus/theme-common';
import * as z from 'zod/mini';

/** Where a reader has left the results of an address. */
const place = z.object({
  /** Query and version, as in the address. */
  search: z.string(),
  /** How many parts of the rows were shown. */
  parts: z.number(),
  scroll: z.number(),
});
type Place = z.infer<typeof place>;

/** For the visit, in this tab. */
const slot = createStorageSlot('search.place', {
  persistence: 'sessionStorage',
});

/** Keeps the place of a row that the reader opens. */
export function keepPlace(parts: number): void {
  const left: Place = {search: location.search, parts, scroll: scrollY};
  slot.set(JSON.stringify(left));
}

/** The place that was left at this address, once. */
export function takePlace(): Place | undefined {
  const stored = slot.get();
  slot.del();
  if (stored === null) return undefined;
  try {
    const left = place.parse(JSON.parse(stored));
    return left.search === location.search ? left : undefined;
  } catch {
    return undefined;
  }
}
