import type {Element, Properties} from 'hast';
import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

/** Offsets in the HTML of a built page, in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Replaces a part of a page's HTML. */
export interface Edit extends Place {
  readonly text: string;
}

/**
 * The position of an element in the HTML of its page.
 *
 * @throws Error if the element was not read from a page.
 */
export function placeOf({tagName, position}: Element): Place {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error(`No position for <${tagName}> in a built page.`);
  }
  return {start, end};
}

/** Where the content of an element ends, before its end tag. */
export function contentEnd(element: Element): number {
  return placeOf(element).end - `</${element.tagName}>`.length;
}

/** Edits that set properties of all elements that a selector finds. */
export function propertyEdits(
  root: Element,
  selector: string,
  properties: Properties,
): Edit[] {
  return selectAll(selector, root).map((element) => ({
    ...placeOf(element),
    text: toHtml({
      ...element,
      properties: {...element.properties, ...properties},
    }),
  }));
}
