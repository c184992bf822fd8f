import {useSyncExternalStore} from 'react';

import committed from '../../../site/stars.json';
import {isPlausible} from '../shared/starCount';
import {knownStars, watchStars} from './starStore';

function watchNothing(): () => void {
  return () => undefined;
}

/**
 * The number of stars: the fresh one, else the stored one, else the one of the
 * site's facts, which the HTML shows already.
 *
 * @param enabled - `false` keeps the page from asking another origin.
 * @returns `undefined` while no number is known.
 */
export function useStars(enabled: boolean): number | undefined {
  const known = useSyncExternalStore(
    enabled ? watchStars : watchNothing,
    () => knownStars() ?? committed.value,
    () => committed.value,
  );
  return isPlausible(known) ? known : undefined;
}
