import type {Element, Root} from 'hast';

import {ContentError} from '../../../lib/contentError';
import {findElements} from '../../../lib/hastElements';

/** Data blocks are never run, so no policy speaks of them. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** Whether an element is a script that stands in the page and is run. */
export function isInlineScript({tagName, properties}: Element): boolean {
  return (
    tagName === 'script' &&
    !('src' in properties) &&
    !DATA_TYPES.has(String(properties['type']))
  );
}

/** Whether it is the one that the page template marks. */
export function isFirstPaint({properties}: Element): boolean {
  return properties['dataFirstPaint'] !== undefined;
}

/**
 * Finds the script before the first paint. What the policy lets run is known
 * beforehand, not taken from the page.
 *
 * @throws ContentError when a page has it not exactly once.
 */
export function firstPaintScript(file: string, tree: Root): Element {
  const [known, ...others] = findElements(
    tree,
    (element) => isInlineScript(element) && isFirstPaint(element),
  );
  if (known && others.length === 0) return known;
  throw new ContentError(
    {file},
    `the script before the first paint is there ${known ? others.length + 1 : 0} times`,
    'src/plugins/starter/node/pageTemplate.ts writes it once.',
  );
}
