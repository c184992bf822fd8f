/** The key belongs to an input method, which is composing a word. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari sends the Enter that commits a word after the composition's end;
  // only this code tells it from another.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229;
}

/** The reader asks the browser to open it somewhere else. */
export function isModified({
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}
