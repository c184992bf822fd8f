import {answerRequest} from '../engine/answerRequest';
import {buildIndexInSteps, type SearchIndex} from '../engine/buildIndex';
import {isAnsweredBy} from '../engine/isAnsweredBy';
import {readQuery} from '../engine/readQuery';
import type {
  FacetFilters,
  SearchRequest,
  SearchRequests,
  SearchResult,
  SearchResults,
} from '../shared/algolia';
import type {IndexBuilds} from '../shared/indexFiles';
import type {SearchCorpus} from '../shared/record';
import {type FetchText, loadIndex} from './indexLoader';

export interface EngineOptions {
  /** Docs versions that there are; the first answers what names none. */
  readonly versions: readonly string[];
  /** What the page knows of its indexes. */
  readonly builds: IndexBuilds;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly fetchText: FetchText;
  readonly now: () => number;
  /** Lets other work run between two steps. */
  readonly pause: () => Promise<void>;
}

/** Milliseconds of work after which an engine lets others run. */
const SLICE_MS = 8;

interface LoadedVersion {
  /** Titles, headings and field paths. */
  readonly outline: Promise<SearchIndex>;
  readonly whole: Promise<SearchIndex>;
  isWhole: boolean;
}

/**
 * Answers requests as the hosted provider would, from indexes that it loads
 * when they are first asked for. Runs in a worker; where there is none, in the
 * page.
 */
export class Engine {
  readonly #options: EngineOptions;
  readonly #loaded = new Map<string, LoadedVersion>();

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** Loads the index of a docs version, so that it is there when asked. */
  prepare(version: string): void {
    this.#load(version);
  }

  /**
   * Answers all requests. While the text of an index is still on its way,
   * `exhaustiveNbHits` of an answer is false: ask again after `whole`.
   *
   * @throws Error when an index cannot be had.
   */
  async search({requests}: SearchRequests): Promise<SearchResults> {
    const results = await Promise.all(
      requests.map((request) => this.#answer(request)),
    );
    return {results};
  }

  /** Waits until the index that a request asks is whole. */
  async whole(request: SearchRequest): Promise<void> {
    await this.#load(this.#versionOf(request)).whole;
  }

  async #answer(request: SearchRequest): Promise<SearchResult> {
    const {baseUrl, now} = this.#options;
    const version = this.#load(this.#versionOf(request));
    if (!version.isWhole) {
      const outline = await version.outline;
      if (isAnsweredBy(outline, readQuery(request.query ?? ''))) {
        const result = answerRequest(outline, request, baseUrl, now);
        return {...result, exhaustiveNbHits: false};
      }
    }
    return answerRequest(await version.whole, request, baseUrl, now);
  }

  /** The docs version whose tag the filters let through. */
  #versionOf({facetFilters = []}: SearchRequest): string {
    const {versions} = this.#options;
    const wanted = versions.find((version) => names(facetFilters, version));
    return wanted ?? versions[0] ?? '';
  }

  #load(version: string): LoadedVersion {
    const known = this.#loaded.get(version);
    if (known) return known;
    const {builds, fetchText} = this.#options;
    const {outline, corpus} = loadIndex(version, builds, fetchText);
    const first = outline.then((read) => this.#build(read.corpus));
    const loaded: LoadedVersion = {
      outline: first,
      // Titles answer while the text is read, so the text waits for them.
      whole: first.then(() => corpus).then((read) => this.#build(read)),
      isWhole: false,
    };
    this.#loaded.set(version, loaded);
    loaded.outline.catch(() => undefined);
    loaded.whole.then(
      () => {
        loaded.isWhole = true;
      },
      () => {
        // The next search tries again.
        this.#loaded.delete(version);
      },
    );
    return loaded;
  }

  async #build(corpus: SearchCorpus): Promise<SearchIndex> {
    const {now, pause} = this.#options;
    const steps = buildIndexInSteps(corpus);
    let sliceStart = now();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (now() - sliceStart > SLICE_MS) {
        await pause();
        sliceStart = now();
      }
    }
  }
}

function names(filters: FacetFilters, version: string): boolean {
  return filters.flat().some((filter) => {
    const [attribute, value] = filter.split(':');
    if (attribute === 'version') return value === version;
    return (
      attribute === 'docusaurus_tag' &&
      value?.startsWith('docs-') === true &&
      value.endsWith(`-${version}`)
    );
  });
}
