import {createContext} from 'react';

import type {nearestDoc} from '@site/src/lib/nearestDoc';

/**
 * Finds the page of another version that comes nearest to the one shown. Only
 * the root of the documentation knows how: elsewhere no such page is shown.
 */
export const NearestDocContext = createContext<typeof nearestDoc>(
  () => undefined,
);
