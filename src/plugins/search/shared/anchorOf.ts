const FIELD_PATH = /^[\w-]+(?:\.(?:[\w-]+|<\w+>)(?:\[\])?)+$/;

/**
 * The anchor that a heading usually has. The index leaves such anchors out; one
 * that differs is written, so a rule that changes costs bytes, not links.
 *
 * @param heading - The text of a heading, or the path of a field.
 */
export function anchorOf(heading: string): string {
  const lower = heading.toLowerCase();
  if (FIELD_PATH.test(heading)) {
    return lower
      .replace(/\[\]$/, '-item')
      .replace(/\[\]|[<>]/g, '')
      .replaceAll('.', '-');
  }
  return lower.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
}
