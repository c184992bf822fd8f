import {SEARCH} from '../../../site/limits';
import type {SearchHit, SearchRequest} from '../shared/algolia';
import {missingResultsUrl, VERSION_PARAMETER} from '../shared/addresses';
import {keepRows} from '../shared/groupHits';
import {readHitText} from '../shared/hitText';
import {
  correctedOf,
  countText,
  noResultsText,
  pageTitleText,
  TEXTS,
} from '../shared/texts';
import {element} from './dom';
import {knownVersion, versionLabel} from './pageContext';
import {type Answer, betterAnswers, type SearchProvider} from './provider';
import {
  drawCorrected,
  drawNotice,
  snippetNodes,
  titleNodes,
} from './screenView';

/** Milliseconds of rest after which what is typed is searched for. */
const TYPING_PAUSE_MS = 120;

export interface SearchPageOptions {
  readonly provider: SearchProvider;
  readonly makeRequest: (
    query: string,
    version: string,
    page: number,
  ) => SearchRequest;
  readonly hrefOf: (hit: SearchHit) => string;
  readonly addressOf: (query: string, version: string) => string;
  readonly siteName: string;
  /** The docs version to search unless the address names one. */
  readonly defaultVersion: () => string;
  readonly navigate: (url: string, how: 'here' | 'elsewhere') => void;
}

/** What the page shows; the attribute `data-state` says the same. */
type PageState = 'idle' | 'loading' | 'stalled' | 'error' | 'none' | 'results';

