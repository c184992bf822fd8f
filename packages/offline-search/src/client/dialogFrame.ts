import {TEXTS} from '../shared/texts';
import type {DialogShell} from './dialogShell';
import {element, setAttributes} from './element';
import {icon} from './icon';

/** The parts of the dialog that stay when the screen changes. */
export interface DialogFrame extends DialogShell {
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
export function buildFrame(shell: DialogShell, isHosted: boolean): DialogFrame {
  const {form, input} = shell;
  const named = {title: TEXTS.clear, 'aria-label': TEXTS.clear};
  const clear = element(
    'button.DocSearch-Reset',
    {type: 'reset', hidden: true, ...named},
    icon('remove'),
  );
  const button = {type: 'button'};
  const cancel = element('button.DocSearch-Cancel', button, TEXTS.cancel);
  const silent = {'aria-hidden': 'true'};
  const loading = element('div.DocSearch-LoadingIndicator', silent);
  const dropdown = element('div.DocSearch-Dropdown');
  const announced = {role: 'status'};
  const status = element(
    'div.DocSearch-VisuallyHiddenForAccessibility',
    announced,
  );
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
  return {...shell, clear, cancel, dropdown, status};
}

function buildFooter(isHosted: boolean): HTMLElement {
  const provider = {
    href: 'https://www.algolia.com/developers/',
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  const who = isHosted
    ? element('a', provider, TEXTS.hostedFooter)
    : element('span', TEXTS.embeddedFooter);
  return element(
    'div.DocSearch-Footer',
    element('div.DocSearch-Logo', who),
    element(
      'ul.DocSearch-Commands',
      command(['Enter'], TEXTS.select),
      command(['↑', '↓'], TEXTS.navigate),
      command(['Esc'], TEXTS.close),
    ),
  );
}

function command(keys: readonly string[], meaning: string): HTMLElement {
  return element(
    'li',
    keys.map((key) => element('kbd.DocSearch-Commands-Key', key)),
    element('span.DocSearch-Label', meaning),
  );
}
