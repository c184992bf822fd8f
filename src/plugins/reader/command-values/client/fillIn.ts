import {readStored, writeStored} from '@openchoreo/page-tools/browser/storage';
import {COMMAND_VALUES_KEY} from '../../../../site/storageKeys';
import {quoted} from '../shared/quoted';

import styles from './fillIn.module.css';

/** Maximum length of a value, in UTF-16 units. */
const LONGEST_VALUE = 500;

/** Values by placeholder name. Kept only for the tab, since some are secret. */
const values =
  readStored(
    COMMAND_VALUES_KEY,
    (raw) => new URLSearchParams(raw),
    'sessionStorage',
  ) ?? new URLSearchParams();

function placeholdersOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('var[data-quote]')];
}

/** The text is the name until a value replaces it. */
function nameOf(placeholder: HTMLElement): string {
  return (placeholder.dataset['name'] ??= placeholder.innerText.slice(1, -1));
}

/** Shows the values in all commands and fields of the page. */
function show(): void {
  for (const placeholder of placeholdersOf(document)) {
    const name = nameOf(placeholder);
    const value = values.get(name);
    placeholder.textContent = value
      ? quoted(value, placeholder.dataset['quote'])
      : `<${name}>`;
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(
    `.${styles['values'] ?? ''} input`,
  )) {
    const value = values.get(field.name) ?? '';
    if (field.value !== value) field.value = value;
  }
}

function store(name: string, value: string): void {
  if (value === '') values.delete(name);
  else values.set(name, value);
  const raw = values.toString();
  writeStored(COMMAND_VALUES_KEY, raw === '' ? null : raw, 'sessionStorage');
  show();
}

function createField(name: string): HTMLElement {
  const label = document.createElement('label');
  const field = document.createElement('input');
  field.name = name;
  field.maxLength = LONGEST_VALUE;
  field.autocomplete = 'off';
  field.autocapitalize = 'off';
  field.spellcheck = false;
  field.oninput = () => {
    store(name, field.value);
  };
  label.append(name, field);
  return label;
}

function createForm(names: Iterable<string>): HTMLFormElement {
  const form = document.createElement('form');
  form.className = styles['values'] ?? '';
  form.setAttribute('aria-label', 'Values of this command');
  const clear = document.createElement('button');
  clear.type = 'reset';
  clear.className = 'code-block__tool';
  clear.textContent = 'Clear';
  form.append(...Array.from(names, createField), clear);
  form.onsubmit = (event) => {
    event.preventDefault();
  };
  form.onreset = () => {
    for (const name of names) store(name, '');
  };
  return form;
}

function addFields(block: Element): void {
  const menu = block.querySelector('.code-block__menu');
  if (!menu || block.querySelector('[aria-expanded]')) return;
  const names = new Set(placeholdersOf(block).map(nameOf));
  const tool = document.createElement('button');
  tool.type = 'button';
  tool.className = 'code-block__tool';
  tool.textContent = 'Fill in';
  tool.ariaExpanded = 'false';
  let form: HTMLFormElement | undefined;
  const toggle = (): void => {
    if (!form) {
      form = createForm(names);
      form.hidden = true;
      block.append(form);
      show();
    }
    form.hidden = !form.hidden;
    tool.ariaExpanded = String(!form.hidden);
    if (!form.hidden) form.querySelector('input')?.focus();
  };
  tool.onclick = toggle;
  for (const placeholder of placeholdersOf(block)) {
    placeholder.className = styles['placeholder'] ?? '';
    placeholder.onclick = () => {
      if (tool.ariaExpanded === 'false') toggle();
    };
  }
  menu.prepend(tool);
}

/**
 * Adds a button with fields to each command with placeholders. A value appears
 * in all commands of the page and is copied with them. Runs on every page.
 */
export function startCommandValues(): void {
  for (const block of document.querySelectorAll(
    '.code-block:has(var[data-quote])',
  )) {
    addFields(block);
  }
  show();
}
