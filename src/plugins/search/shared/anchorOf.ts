import {fieldAnchor} from '../../../lib/fieldAnchor';

const FIELD_PATH = /^[\w-]+(?:\.(?:[\w-]+|<\w+>)(?:\[\])?)+$/;

/**
 * The anchor that a heading usually has. The index leaves such anchors out; one
 * that differs is written, so a rule that changes costs bytes, not links.
 *
 * @param heading - The text of a heading, or the path of a field.
 */
export function anchorOf(heading: string): string {
  if (FIELD_PATH.test(heading)) return fieldAnchor(heading);
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}
