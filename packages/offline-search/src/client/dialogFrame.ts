import {TEXTS} from '../shared/texts';
import {element, icon, setAttributes} from './dom';

/** The parts of the dialog that stay when the screen changes. */
export interface DialogFrame {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly clear: HTMLButtonElement;
  readonly cancel: HTMLButtonElement;
  /** Contains the screen. */
  readonly dropdown: HTMLElement;
  /** Its text is announced by screen readers. */
  readonly status: HTMLElement;
}

/**
 * Builds the dialog around the input that the page has had since the first click,
 * so typed text is kept.
 *
 * @param isHosted - Shows the provider's name in the footer.
 */
export function buildFrame(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  input: HTMLInputElement,
  isHosted: boolean,
): DialogFrame {
  const clear = element(
    'button',
    {
      type: 'reset',
      class: 'DocSearch-Reset',
      title: TEXTS.clear,
      'aria-label': TEXTS.clear,
      hidden: true,
    },
    icon('remove'),
  );
  const cancel = element(
    'button',
    {type: 'button', class: 'DocSearch-Cancel'},
    TEXTS.cancel,
  );
  const loading = element('div', {
    class: 'DocSearch-LoadingIndicator',
    'aria-hidden': 'true',
  });
  const dropdown = element('div', {class: 'DocSearch-Dropdown'});
  const status = element('div', {
    class: 'DocSearch-VisuallyHiddenForAccessibility',
    role: 'status',
  });
  setAttributes(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    enterkeyhint: 'go',
    spellcheck: 'false',
  });
  form.append(loading, clear);
  form.after(cancel);
  form.parentElement?.after(dropdown, status, buildFooter(isHosted));
  return {dialog, form, input, clear, cancel, dropdown, status};
}

function buildFooter(isHosted: boolean): HTMLElement {
  const who = isHosted
    ? element(
        'a',
        {
          href: 'https://www.algolia.com/developers/',
          target: '_blank',
          rel: 'noopener noreferrer',
        },
        TEXTS.hostedFooter,
      )
    : element('span', {}, TEXTS.embeddedFooter);
  return element(
    'div',
    {class: 'DocSearch-Footer'},
    element('div', {class: 'DocSearch-Logo'}, who),
    element(
      'ul',
      {class: 'DocSearch-Commands'},
      command(['Enter'], TEXTS.select),
      command(['↑', '↓'], TEXTS.navigate),
      command(['Esc'], TEXTS.close),
    ),
  );
}

function command(keys: readonly string[], meaning: string): HTMLElement {
  return element(
    'li',
    {},
    ...keys.map((key) =>
      element('kbd', {class: 'DocSearch-Commands-Key'}, key),
    ),
    element('span', {class: 'DocSearch-Label'}, meaning),
  );
}
