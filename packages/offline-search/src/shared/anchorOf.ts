import {fieldAnchor} from '@openchoreo/page-tools/html/fieldAnchor';

const FIELD_PATH = /^[\w-]+(?:\.(?:[\w-]+|<\w+>)(?:\[\])?)+$/;

/**
 * The default anchor of a heading. The index omits default anchors and stores
 * others, so if the rule changes, the index grows but no link breaks.
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
