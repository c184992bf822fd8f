import {SEARCH} from '../shared/limits';
import type {SearchHit, SearchRequest} from '../shared/algolia';
import {VERSION_PARAMETER} from '../shared/addresses';
import {countBetter, keepRows} from '../shared/groupHits';
import {readHitText} from '../shared/hitText';
import {
  correctedOf,
  countText,
  noResultsText,
  pageTitleText,
  TEXTS,
} from '../shared/texts';
import {Asker} from './asker';
import {element} from './dom';
import {isModified} from './keys';
import {announceQuery} from './navigate';
import {knownVersion, versionLabel} from './pageContext';
import type {Answer, SearchProvider} from './provider';
import {
  drawCorrected,
  drawNotice,
  drawReport,
  drawSuggestions,
  snippetNodes,
  titleNodes,
} from './screenView';

/** Milliseconds without typing before a search starts. */
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
  /** The docs version to search if the URL names none. */
  readonly defaultVersion: () => string;
  readonly navigate: (url: string, how: 'here' | 'elsewhere') => void;
}

/** What the page shows, also in the attribute `data-state`. */
type PageState = 'idle' | 'loading' | 'stalled' | 'error' | 'none' | 'results';

/** The current query and its scope. */
interface Asked {
  readonly query: string;
  readonly version: string;
}

