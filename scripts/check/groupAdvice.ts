import type {ContentError} from '@openchoreo/content-errors/contentError';

/** How many places of a rule are named. */
const NAMED = 3;

/**
 * One line for each rule, with the number of places that break it and the first
 * of them; a rule that is broken once has its whole message.
 *
 * @param all - Whether to print each place on its own line.
 */
export function groupAdvice(
  advice: readonly ContentError[],
  all: boolean,
): string[] {
  if (all) return advice.map(({message}) => message);
  const rules = new Map<string, ContentError[]>();
  for (const error of advice) {
    // Without what differs from place to place.
    const rule = error.what.replaceAll(/"[^"]*"|`[^`]*`|\S*[/.]\S+/gu, '…');
    rules.set(rule, [...(rules.get(rule) ?? []), error]);
  }
  return [...rules.values()].map((found) => {
    const [first] = found;
    if (!first || found.length === 1) return first?.message ?? '';
    const places = found
      .slice(0, NAMED)
      .map(({place: {file, line}}) =>
        line === undefined ? file : `${file}:${line}`,
      );
    const more = found.length > NAMED ? ', … (--all lists them)' : '';
    return `${first.what}. ${first.remedy} ${found.length} times: ${places.join(', ')}${more}`;
  });
}
