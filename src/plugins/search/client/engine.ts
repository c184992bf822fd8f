import {answerRequest} from '../engine/answerRequest';
import {buildIndexInSteps, type SearchIndex} from '../engine/buildIndex';
import {outlineStages} from '../engine/outlineStages';
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

/** As much of an index as is read. */
interface Stage {
  readonly index: SearchIndex;
  /** The next, which holds more; the last has none, and is whole. */
  readonly next: Promise<Stage> | undefined;
}

interface LoadedVersion {
  /** The furthest stage that is there, or the first. */
  latest: Promise<Stage>;
}

type ReadCorpus = () => Promise<SearchCorpus>;

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
   * Answers all requests. While more of an index is still on its way,
   * `exhaustiveNbHits` of an answer is false: ask again after `more`.
   *
   * @throws Error when an index cannot be had.
   */
  async search({requests}: SearchRequests): Promise<SearchResults> {
    const results = await Promise.all(
      requests.map((request) => this.#answer(request)),
    );
    return {results};
  }

  /**
   * Waits until more of the index that a request asks is there.
   *
   * @throws Error when it cannot be had.
   */
  async more(request: SearchRequest): Promise<void> {
    const {next} = await this.#load(this.#versionOf(request)).latest;
    await next;
  }

  async #answer(request: SearchRequest): Promise<SearchResult> {
    let stage = await this.#load(this.#versionOf(request)).latest;
    for (;;) {
      const answer = answerRequest(stage.index, request, this.#options.baseUrl);
      if (!stage.next) return answer;
      // Titles that lack the words say nothing about the text.
      if (answer.nbHits > 0) return {...answer, exhaustiveNbHits: false};
      stage = await stage.next;
    }
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
    const {outline, readCorpus} = loadIndex(version, builds, fetchText);
    const loaded: LoadedVersion = {
      latest: outline.then(({corpus}) => {
        const parts = outlineStages(corpus);
        return this.#startStage([
          ...parts.map((part) => () => Promise.resolve(part)),
          readCorpus,
        ]);
      }),
    };
    this.#loaded.set(version, loaded);
    followStages(loaded).catch(() => {
      // The next search tries again.
      this.#loaded.delete(version);
    });
    return loaded;
  }

  /** Reads what comes first; when that has answered, what comes after it. */
  async #startStage([read, ...rest]: readonly ReadCorpus[]): Promise<Stage> {
    if (!read) throw new Error('An index has at least one stage.');
    const index = await this.#build(await read());
    if (rest.length === 0) return {index, next: undefined};
    const next = this.#options.pause().then(() => this.#startStage(rest));
    return {index, next};
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

/** @throws Error when a stage cannot be had. */
async function followStages(loaded: LoadedVersion): Promise<void> {
  for (;;) {
    const {next} = await loaded.latest;
    if (!next) return;
    await next;
    loaded.latest = next;
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
