import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';

import {ContentError} from '../../../lib/contentError';
import {findElements} from '../../../lib/hastElements';

/** Data blocks are never run, so no policy speaks of them. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** A page, as far as its inline scripts go. */
export interface InlinePage {
  readonly file: string;
  readonly tree: Root;
}

function isKnown({properties}: Element): boolean {
  return properties['dataFirstPaint'] !== undefined;
}

/**
 * Finds the one script that is inline on a page: the page template marks it.
 * What the policy lets run is known beforehand, not taken from the page.
 *
 * @param errors - Takes what is wrong with the page.
 * @returns `undefined` when the page has it not exactly once.
 */
export function firstPaintScript(
  {file, tree}: InlinePage,
  errors: ContentError[],
): Element | undefined {
  const scripts = findElements(
    tree,
    ({tagName, properties}) =>
      tagName === 'script' &&
      !('src' in properties) &&
      !DATA_TYPES.has(String(properties['type'])),
  );
  const known = scripts.filter(isKnown);
  for (const script of scripts) {
    if (isKnown(script)) continue;
    errors.push(
      new ContentError(
        {file, line: script.position?.start.line},
        `an inline script that is not known: ${toString(script).slice(0, 80)}`,
        'Put it into a file that the page names, or into src/plugins/starter/client/firstPaint.ts, the one script that is inline.',
      ),
    );
  }
  if (known.length === 1) return known[0];
  errors.push(
    new ContentError(
      {file},
      `the script before the first paint is there ${known.length} times`,
      'src/plugins/starter/node/pageTemplate.ts writes it once.',
    ),
  );
  return undefined;
}
