/**
 * The FNV-1a hash of a text's UTF-16 units, for browser code that needs a short,
 * fast hash. It detects different or damaged texts, but is not secure against
 * an attacker.
 *
 * @returns An unsigned 32-bit integer.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}
