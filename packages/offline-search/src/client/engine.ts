import {answerRequest} from '../engine/answerRequest';
import {buildIndexInSteps, type SearchIndex} from '../engine/buildIndex';
import type {
  FacetFilters,
  SearchRequest,
  SearchRequests,
  SearchResult,
  SearchResults,
} from '../shared/algolia';
import {SEARCH} from '../shared/limits';
import type {IndexBuilds} from '../shared/indexFiles';
import type {SearchCorpus} from '../shared/record';
import {type FetchText, loadIndex} from './indexLoader';

export interface EngineOptions {
  /** All docs versions; the first one answers requests without a version. */
  readonly versions: readonly string[];
  /** What the page knows about its indexes. */
  readonly builds: IndexBuilds;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly fetchText: FetchText;
  readonly now: () => number;
  /** Lets other work run between two steps. */
  readonly pause: () => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds of work before an engine yields. */
const SLICE_MS = 8;

interface LoadedVersion {
  /** Titles and headings. */
  readonly outline: Promise<SearchIndex>;
  /** Outline and text, loaded while the outline already answers. */
  readonly whole: Promise<SearchIndex>;
  /** Titles alone don't answer before. */
  readonly patience: Promise<unknown>;
  /** Whether the text is loaded. */
  isWhole: boolean;
}

/**
 * Answers requests as the hosted provider would, from indexes that it loads on
 * demand. Runs in a worker, or in the page if there is none.
 */
export class Engine {
  readonly #options: EngineOptions;
  readonly #loaded = new Map<string, LoadedVersion>();

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** Loads the index of a docs version in advance. */
  prepare(version: string): void {
    this.#load(version);
  }

  /**
   * Answers all requests. While an index is still loading, `exhaustiveNbHits` is
   * false: ask again after `more`.
   *
   * @throws Error if an index can't be loaded.
   */
  async search({requests}: SearchRequests): Promise<SearchResults> {
    const results = await Promise.all(
      requests.map((request) => this.#answer(request)),
    );
    return {results};
  }

  /**
   * Waits until more of a request's index is loaded.
   *
   * @throws Error if it can't be loaded.
   */
  async more(request: SearchRequest): Promise<void> {
    await this.#load(this.#versionOf(request)).whole;
  }

  async #answer(request: SearchRequest): Promise<SearchResult> {
    const {baseUrl} = this.#options;
    const loaded = this.#load(this.#versionOf(request));
    const outline = await loaded.outline;
    await loaded.patience;
    if (!loaded.isWhole) {
      const answer = answerRequest(outline, request, baseUrl);
      // Titles without the words say nothing about the text.
      if (answer.nbHits > 0) return {...answer, exhaustiveNbHits: false};
    }
    return answerRequest(await loaded.whole, request, baseUrl);
  }

  /** The docs version whose tag passes the filters. */
  #versionOf({facetFilters = []}: SearchRequest): string {
    const {versions} = this.#options;
    const wanted = versions.find((version) => names(facetFilters, version));
    return wanted ?? versions[0] ?? '';
  }

  #load(version: string): LoadedVersion {
    const known = this.#loaded.get(version);
    if (known) return known;
    const {builds, fetchText, pause, wait} = this.#options;
    const loading = loadIndex(version, builds, fetchText);
    const outline = loading.outline.then(({corpus}) => this.#build(corpus));
    const whole = outline
      .then(pause)
      .then(loading.readCorpus)
      .then((corpus) => this.#build(corpus));
    const enough = wait(SEARCH.textPatienceMs);
    const patience = Promise.race([whole, enough]).catch(() => enough);
    const loaded = {outline, whole, patience, isWhole: false};
    this.#loaded.set(version, loaded);
    whole.then(
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
    const [, tag] = filter.split('docusaurus_tag:docs-');
    return tag?.endsWith(`-${version}`) === true;
  });
}
