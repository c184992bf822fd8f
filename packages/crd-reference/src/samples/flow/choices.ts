import type {Choice, EventEntry, Flow} from './readFlow';

/** Whether all of some choices are among others. */
export function isPart(
  some: readonly Choice[],
  all: readonly Choice[],
): boolean {
  return some.every(({of, is}) =>
    all.some((one) => one.of === of && one.is === is),
  );
}

/** Whether a reader can make all of two lists of choices. */
export function areCompatible(
  some: readonly Choice[],
  others: readonly Choice[],
): boolean {
  return some.every(({of, is}) =>
    others.every((one) => one.of !== of || one.is === is),
  );
}

/** Whether one of the commands was run, whatever a reader chose. */
export function isRunAnyway(
  commands: readonly Pick<EventEntry, 'choices'>[],
  {choices}: EventEntry,
  options: Flow['options'],
): boolean {
  const isRun = (chosen: readonly Choice[]): boolean =>
    commands.some((one) => isPart(one.choices, chosen));
  return (
    isRun(choices) ||
    [...options].some(([of, all]) =>
      [...all].every((is) => isRun([...choices, {of, is}])),
    )
  );
}
