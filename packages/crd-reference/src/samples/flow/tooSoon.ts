import type {Fault} from '@openchoreo/content-errors/contentError';

import {isPart} from './choices';
import {isSame, type FlowEvent} from './events';
import type {EventEntry, FlowEntry} from './readFlow';
import {THINGS} from './things';

/** Finds pods that began to start, and for which nothing has waited. */
export function startFault(
  {event, choices}: EventEntry,
  past: readonly EventEntry[],
): Fault | undefined {
  if (event.does !== 'needs') return undefined;
  const isAbout = (
    one: EventEntry,
    does: FlowEvent['does'],
    other: FlowEvent,
  ): boolean =>
    one.event.does === does &&
    isSame(one.event, other) &&
    isPart(one.choices, choices);
  const started = past.findLast(
    (one, index) =>
      isAbout(one, 'makes', event) &&
      isOfGroup(one.event, event) &&
      !past.slice(index).some((later) => isAbout(later, 'removes', one.event)),
  );
  if (started === undefined) return undefined;
  const where =
    event.what === 'start'
      ? `in ${started.event.name ?? 'the chart'}, which line ${started.line} installs,`
      : `of what line ${started.line} applies`;
  return {
    what: `the pods ${where} may not run yet`,
    remedy: `${THINGS.start[1]}.`,
  };
}

/** Whether a chart may have the controllers of an API group, by its name. */
function isOfGroup({charts}: FlowEvent, {group}: FlowEvent): boolean {
  if (charts === undefined || group === undefined) return true;
  const [name = ''] = group.split('.');
  return charts.some(
    (chart) =>
      chart.includes(name) || name.startsWith(chart.split('-')[0] ?? chart),
  );
}

/**
 * Finds a wait for an object that the platform begins to make at this moment:
 * kubectl waits for a condition only if there is an object.
 */
export function suddenFault(
  {event, choices}: EventEntry,
  past: readonly EventEntry[],
): Fault | undefined {
  if (event.isSudden !== true) return undefined;
  const cause = past.findLast(
    (one) => isPart(one.choices, choices) && causes(one, {event}),
  );
  const isThere = past.some(
    (one) => one.event.does === 'needs' && isSame(one.event, event),
  );
  if (cause === undefined || isThere) return undefined;
  return {
    what: `the object ${event.name ?? ''} may not exist so soon after line ${cause.line}`,
    remedy: 'Wait for it first, with kubectl wait --for=create.',
  };
}

/** Whether an entry makes what the platform gives another object of its name. */
export function causes(
  one: FlowEntry,
  {event: {name, within}}: Pick<EventEntry, 'event'>,
): boolean {
  return (
    one.type === 'event' &&
    one.event.does === 'makes' &&
    one.event.isFromPlatform === true &&
    one.event.within === within &&
    one.event.name?.split('/')[1] === name?.split('/')[1]
  );
}
