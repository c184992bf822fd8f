import {VERSION_PARAMETER} from '../shared/addresses';
import {SEARCH} from '../shared/limits';
import {countText, noResultsText, pageTitleText, TEXTS} from '../shared/texts';
import {element, fill} from './element';
import {isModified} from './keys';
import {navigate, QUERY_EVENT} from './navigate';
import {
  knownVersion,
  pageUrlOf,
  readPageContext,
  requestOf,
} from './pageContext';
import type {SearchProvider} from './provider';
import {drawPage, drawPageRows} from './screenView';
import type {SearchState} from './searchState';
import {SearchView} from './searchView';
import {SETTINGS} from './settings';

/** Milliseconds without typing before a search starts. */
const TYPING_PAUSE_MS = 120;

const STILL = {preventScroll: true};

/** Runs the search page. Its address names the query and the version. */
export class SearchPage extends SearchView {
  protected readonly isList = true;
  protected readonly input: HTMLInputElement;
  readonly #versions: HTMLSelectElement;
  readonly #root: HTMLElement;
  readonly #status = element('p.search-page__count', {role: 'status'});
  readonly #body = element('div.search-page__body');
  readonly #leaving = new AbortController();
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** Pending until the best answer to the query is shown. */
  #asking: Promise<unknown> = Promise.resolve();

  /**
   * @param form - With the field and the choice of a version.
   * @param root - The element for results.
   */
  constructor(
    form: HTMLFormElement,
    root: HTMLElement,
    provider: SearchProvider,
  ) {
    super(provider);
    const input = form.querySelector('input');
    const versions = form.querySelector('select');
    if (!input || !versions) throw new Error('The search form lacks a field.');
    this.input = input;
    this.#versions = versions;
    this.#root = root;
    fill(root, this.#status, this.#body);
    // Text typed before the script ran takes precedence over the address.
    this.#readAddress(input.value);
    this.#listen(form);
    this.search();
  }

  get version(): string {
    return this.#versions.value;
  }

  override showBetter(): void {
    super.showBetter();
    this.#body.querySelector('ol')?.querySelector('a')?.focus(STILL);
  }

  open(url: string, event: MouseEvent): void {
    if (event.altKey || isModified(event)) return;
    event.preventDefault();
    navigate(url, 'here');
  }

  protected saved(): readonly [] {
    return [];
  }

  protected search(): void {
    clearTimeout(this.#typing);
    if (!this.#root.isConnected) return;
    // A script can set a longer value than the input allows.
    const query = this.input.value.slice(0, SEARCH.inputMax).trim();
    keepAddress(query, this.version);
    this.#asking = this.ask(query);
  }

  protected show(isRedrawn: boolean): void {
    const {status, screen} = this.state;
    const kind = screen.kind === 'start' ? 'idle' : screen.kind;
    this.#root.dataset['state'] = status === 'idle' ? kind : status;
    if (status !== 'loading') fill(this.#status, countOf(this.state));
    if (!isRedrawn) return;
    const focused = document.activeElement;
    fill(this.#body, drawPage(this.state, this), this.#drawMore(1));
    if (focused?.isConnected !== false) return;
    // Focuses the same row or the button again.
    const again = [...this.#body.querySelectorAll('a, button')].find(
      (one) => one.getAttribute('href') === focused.getAttribute('href'),
    );
    if (again instanceof HTMLElement) again.focus(STILL);
  }

  #listen(form: HTMLFormElement): void {
    const {input} = this;
    const search = () => {
      this.search();
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.search();
    });
    input.addEventListener('input', (event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      clearTimeout(this.#typing);
      this.#typing = setTimeout(search, TYPING_PAUSE_MS);
    });
    input.addEventListener('compositionend', search);
    this.#versions.addEventListener('change', search);
    const onBack = () => {
      if (!this.#root.isConnected) this.#leaving.abort();
      else this.#readAddress();
      this.search();
    };
    window.addEventListener('popstate', onBack, this.#leaving);
  }

  #readAddress(typed = ''): void {
    const parameters = new URLSearchParams(location.search);
    const query = parameters.get('q') ?? '';
    // A single-line input would join words that a line break separates.
    const line = query.replaceAll(/[\n\r]+/g, ' ').slice(0, SEARCH.inputMax);
    this.input.value = typed === '' ? line : typed;
    this.#versions.value =
      knownVersion(parameters.get(VERSION_PARAMETER)) ??
      readPageContext().version;
  }

  /** A button that adds the next part of the answer, if there is one. */
  #drawMore(part: number): HTMLElement | undefined {
    const {screen} = this.state;
    if (screen.kind !== 'results' || part >= screen.parts) return undefined;
    const onclick = () => void this.#addPart(button, part);
    const button = element(
      'button.oc-button oc-button--plain',
      {type: 'button', onclick},
      TEXTS.more,
    );
    return button;
  }

  async #addPart(button: HTMLElement, part: number): Promise<void> {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    // A better answer would replace the list.
    await this.#asking;
    const {screen} = this.state;
    if (screen.kind !== 'results') return;
    const list = this.#body.querySelector('ol');
    try {
      const request = requestOf(screen.query, this.version, part);
      for await (const {result} of this.provider.ask(request)) {
        if (!list?.isConnected) return;
        const rows = drawPageRows(result.hits, this);
        list.append(...rows);
        const next = this.#drawMore(part + 1) ?? '';
        this.#body.querySelector('.oc-button')?.replaceWith(next);
        rows[0]?.querySelector('a')?.focus();
      }
    } catch {
      fill(button, `${TEXTS.errorTitle}. ${TEXTS.retry}`);
      button.ariaBusy = 'false';
    }
  }
}

/** The text above the results. */
function countOf({status, screen}: SearchState): string {
  if (status === 'stalled') return TEXTS.waiting;
  switch (screen.kind) {
    case 'error':
      return TEXTS.errorTitle;
    case 'none':
      return noResultsText(screen.query);
    case 'results':
      return countText(screen.total);
    default:
      return '';
  }
}

/** Puts the query into address and title, so that it can be shared. */
function keepAddress(query: string, version: string): void {
  const address = pageUrlOf(query, version);
  if (address !== location.pathname + location.search) {
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Browsers limit how often the URL can change; the next query may succeed.
    }
  }
  document.title = `${pageTitleText(query)} | ${SETTINGS.siteName}`;
  document.dispatchEvent(new Event(QUERY_EVENT));
}
