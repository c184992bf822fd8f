import {ContentError} from '../../../../../content-errors/contentError';
import type {Element, Root} from 'hast';

import {findElements} from '@openchoreo/page-tools/html/hastElements';

/** Data blocks never run, so policies do not apply to them. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** Whether an element is an inline script that runs. */
export function isInlineScript({tagName, properties}: Element): boolean {
  return (
    tagName === 'script' &&
    !('src' in properties) &&
    !DATA_TYPES.has(String(properties['type']))
  );
}

/** Whether it is the script that the page template marks. */
export function isFirstPaint({properties}: Element): boolean {
  return properties['dataFirstPaint'] !== undefined;
}

/**
 * Finds the script that runs before the first paint. Its hash comes from the
 * bundler and not from the page, so that an injected script is never allowed.
 *
 * @throws ContentError unless the page has exactly one.
 */
export function firstPaintScript(file: string, tree: Root): Element {
  const [known, ...others] = findElements(
    tree,
    (element) => isInlineScript(element) && isFirstPaint(element),
  );
  if (known && others.length === 0) return known;
  throw new ContentError(
    {file},
    `expected one first-paint script, found ${known ? others.length + 1 : 0}`,
    'src/plugins/reader/starter/node/pageTemplate.ts must write it exactly once.',
  );
}
