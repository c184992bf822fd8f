/** Whether the key belongs to an input method that is composing a word. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari sends the Enter that commits a word after the composition has ended;
  // only this code tells it apart.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229;
}

/** Whether the reader wants to open it in another tab or window. */
export function isModified({
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}
