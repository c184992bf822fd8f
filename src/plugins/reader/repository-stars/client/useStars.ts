import {useSyncExternalStore} from 'react';

import committed from '../../../../site/stars.json';
import {isPlausible} from '../shared/starCount';
import {knownStars, watchStars} from './starStore';

function watchNothing(): () => void {
  return () => undefined;
}

/**
 * The number of stars: the fresh one, the stored one, or the one committed to
 * the repository, which the HTML already shows.
 *
 * @param enabled - If `false`, the page makes no request to another origin.
 * @returns `undefined` if no count is known.
 */
export function useStars(enabled: boolean): number | undefined {
  const known = useSyncExternalStore(
    enabled ? watchStars : watchNothing,
    () => knownStars() ?? committed.value,
    () => committed.value,
  );
  return isPlausible(known) ? known : undefined;
}
