import type {Fault} from '@openchoreo/content-errors/contentError';
import {editDistances} from '@openchoreo/content-errors/editDistances';

import {hasName} from './events';
import type {EventEntry, FlowEntry} from './readFlow';
import {THINGS} from './things';

/**
 * Finds a name that is one letter away from one that the page uses.
 *
 * @param uses - In how many lines, at least.
 */
export function misspelt(
  {event, line}: EventEntry,
  entries: readonly FlowEntry[],
  uses = 1,
): Fault | undefined {
  const {what, name = ''} = event;
  const names = entries.flatMap((one) =>
    one.type === 'event' && one.event.what === what
      ? {name: one.event.name ?? '', line: one.line}
      : [],
  );
  const isElsewhere =
    names.some((one) => one.line !== line && one.name === name) ||
    entries.some(
      (one) =>
        one.type === 'word' && hasName(one.text, name.split('/').at(-1) ?? ''),
    );
  if (event.isOwned === true || isElsewhere) return undefined;
  const near = names.find(
    (one) =>
      one.line !== line &&
      withoutDigits(one.name) !== withoutDigits(name) &&
      editDistances(name, one.name, 1).whole === 1,
  );
  const lines = new Set(
    names.flatMap((one) => (one.name === near?.name ? one.line : [])),
  );
  if (near === undefined || lines.size < uses) return undefined;
  return {
    what: `${THINGS[what][0]} ${name} is named only here, and line ${near.line} has ${near.name}`,
    remedy: `Did you mean ${near.name}?`,
  };
}

/** `hello-build-01` and `hello-build-02` are two things. */
function withoutDigits(name: string): string {
  return name.replaceAll(/\d/gu, '');
}
