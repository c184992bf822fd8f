import {
  ContentError,
  type Fault,
} from '@openchoreo/content-errors/contentError';

import {areCompatible, isPart, isRunAnyway} from './choices';
import {hasName, isSame, type FlowEvent} from './events';
import {leftOver} from './leftOver';
import {misspelt} from './misspelt';
import type {EventEntry, Flow, FlowEntry} from './readFlow';
import {THINGS} from './things';
import {causes, startFault, suddenFault} from './tooSoon';

/** What a page can take for granted. */
export interface FlowWorld {
  /** Whether every installation of the platform has it. */
  readonly isInstalled: (event: FlowEvent) => boolean;
  /** What another page makes; empty for one that isn't of the same version. */
  readonly madeOn: (file: string) => readonly FlowEvent[];
}

/**
 * Follows a reader down a page: everything that a command names must have been
 * made before, whatever the reader chose in tabs and optional steps, and a
 * clean-up must remove everything that the page makes.
 *
 * @param file - Path of the page from the root of the repository.
 * @returns One error for each name in a line.
 */
export function checkFlow(
  flow: Flow,
  file: string,
  world: FlowWorld,
): ContentError[] {
  const errors = new Map<string, ContentError>();
  const report = (
    {line, column, event: {what, name}}: EventEntry,
    {what: text, remedy}: Fault,
  ): void => {
    const key = `${line} ${what} ${name}`;
    if (errors.has(key)) return;
    errors.set(key, new ContentError({file, line, column}, text, remedy));
  };
  for (const [index, entry] of flow.entries.entries()) {
    if (entry.type !== 'event') continue;
    const fault = faultOf(entry, flow.entries.slice(0, index), flow, world);
    if (fault !== undefined) report(entry, fault);
  }
  for (const entry of leftOver(flow)) {
    const {what, name = ''} = entry.event;
    report(entry, {
      what: `the clean-up does not remove ${THINGS[what][0]} ${name}`.trimEnd(),
      remedy: 'Remove it there, or name it there as code and say why it stays.',
    });
  }
  return [...errors.values()];
}

function faultOf(
  entry: EventEntry,
  before: readonly FlowEntry[],
  {entries, options}: Flow,
  world: FlowWorld,
): Fault | undefined {
  const {event, choices, section} = entry;
  const {does, what, name} = event;
  const past = before.filter((one) => one.type === 'event');
  if (what === 'start' || what === 'application') {
    return startFault(entry, past);
  }
  if (name === undefined) return undefined;
  if (does === 'makes') return misspelt(entry, entries, 2);
  // Only helm fails if what it removes isn't there for a reader to see.
  if (does === 'removes' && what !== 'release') return misspelt(entry, entries);
  const isMaker = (one: FlowEntry): one is EventEntry =>
    one.type === 'event' &&
    one.event.does === 'makes' &&
    isSame(one.event, event);
  const makers = past.filter(isMaker);
  const [called, make] = THINGS[what];
  const title = `${called} ${name}`;
  const isNamed = (one: FlowEntry): boolean =>
    one.type === 'word' && hasName(one.text, name);
  const isMadeBy = (one: FlowEntry): boolean =>
    isMaker(one) ||
    (one.type === 'link' &&
      world.madeOn(one.to).some((made) => isSame(made, event)));
  const remover = past.findLast((one) => removes(one, entry));
  if (
    remover !== undefined &&
    !before.slice(before.indexOf(remover)).some(isMadeBy)
  ) {
    return {
      what: `line ${remover.line} removed ${title}`,
      remedy: 'Remove it later, or make it again.',
    };
  }
  if (isRunAnyway(makers, entry, options)) return misspelt(entry, entries);
  if (does === 'removes' && makers.length > 0) return undefined;
  if (event.isPatient === true && entries.some(isMaker)) return undefined;
  const other = makers.findLast((one) => areCompatible(one.choices, choices));
  if (other !== undefined) {
    const isNoted = before.some(
      (one) => one.section === section && isNamed(one),
    );
    if (isNoted) return undefined;
    const chosen = other.choices.map(({is}) => is).join(', ');
    return {
      what: `${title} is made on one way only (${chosen}, line ${other.line})`,
      remedy:
        'Make it on every way, or name it as code in this section and say who has it.',
    };
  }
  const forwards = entries.filter(isForward);
  // Text may be about what another program does.
  if (what === 'port' && event.isPatient === true) {
    if (!forwards.some((one) => one.section === section)) return undefined;
  }
  const isDeclared = before.some((one) =>
    // A number may be any port's.
    what === 'port'
      ? forwards.length === 0 && isMadeBy(one)
      : isMadeBy(one) || isNamed(one),
  );
  const later = entries.find(
    (one) =>
      !before.includes(one) &&
      (what === 'object' && !isDeclared
        ? isMaker(one) || causes(one, entry)
        : isMaker(one) && one.event.isNew === true),
  );
  const isThere = past.some((one) => causes(one, entry));
  if (later !== undefined && makers.length === 0 && !isThere) {
    return {
      what: `${title} is made only by line ${later.line}`,
      remedy: 'Move that command up.',
    };
  }
  if (what === 'object')
    return suddenFault(entry, past) ?? misspelt(entry, entries);
  if (isDeclared || world.isInstalled(event)) return misspelt(entry, entries);
  return {
    what: `nothing before this line makes ${title}`,
    remedy: `${make}, or link to the page that does.`,
  };
}

/** Whether a command forwards a port of this machine. */
function isForward(entry: FlowEntry): boolean {
  return (
    entry.type === 'event' &&
    entry.event.does === 'makes' &&
    entry.event.what === 'port' &&
    entry.event.isNew === true
  );
}

/** Whether a command removes what another one needs, on the way to it. */
function removes(
  one: EventEntry,
  {event, choices, section}: EventEntry,
): boolean {
  return (
    one.event.does === 'removes' &&
    one.event.name !== undefined &&
    event.does === 'needs' &&
    isSame(one.event, event) &&
    isPart(one.choices, choices) &&
    // Sections of a clean-up are often alternatives.
    (!one.isCleanUp || one.section === section)
  );
}
