import {useSyncExternalStore} from 'react';

import {knownStars, watchStars} from './starStore';

function watchNothing(): () => void {
  return () => undefined;
}

/**
 * The number of stars: the fresh one, or else the stored one.
 *
 * @param enabled - If `false`, the page makes no request to another origin.
 * @returns `undefined` if no count is known.
 */
export function useStars(enabled: boolean): number | undefined {
  return useSyncExternalStore(
    enabled ? watchStars : watchNothing,
    knownStars,
    () => undefined,
  );
}
