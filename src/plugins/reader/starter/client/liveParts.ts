import {LIVE_ATTRIBUTE, LIVE_EVENT} from '../../../../lib/liveParts';

import {announce} from './announce';
import {showNotice} from './notice';

const LOADING = 'Loading…';
const FAILED =
  'A part of this page could not be loaded. Reload the page to try again.';

/** Maximum number of recorded presses; more mean a stuck key. */
const MOST_PRESSES = 20;

/** A part that the application has not hydrated yet. */
const WAITING = `[${LIVE_ATTRIBUTE}=""]`;

/** Elements that work by HTML alone or with the starter. */
const NATIVE =
  'a[href], area[href], summary, label, input, select, textarea, option, audio, video, [popovertarget], [data-copy]';

/** Elements that look like a control but do nothing yet. */
const CONTROL = 'button, [role], [tabindex]';

/** Position of an element in a part, because React may replace the element. */
interface Place {
  readonly element: Element;
  /** Positions among siblings, from the part to the element. */
  readonly path: readonly number[];
}

interface Waiting {
  readonly presses: Place[];
  /** What the reader entered or chose, by field. */
  readonly fields: Map<Element, {readonly place: Place; value: string}>;
}

const waiting = new Map<number, Waiting>();

/** Identifies parts by order, because React may replace them as well. */
function numberOf(part: Element): number {
  return [...document.querySelectorAll(`[${LIVE_ATTRIBUTE}]`)].indexOf(part);
}

function waitingOf(part: Element): Waiting {
  const number = numberOf(part);
  const known = waiting.get(number) ?? {presses: [], fields: new Map()};
  waiting.set(number, known);
  return known;
}

function placeOf(part: Element, element: Element): Place {
  const path: number[] = [];
  for (
    let child: Element = element, parent = child.parentElement;
    parent && child !== part;
    child = parent, parent = child.parentElement
  ) {
    path.unshift([...parent.children].indexOf(child));
  }
  return {element, path};
}

function find(part: Element, {element, path}: Place): Element | undefined {
  if (part.contains(element)) return element;
  return path.reduce<Element | undefined>(
    (parent, index) => parent?.children[index],
    part,
  );
}

/** The part that an event comes from, if it is still waiting. */
function partOf(event: Event): {part: Element; target: Element} | undefined {
  const {target, isTrusted} = event;
  if (!isTrusted || !(target instanceof Element)) return undefined;
  const part = target.closest(WAITING);
  return part ? {part, target} : undefined;
}

function keepPress(event: MouseEvent): void {
  const found = partOf(event);
  if (!found || found.target.closest(NATIVE)) return;
  const {part, target} = found;
  // React may already be listening, and the press must not count twice.
  event.stopImmediatePropagation();
  event.preventDefault();
  const {presses} = waitingOf(part);
  if (presses.length < MOST_PRESSES) presses.push(placeOf(part, target));
  const control = target.closest(CONTROL);
  if (!control || part.hasAttribute('aria-busy')) return;
  control.setAttribute('data-pressed', '');
  part.setAttribute('aria-busy', 'true');
  announce(LOADING);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element | undefined): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function keepField(event: Event): void {
  const found = partOf(event);
  if (!found || !isField(found.target)) return;
  const {part, target} = found;
  const value = isToggle(target) ? String(target.checked) : target.value;
  waitingOf(part).fields.set(target, {place: placeOf(part, target), value});
}

/** Sets a value like a reader: React ignores values set by scripts. */
function fill(field: Field, value: string): void {
  if (isToggle(field)) {
    field.checked = value !== 'true';
    field.click();
    return;
  }
  const {prototype} = field.constructor as {prototype: object};
  // React notices a new value only through the field's own setter.
  if (!(field instanceof HTMLSelectElement)) field.value = value ? '' : ' ';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

function replay(part: Element): void {
  const kept = waiting.get(numberOf(part));
  waiting.delete(numberOf(part));
  part.removeAttribute('aria-busy');
  for (const control of part.querySelectorAll('[data-pressed]')) {
    control.removeAttribute('data-pressed');
  }
  for (const {place, value} of kept?.fields.values() ?? []) {
    const field = find(part, place);
    if (isField(field)) fill(field, value);
  }
  for (const press of kept?.presses ?? []) {
    const element = find(part, press);
    if (element instanceof HTMLElement) element.click();
  }
}

/**
 * Records what the reader does in live parts before the application has hydrated
 * them, and replays it afterwards.
 */
export function startLiveParts(): void {
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepField, true);
  document.addEventListener('change', keepField, true);
  document.addEventListener(LIVE_EVENT, ({target}) => {
    if (target instanceof Element) replay(target);
  });
  window.addEventListener(
    'error',
    ({target}) => {
      if (!(target instanceof HTMLScriptElement)) return;
      for (const part of document.querySelectorAll(WAITING)) {
        part.removeAttribute('aria-busy');
        showNotice(FAILED);
      }
    },
    true,
  );
}
