/**
 * What the starter and the components of search agree on. The starter runs first: it
 * opens a field, and offers it. `@theme/SearchBar` listens once React runs, and its
 * dialog takes the place of the field.
 */

/** The search button: a form that leads to the search page without the starter. */
export const BUTTON = 'form[data-index]';
/** The dialog with the starter's field, until the one of React replaces it. */
export const FIELD_CLASS = 'search-field';
/** Not `search`, which browsers dispatch for Enter in a search field. */
const EVENT = 'search-field';

/** The address of the index that the button names; empty if a provider has it. */
export function indexAddress(): string {
  return document.querySelector<HTMLElement>(BUTTON)?.dataset['index'] ?? '';
}

/** The starter's field, while it is open. */
export function openedField(): HTMLInputElement | null {
  return document.querySelector(`.${FIELD_CLASS} input`);
}

/** Says that there is a field to replace. */
export function offerField(): void {
  document.dispatchEvent(new Event(EVENT));
}

/** Calls a listener whenever a field is offered. @returns What ends that. */
export function onField(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => {
    document.removeEventListener(EVENT, listener);
  };
}

/**
 * Whether the field can be replaced: not between the keys of a word of an input
 * method, because that word would be lost. After the word, it is offered again.
 */
export function isReplaceable(): boolean {
  const field = openedField();
  return field !== null && field.dataset['composing'] === undefined;
}

/** Keeps for `isReplaceable` whether an input method has a word half typed. */
export function watchComposition(field: HTMLInputElement): void {
  field.addEventListener('compositionstart', () => {
    field.dataset['composing'] = '';
  });
  field.addEventListener('compositionend', () => {
    delete field.dataset['composing'];
    // Safari changes the text after this event.
    setTimeout(offerField);
  });
}

/**
 * Reports, before each change, the whole text if the field's limit will cut what is
 * typed or pasted, and otherwise an empty one. Not after the change: React would draw
 * the field with its old text.
 */
export function watchCuts(
  field: HTMLInputElement,
  report: (whole: string) => void,
): void {
  field.addEventListener('beforeinput', ({data}) => {
    const {value, maxLength, selectionStart, selectionEnd} = field;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    const whole = before + (data ?? '') + after;
    const isCut = data !== null && whole.length > maxLength;
    report(isCut ? whole : '');
  });
}

/** Keeps a text that is longer than the starter's field takes, for the dialog. */
export function keepWhole(field: HTMLInputElement, whole: string): void {
  field.dataset['whole'] = whole;
}

/** A text with the part that is selected, which what is typed next replaces. */
export interface Typed {
  readonly text: string;
  /** The text before the field cut it; empty if it did not. */
  readonly whole: string;
  readonly selection: readonly [start: number, end: number];
}

/** Closes the starter's field, and says what the reader has typed and selected. */
export function takeTyped(): Typed {
  const field = openedField();
  const text = field?.value ?? '';
  const whole = field?.dataset['whole'] ?? '';
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? text.length;
  // Gives the focus back to where it was, for the next dialog to do so, too.
  field?.closest('dialog')?.close();
  return {text, whole, selection: [start, end]};
}
