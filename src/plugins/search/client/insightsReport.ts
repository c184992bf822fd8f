import {HOSTED_SEARCH} from '../../../site/limits';
import type {SearchClient, SearchHit, SearchResult} from '../shared/algolia';
import {groupHits} from '../shared/groupHits';
import type {DialogOptions} from './dialogController';

/** What the provider is told; names and shapes are its own. */
export type ReportedEvent =
  | {
      readonly eventType: 'view';
      readonly eventName: 'Items Viewed';
      readonly index: string;
      readonly objectIDs: string[];
    }
  | {
      readonly eventType: 'click';
      readonly eventName: 'Item Selected';
      readonly index: string;
      readonly objectIDs: string[];
      /** Places in the answer, from 1. */
      readonly positions: number[];
      readonly queryID: string;
    };

export type SendEvents = (events: readonly ReportedEvent[]) => Promise<void>;

export interface InsightsOptions {
  readonly indexName: string;
  readonly hrefOf: (hit: SearchHit) => string;
  /** Loads what sends events. */
  readonly load: () => Promise<SendEvents>;
}

/** An answer of the provider's, and what the field said then. */
interface ShownAnswer {
  readonly typed: string;
  readonly result: SearchResult;
}

/**
 * Tells the hosted provider what readers see of its answers in the dialog, and
 * what they choose. It stands around the dialog's parts, so that a build which
 * reports nothing has no code of it.
 */
export class InsightsReport {
  readonly #options: InsightsOptions;
  readonly #theirs = new WeakSet<SearchResult>();
  #loading: Promise<SendEvents> | undefined;

  constructor(options: InsightsOptions) {
    this.#options = options;
  }

  /** Knows the provider's answers from those of the site's own engine. */
  listen(client: SearchClient): SearchClient {
    return {
      search: async (requests) => {
        const answer = await client.search(requests);
        for (const result of answer.results) this.#theirs.add(result);
        return answer;
      },
    };
  }

  /** Reports what happens in the dialog until it closes. */
  watch(
    dialog: HTMLDialogElement,
    input: HTMLInputElement,
    {provider, navigate}: Pick<DialogOptions, 'provider' | 'navigate'>,
  ): Pick<DialogOptions, 'provider' | 'navigate'> {
    // A choice leaves the page: what tells of it has to be there before.
    this.#load().catch(() => undefined);
    let shown: ShownAnswer | undefined;
    let viewing: ReturnType<typeof setTimeout> | undefined;
    let viewed = '';

    const isShown = ({typed}: ShownAnswer) =>
      dialog.open && input.value === typed;
    const view = (answer: ShownAnswer) => {
      const ids = groupHits(answer.result.hits)
        .flatMap(({hits}) => hits)
        .map(({objectID}) => objectID);
      if (!isShown(answer) || ids.length === 0 || String(ids) === viewed)
        return;
      viewed = String(ids);
      this.#send(this.#viewEvents(ids));
    };
    const choose = (href: string) => {
      if (!shown || input.value !== shown.typed) return;
      this.#send(this.#clickEvents(shown.result, href));
    };

    const closing = new AbortController();
    dialog.addEventListener(
      'click',
      ({target, ctrlKey, metaKey, shiftKey}) => {
        // The browser opens these elsewhere: the dialog leads nowhere.
        if (!ctrlKey && !metaKey && !shiftKey) return;
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) choose(link.getAttribute('href') ?? '');
      },
      {signal: closing.signal},
    );
    dialog.addEventListener(
      'close',
      () => {
        clearTimeout(viewing);
        closing.abort();
      },
      {signal: closing.signal},
    );

    return {
      provider: {
        prepare: (version) => {
          provider.prepare(version);
        },
        ask: async (request) => {
          clearTimeout(viewing);
          shown = undefined;
          const typed = input.value;
          const answer = await provider.ask(request);
          if (input.value === typed && this.#theirs.has(answer.result)) {
            const newest = {typed, result: answer.result};
            shown = newest;
            viewing = setTimeout(() => {
              view(newest);
            }, HOSTED_SEARCH.viewedItemsDebounceMs);
          }
          return answer;
        },
      },
      navigate: (url, how) => {
        choose(url);
        navigate(url, how);
      },
    };
  }

  #viewEvents(ids: readonly string[]): readonly ReportedEvent[] {
    const events: ReportedEvent[] = [];
    const most = HOSTED_SEARCH.viewedItemsChunk;
    for (let start = 0; start < ids.length; start += most) {
      events.push({
        eventType: 'view',
        eventName: 'Items Viewed',
        index: this.#options.indexName,
        objectIDs: ids.slice(start, start + most),
      });
    }
    return events;
  }

  #clickEvents(
    {hits, queryID}: SearchResult,
    href: string,
  ): readonly ReportedEvent[] {
    const {hrefOf, indexName} = this.#options;
    const place = hits.findIndex((hit) => hrefOf(hit) === href);
    const hit = hits[place];
    if (!hit || queryID === undefined) return [];
    return [
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: indexName,
        objectIDs: [hit.objectID],
        positions: [place + 1],
        queryID,
      },
    ];
  }

  #load(): Promise<SendEvents> {
    if (!this.#loading) {
      this.#loading = this.#options.load();
      // The next opening tries again.
      this.#loading.catch(() => {
        this.#loading = undefined;
      });
    }
    return this.#loading;
  }

  /** Whatever goes wrong, the search goes on, and nobody is told. */
  #send(events: readonly ReportedEvent[]): void {
    if (events.length === 0) return;
    this.#load()
      .then((send) => send(events))
      .catch(() => undefined);
  }
}
