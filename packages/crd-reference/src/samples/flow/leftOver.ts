import {isRunAnyway} from './choices';
import {hasName, isSame, type FlowEvent, type Thing} from './events';
import type {EventEntry, Flow} from './readFlow';

/** What stays if nobody removes it. */
const TO_REMOVE = new Set<Thing>([
  'cluster',
  'container',
  'namespace',
  'object',
  'release',
  'secret',
]);

/**
 * What a page with a clean-up makes, and does not remove there on every way. What
 * the clean-up names as code, or makes again, stays on purpose. The removal of a
 * namespace or a cluster removes what is in it.
 */
export function leftOver({
  entries,
  options,
  hasCleanUp,
}: Flow): readonly EventEntry[] {
  if (!hasCleanUp) return [];
  return entries.flatMap((entry, index) => {
    if (entry.type !== 'event' || entry.isCleanUp) return [];
    const {event} = entry;
    if (event.does !== 'makes' || !TO_REMOVE.has(event.what) || event.isOwned)
      return [];
    const handled = entries.slice(index + 1).filter((later) => {
      if (later.type === 'word')
        return later.isCleanUp && hasName(later.text, event.name ?? '');
      if (later.type === 'link') return false;
      return later.event.does === 'removes'
        ? reaches(later.event, event)
        : later.isCleanUp && isSame(later.event, event);
    });
    return isRunAnyway(handled, entry, options) ? [] : entry;
  });
}

function reaches(removal: FlowEvent, made: FlowEvent): boolean {
  if (isSame(removal, made)) return true;
  // Containers are in no cluster.
  if (made.what === 'container' || made.what === 'cluster') return false;
  return (
    removal.what === 'cluster' ||
    (removal.what === 'namespace' &&
      made.what !== 'namespace' &&
      (removal.name === made.within || made.within === undefined))
  );
}
