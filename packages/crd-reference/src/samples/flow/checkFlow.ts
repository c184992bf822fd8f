import {
  ContentError,
  type Fault,
} from '@openchoreo/content-errors/contentError';

import {isSame, type FlowEvent, type Thing} from './events';
import {leftOver} from './leftOver';
import type {Choice, EventEntry, Flow, FlowEntry} from './readFlow';

/** What a page can take for granted. */
export interface FlowWorld {
  /** Whether every installation of the platform has it. */
  readonly isInstalled: (event: FlowEvent) => boolean;
  /** What another page makes; empty for one that isn't of the same version. */
  readonly madeOn: (file: string) => readonly FlowEvent[];
}

/** How a message calls a thing, and how to make it. */
const THINGS: Readonly<Record<Thing, readonly [called: string, make: string]>> =
  {
    cluster: ['the cluster', 'Create it first'],
    container: ['the container', 'Start it first'],
    context: ['the kubectl context', 'Create its cluster first'],
    image: ['the image', 'Build, pull or tag it first'],
    label: ['the label', 'Set it first, with kubectl label or in a manifest'],
    namespace: [
      'the namespace',
      'Create it first, with kubectl create namespace or --create-namespace',
    ],
    object: ['the object', 'Apply it first'],
    port: ['port', 'Forward it first, with kubectl port-forward'],
    release: ['the Helm release', 'Install it first'],
    repository: ['the chart repository', 'Add it first, with helm repo add'],
    secret: ['the Secret', 'Create it first'],
    start: [
      'the pods of',
      'Wait for them first, with --wait, kubectl wait or kubectl rollout status',
    ],
  };

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
  for (const entry of leftOver(flow.entries)) {
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
  const {event} = entry;
  const {name} = event;
  const past = before.filter((one) => one.type === 'event');
  if (event.what === 'start') return startFault(entry, past);
  // Only helm fails if what it removes isn't there for a reader to see.
  const isNeeded =
    event.does === 'needs' ||
    (event.does === 'removes' && event.what === 'release');
  if (!isNeeded || name === undefined) return undefined;
  const isMaker = (one: FlowEntry): one is EventEntry =>
    one.type === 'event' &&
    one.event.does === 'makes' &&
    isSame(one.event, event);
  const makers = past.filter(isMaker);
  const [called, make] = THINGS[event.what];
  const title = `${called} ${name}`;
  const remover = past.findLast((one) => removes(one, entry));
  if (
    remover !== undefined &&
    !past.slice(past.indexOf(remover)).some(isMaker)
  ) {
    return {
      what: `line ${remover.line} removed ${title}`,
      remedy: 'Remove it later, or make it again.',
    };
  }
  if (isMade(makers, entry, options)) return undefined;
  if (event.does === 'removes' && makers.length > 0) return undefined;
  if (event.isPatient === true && entries.some(isMaker)) return undefined;
  const other = makers.findLast(({choices}) =>
    areCompatible(choices, entry.choices),
  );
  if (other !== undefined) {
    const isNoted = before.some(
      (one) =>
        one.type === 'word' &&
        one.section === entry.section &&
        hasName(one.text, name),
    );
    if (isNoted) return undefined;
    const chosen = other.choices.map(({is}) => is).join(', ');
    return {
      what: `${title} is made on one way only (${chosen}, line ${other.line})`,
      remedy:
        'Make it on every way, or name it as code in this section and say who has it.',
    };
  }
  const later = entries.find(
    (one) => isMaker(one) && one.event.isNew === true && !before.includes(one),
  );
  if (later !== undefined && makers.length === 0) {
    return {
      what: `${title} is made only by line ${later.line}`,
      remedy: 'Move that command up.',
    };
  }
  if (world.isInstalled(event)) return undefined;
  const isDeclared = before.some(
    (one) =>
      (one.type === 'link' &&
        world.madeOn(one.to).some((made) => isSame(made, event))) ||
      // A number may be any port's.
      (one.type === 'word' && event.what !== 'port' && hasName(one.text, name)),
  );
  if (isDeclared) return undefined;
  return {
    what: `nothing before this line makes ${title}`,
    remedy: `${make}, or link to the page that does.`,
  };
}

/** Finds a chart whose pods began to start, and for which nothing has waited. */
function startFault(
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
      !past.slice(index).some((later) => isAbout(later, 'removes', one.event)),
  );
  if (started === undefined) return undefined;
  const where = started.event.name ?? 'the chart';
  return {
    what: `the pods in ${where}, which line ${started.line} installs, may not run yet`,
    remedy: `${THINGS.start[1]}.`,
  };
}

/** Whether a text has a name as a word of its own. */
export function hasName(text: string, name: string): boolean {
  return text === name || text.split(/[^\w.:/-]+/u).includes(name);
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

/** Whether one of the commands was run, whatever a reader chose. */
function isMade(
  makers: readonly EventEntry[],
  {choices}: EventEntry,
  options: Flow['options'],
): boolean {
  const isRun = (chosen: readonly Choice[]): boolean =>
    makers.some((one) => isPart(one.choices, chosen));
  return (
    isRun(choices) ||
    [...options].some(([of, all]) =>
      [...all].every((is) => isRun([...choices, {of, is}])),
    )
  );
}

function isPart(some: readonly Choice[], all: readonly Choice[]): boolean {
  return some.every(({of, is}) =>
    all.some((one) => one.of === of && one.is === is),
  );
}

function areCompatible(
  some: readonly Choice[],
  others: readonly Choice[],
): boolean {
  return some.every(({of, is}) =>
    others.every((one) => one.of !== of || one.is === is),
  );
}
