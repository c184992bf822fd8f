/**
 * Whether a key opens and closes search: `/`, Ctrl+K or ⌘K, and no other
 * combination, because browsers have Ctrl+Shift+K and Ctrl+Alt+K. On keyboards
 * without Latin letters the place of the key decides, on others its letter.
 *
 * @returns The key's name; `undefined` for other keys.
 */
export function shortcutOf(event: KeyboardEvent): '/' | 'k' | undefined {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey} = event;
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return key === '/' ? '/' : undefined;
  if (shiftKey) return undefined;
  const isLatin = /^\p{Script=Latin}$/u.test(key);
  const isK = isLatin ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK ? 'k' : undefined;
}