/** Runs the search page. */
export class SearchPageController {
  readonly #input: HTMLInputElement;
  readonly #versions: HTMLSelectElement | null;
  readonly #root: HTMLElement;
  readonly #options: SearchPageOptions;
  readonly #asker: Asker;
  readonly #stopping = new AbortController();
  readonly #status = element('p', {
    class: 'search-page__count',
    role: 'status',
  });
  readonly #body = element('div', {class: 'search-page__body'});
  readonly #list = element('ol', {class: 'search-page__results'});
  #typing: ReturnType<typeof setTimeout> | undefined;
  #observer: IntersectionObserver | undefined;
  /** Pending until the best answer to the query is shown. */
  #asking: Promise<unknown> = Promise.resolve();

  constructor(
    form: HTMLFormElement,
    root: HTMLElement,
    options: SearchPageOptions,
  ) {
    this.#root = root;
    this.#options = options;
    this.#asker = new Asker(options.provider);
    const input = form.querySelector('input');
    if (!input) throw new Error('The form of the search page has no field.');
    this.#input = input;
    this.#versions = form.querySelector('select');
    root.replaceChildren(this.#status, this.#body);
    this.#readAddress();
    this.#listen(form);
    this.#search();
  }

  /** Whether its page is still the one shown. */
  get isConnected(): boolean {
    return this.#root.isConnected;
  }

  stop(): void {
    clearTimeout(this.#typing);
    this.#asker.stop();
    this.#observer?.disconnect();
    this.#stopping.abort();
  }

  #listen(form: HTMLFormElement): void {
    const on = (
      target: EventTarget | null,
      name: string,
      listener: (event: Event) => void,
    ) => target?.addEventListener(name, listener, this.#stopping);
    const search = () => {
      this.#search();
    };
    on(form, 'submit', (event) => {
      event.preventDefault();
      this.#search();
    });
    on(this.#input, 'input', (event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      clearTimeout(this.#typing);
      this.#typing = setTimeout(search, TYPING_PAUSE_MS);
    });
    on(this.#input, 'compositionend', search);
    on(this.#versions, 'change', search);
    on(window, 'popstate', () => {
      if (!this.isConnected) return;
      this.#input.value = this.#queryOfAddress();
      this.#readAddress();
      this.#search();
    });
    on(this.#root, 'click', (event) => {
      this.#onClick(event);
    });
  }

  /** Links navigate through the application if it runs. */
  #onClick(event: Event): void {
    const {target} = event;
    if (!(event instanceof MouseEvent) || !(target instanceof Element)) return;
    if (event.button !== 0 || event.altKey || isModified(event)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-hit]');
    if (!link) return;
    event.preventDefault();
    this.#options.navigate(link.href, 'here');
  }

  /** Text typed before the script ran takes precedence over the URL. */
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
    // A single-line input would join words that a line break separates.
    return query.replaceAll(/[\n\r]+/g, ' ').slice(0, SEARCH.inputMax);
  }

  #search(): void {
    clearTimeout(this.#typing);
    this.#asker.stop();
    // A script can set a longer value than the input allows.
    const query = this.#input.value.slice(0, SEARCH.inputMax).trim();
    const version = this.#versions?.value ?? this.#options.defaultVersion();
    const asked = {query, version};
    this.#keepAddress(asked);
    if (query === '') {
      this.#draw('idle', '', element('p', {}, TEXTS.pageHint));
      return;
    }
    this.#root.dataset['state'] = 'loading';
    let hits: readonly SearchHit[] = [];
    const request = this.#options.makeRequest(query, version, 0);
    this.#asking = this.#asker.ask(request, {
      stalled: () => {
        this.#draw('stalled', TEXTS.waiting);
      },
      answered: (answer, isFirst) => {
        if (isFirst) this.#show(asked, answer);
        else this.#add(asked, answer, hits);
        ({hits} = answer.result);
      },
      failed: () => {
        this.#drawError();
      },
    });
  }

  /** Fills the page with a better answer below the shown rows, and offers it. */
  #add(asked: Asked, answer: Answer, shown: readonly SearchHit[]): void {
    const {result, notice} = answer;
    const count = countBetter(shown, result.hits);
    const found = count === 0 ? 'searched' : 'better';
    const drawn = drawNotice(notice ?? found, count, () => {
      this.#show(asked, answer);
      this.#list.querySelector('a')?.focus({preventScroll: true});
    });
    const hits = keepRows(shown, result.hits).slice(0, SEARCH.hitsPerPage);
    this.#show(asked, {result: {...result, hits, userData: []}}, [drawn]);
  }

  /** Puts the query into the URL, so that it can be shared. */
  #keepAddress({query, version}: Asked): void {
    const address = this.#options.addressOf(query, version);
    const {pathname, search} = new URL(address, location.href);
    if (pathname + search !== location.pathname + location.search) {
      try {
        history.replaceState(history.state, '', address);
      } catch {
        // Browsers limit how often the URL can change; the next query may succeed.
      }
    }
    if (!this.isConnected) return;
    document.title = `${pageTitleText(query)} | ${this.#options.siteName}`;
    announceQuery();
  }

  #show(
    asked: Asked,
    {result, notice}: Answer,
    notices = notice === undefined ? [] : [drawNotice(notice)],
  ): void {
    const above = [...notices, ...drawCorrected(correctedOf(result))];
    if (result.hits.length === 0) {
      this.#draw(
        'none',
        noResultsText(asked.query),
        ...above,
        ...drawSuggestions(
          result.userData?.[0]?.suggestions ?? [],
          'search-page__suggestions',
          (suggestion) => {
            this.#input.value = suggestion;
            this.#search();
            this.#input.focus();
          },
        ),
        drawReport(asked.query),
      );
      return;
    }
    const focused = document.activeElement;
    this.#list.replaceChildren(...this.#drawHits(result.hits, asked.version));
    this.#draw('results', countText(result.nbHits), ...above, this.#list);
    if (result.nbPages > 1) this.#offerMore(asked, 1);
    if (focused?.isConnected === false) this.#focusAgain(focused);
  }

  /** After a better answer, focuses the same row or the button again. */
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
    this.#observer?.disconnect();
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
    retry.addEventListener('click', () => {
      this.#search();
    });
    const help = element('p', {}, TEXTS.errorHelp);
    this.#draw('error', TEXTS.errorTitle, help, retry);
  }

  #drawHits(
    hits: readonly SearchHit[],
    version: string,
  ): readonly HTMLElement[] {
    return hits.map((hit) => {
      const text = readHitText(hit);
      const href = this.#options.hrefOf(hit);
      const where = [...text.path, versionLabel(version)].join(' › ');
      const link = element('a', {href, 'data-hit': true}, ...titleNodes(text));
      return element(
        'li',
        {class: 'search-page__result'},
        element('h2', {}, link),
        element('p', {class: 'search-page__path'}, where),
        ...(text.snippet.length > 0
          ? [element('p', {}, ...snippetNodes(text))]
          : []),
      );
    });
  }

  /** Adds more results when the reader nears the end or presses the button. */
  #offerMore({query, version}: Asked, page: number): void {
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
        await this.#asking;
        if (!button.isConnected) {
          // The better answer has replaced the list and its button.
          if (isPressed) this.#body.querySelector('button')?.click();
          return;
        }
        const {makeRequest, provider} = this.#options;
        const request = makeRequest(query, version, page);
        for await (const {result} of provider.ask(request)) {
          if (!this.#body.contains(button)) return;
          const rows = this.#drawHits(result.hits, version);
          this.#list.append(...rows);
          this.#observer?.disconnect();
          button.remove();
          if (isPressed) rows[0]?.querySelector('a')?.focus();
          if (page + 1 < result.nbPages) {
            this.#offerMore({query, version}, page + 1);
          }
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