/** The search page at work. */
export class SearchPageController {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #versions: HTMLSelectElement | null;
  readonly #root: HTMLElement;
  readonly #options: SearchPageOptions;
  readonly #stopping = new AbortController();
  readonly #status = element('p', {
    class: 'search-page__count',
    role: 'status',
  });
  readonly #body = element('div', {class: 'search-page__body'});
  readonly #list = element('ol', {class: 'search-page__results'});
  /**
   * The application, when it starts, gives the page its title without query.
   * A title that another gives, such as a translator, stays: two that answer
   * each other would never end.
   */
  readonly #titles = new MutationObserver(() => {
    if (document.title === this.#titleOf('')) this.#showTitle();
  });
  #query = '';
  #observer: IntersectionObserver | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #stall: ReturnType<typeof setTimeout> | undefined;
  /** Number of the search: late answers to others are dropped. */
  #asked = 0;

  /** Until the better answer to what was asked last is shown, if one comes. */
  #refining: Promise<void> = Promise.resolve();

  constructor(
    form: HTMLFormElement,
    root: HTMLElement,
    options: SearchPageOptions,
  ) {
    this.#form = form;
    this.#root = root;
    this.#options = options;
    this.#input = form.querySelector('input') ?? element('input');
    this.#versions = form.querySelector('select');
    root.replaceChildren(this.#status, this.#body);
    this.#readAddress();
    this.#listen();
    void this.#search();
    this.#titles.observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }

  /** Whether it still serves the page that is shown. */
  get isConnected(): boolean {
    return this.#root.isConnected;
  }

  stop(): void {
    clearTimeout(this.#typing);
    clearTimeout(this.#stall);
    this.#asked += 1;
    this.#observer?.disconnect();
    this.#titles.disconnect();
    this.#stopping.abort();
  }

  #listen(): void {
    const {signal} = this.#stopping;
    this.#form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        clearTimeout(this.#typing);
        void this.#search();
      },
      {signal},
    );
    this.#input.addEventListener(
      'input',
      (event) => {
        if (event instanceof InputEvent && event.isComposing) return;
        clearTimeout(this.#typing);
        this.#typing = setTimeout(() => void this.#search(), TYPING_PAUSE_MS);
      },
      {signal},
    );
    this.#input.addEventListener('compositionend', () => void this.#search(), {
      signal,
    });
    this.#versions?.addEventListener('change', () => void this.#search(), {
      signal,
    });
    window.addEventListener(
      'popstate',
      () => {
        if (!this.isConnected) return;
        this.#input.value = this.#queryOfAddress();
        this.#readAddress();
        void this.#search();
      },
      {signal},
    );
    this.#root.addEventListener(
      'click',
      (event) => {
        this.#onClick(event);
      },
      {signal},
    );
  }

  /** Links go through the application, when it runs. */
  #onClick(event: MouseEvent): void {
    const {target, button, ctrlKey, metaKey, shiftKey, altKey} = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a[data-hit]')
        : null;
    if (!link) return;
    event.preventDefault();
    this.#options.navigate(link.href, 'here');
  }

  /** What was typed before the page was put to work comes before the address. */
  #readAddress(): void {
    const parameters = new URLSearchParams(location.search);
    const version =
      knownVersion(parameters.get(VERSION_PARAMETER)) ??
      this.#options.defaultVersion();
    if (this.#versions) this.#versions.value = version;
    if (this.#input.value === '') this.#input.value = this.#queryOfAddress();
  }

  #queryOfAddress(): string {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    // A field of one line would leave no space between the words of two.
    return query.replaceAll(/[\n\r]+/g, ' ').slice(0, SEARCH.inputMax);
  }

  async #search(): Promise<void> {
    clearTimeout(this.#stall);
    this.#asked += 1;
    const asked = this.#asked;
    // A script can write more than the field takes.
    const query = this.#input.value.slice(0, SEARCH.inputMax).trim();
    const version = this.#versions?.value ?? this.#options.defaultVersion();
    this.#keepAddress(query, version);
    if (query === '') {
      this.#draw('idle', '', element('p', {}, TEXTS.pageHint));
      return;
    }
    this.#root.dataset['state'] = 'loading';
    this.#stall = setTimeout(() => {
      if (asked !== this.#asked) return;
      this.#draw('stalled', TEXTS.waiting);
    }, SEARCH.stallThresholdMs);
    try {
      const request = this.#options.makeRequest(query, version, 0);
      const answer = await this.#options.provider.ask(request);
      if (asked !== this.#asked) return;
      clearTimeout(this.#stall);
      this.#show(query, version, answer, asked);
      this.#refining = this.#refine(query, version, answer, asked);
      await this.#refining;
    } catch {
      if (asked !== this.#asked) return;
      clearTimeout(this.#stall);
      this.#drawError();
    }
  }

  /** A better answer, from more of the pages, takes the place of the one before. */
  async #refine(
    query: string,
    version: string,
    first: Answer,
    asked: number,
  ): Promise<void> {
    let {hits} = first.result;
    for await (const {result, ...answer} of betterAnswers(first)) {
      if (asked !== this.#asked) return;
      hits = keepRows(hits, this.#rowsToKeep(), result.hits).slice(
        0,
        result.hits.length,
      );
      this.#show(query, version, {...answer, result: {...result, hits}}, asked);
    }
  }

  /** Rows down to the one that the reader has gone to don't move. */
  #rowsToKeep(): number {
    const rows = [...this.#list.children];
    return rows.findLastIndex((row) => row.matches(':hover,:focus-within')) + 1;
  }

  /** The address says what is searched for, so that it can be shared. */
  #keepAddress(query: string, version: string): void {
    const address = this.#options.addressOf(query, version);
    const {pathname, search} = new URL(address, location.href);
    if (pathname + search !== location.pathname + location.search) {
      try {
        history.replaceState(history.state, '', address);
      } catch {
        // Browsers limit how often that is: the next query may be kept again.
      }
    }
    this.#query = query;
    this.#showTitle();
  }

  #titleOf(query: string): string {
    return `${pageTitleText(query)} | ${this.#options.siteName}`;
  }

  /**
   * A title is not read as it was written: browsers make its white space
   * single. So nothing is compared, and the observer is not told of this.
   */
  #showTitle(): void {
    if (!this.isConnected) return;
    document.title = this.#titleOf(this.#query);
    this.#titles.takeRecords();
  }

  #show(
    query: string,
    version: string,
    {result, notice}: Answer,
    asked: number,
  ): void {
    this.#observer?.disconnect();
    const above = [
      ...(notice === undefined ? [] : [drawNotice(notice)]),
      ...drawCorrected(correctedOf(result)),
    ];
    if (result.hits.length === 0) {
      this.#draw(
        'none',
        noResultsText(query),
        ...above,
        ...this.#drawNone(query, result.userData?.[0]?.suggestions ?? []),
      );
      return;
    }
    const focused = document.activeElement;
    this.#list.replaceChildren(...this.#drawHits(result.hits, version));
    this.#draw('results', countText(result.nbHits), ...above, this.#list);
    if (result.nbPages > 1) this.#offerMore(query, version, 1, asked);
    if (focused?.isConnected === false) this.#focusAgain(focused);
  }

  /** The better answer draws the list anew: the reader keeps the same row, or the button. */
  #focusAgain(before: Element): void {
    const href = before.getAttribute('href');
    const again =
      href === null
        ? this.#body.querySelector('button')
        : [...this.#list.querySelectorAll('a')].find(
            (link) => link.getAttribute('href') === href,
          );
    again?.focus({preventScroll: true});
  }

  #draw(state: PageState, status: string, ...nodes: readonly Node[]): void {
    this.#root.dataset['state'] = state;
    this.#status.textContent = status;
    this.#body.replaceChildren(...nodes);
  }

  #drawError(): void {
    const retry = element(
      'button',
      {type: 'button', class: 'oc-button'},
      TEXTS.retry,
    );
    retry.addEventListener('click', () => void this.#search());
    this.#draw(
      'error',
      TEXTS.errorTitle,
      element('p', {}, TEXTS.errorHelp),
      retry,
    );
  }

  #drawNone(
    query: string,
    suggestions: readonly string[],
  ): readonly HTMLElement[] {
    const others = suggestions.map((suggestion) => {
      const button = element(
        'button',
        {type: 'button', class: 'DocSearch-Prefill'},
        suggestion,
      );
      button.addEventListener('click', () => {
        this.#input.value = suggestion;
        void this.#search();
        this.#input.focus();
      });
      return element('li', {}, button);
    });
    const href = missingResultsUrl(query);
    const link = element(
      'a',
      {href, target: '_blank', rel: 'noopener noreferrer'},
      TEXTS.reportLink,
    );
    return [
      ...(others.length > 0
        ? [
            element('p', {}, TEXTS.trySearchingFor),
            element('ul', {class: 'search-page__suggestions'}, ...others),
          ]
        : []),
      element('nav', {'aria-label': TEXTS.report}, `${TEXTS.report} `, link),
    ];
  }

  #drawHits(
    hits: readonly SearchHit[],
    version: string,
  ): readonly HTMLElement[] {
    return hits.map((hit) => {
      const text = readHitText(hit);
      const href = this.#options.hrefOf(hit);
      const where = [...text.path, versionLabel(version)].join(' › ');
      return element(
        'li',
        {class: 'search-page__result'},
        element(
          'h2',
          {},
          element('a', {href, 'data-hit': true}, ...titleNodes(text)),
        ),
        element('p', {class: 'search-page__path'}, where),
        ...(text.snippet.length > 0
          ? [element('p', {}, ...snippetNodes(text))]
          : []),
      );
    });
  }

  /** More results, when the reader comes near the end or presses the button. */
  #offerMore(
    query: string,
    version: string,
    page: number,
    asked: number,
  ): void {
    const button = element(
      'button',
      {type: 'button', class: 'oc-button oc-button--plain'},
      TEXTS.more,
    );
    let isAsking = false;
    const more = async (isPressed: boolean) => {
      if (isAsking) return;
      isAsking = true;
      try {
        await this.#refining;
        if (!button.isConnected) {
          // The better answer has drawn the list anew, with its own button.
          if (isPressed) this.#body.querySelector('button')?.click();
          return;
        }
        const request = this.#options.makeRequest(query, version, page);
        const {result} = await this.#options.provider.ask(request);
        if (asked !== this.#asked) return;
        const rows = this.#drawHits(result.hits, version);
        this.#list.append(...rows);
        this.#observer?.disconnect();
        button.remove();
        if (isPressed) rows[0]?.querySelector('a')?.focus();
        if (page + 1 < result.nbPages) {
          this.#offerMore(query, version, page + 1, asked);
        }
      } catch {
        isAsking = false;
        button.textContent = `${TEXTS.errorTitle}. ${TEXTS.retry}`;
      }
    };
    button.addEventListener('click', () => void more(true));
    this.#body.append(button);
    this.#observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) void more(false);
    });
    this.#observer.observe(button);
  }
}
