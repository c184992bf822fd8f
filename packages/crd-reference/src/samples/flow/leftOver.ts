import {hasName} from './checkFlow';
import {isSame, type FlowEvent, type Thing} from './events';
import type {EventEntry, FlowEntry} from './readFlow';

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
 * What a page with a clean-up makes, and neither removes nor names there. The
 * removal of a namespace or a cluster removes what is in it.
 */
export function leftOver(entries: readonly FlowEntry[]): readonly EventEntry[] {
  if (!entries.some(({isCleanUp, type}) => isCleanUp && type === 'event'))
    return [];
  return entries.flatMap((entry, index) => {
    if (entry.type !== 'event' || entry.isCleanUp) return [];
    const {event} = entry;
    if (event.does !== 'makes' || !TO_REMOVE.has(event.what)) return [];
    const isHandled = entries
      .slice(index)
      .some((later) =>
        later.type === 'event'
          ? later.event.does === 'removes' && reaches(later.event, event)
          : later.type === 'word' &&
            later.isCleanUp &&
            hasName(later.text, event.name ?? ''),
      );
    return isHandled ? [] : entry;
  });
}

function reaches(removal: FlowEvent, made: FlowEvent): boolean {
  if (isSame(removal, made) || removal.what === 'cluster') return true;
  const {what, name} = removal;
  return (
    what === 'namespace' &&
    made.what !== 'namespace' &&
    made.what !== 'cluster' &&
    (name === made.within || made.within === undefined)
  );
}
