import type {Page, Section} from '../shared/corpus';
import {FILLED_IN, type Query, type QueryWord} from './query';
import type {Vocabulary} from './vocabulary';
import {readTerms, STOP_WORDS} from './words';

type Terms = readonly string[];

/** A section with the words of its names, and of how readers ask for it. */
export interface Row {
  readonly page: Page;
  readonly section: Section;
  /** Of a page also the last part of its address, and of a field its last key. */
  readonly names: readonly Terms[];
  readonly asked: readonly Terms[];
  /** How much it counts by its place, whatever is asked. */
  readonly place: number;
}

/** How fast a score falls with the share of the query that a section lacks. */
const COVERAGE_POWER = 2.2;
/** How many times more a name counts that begins with all that was typed. */
const BEGUN = {page: 9, section: 3};
/** How many times more a field counts whose path the query has. */
const PATH = 9;
/** How many times more a heading counts, or a way to ask, that says the same. */
const SAME = {heading: 1.5, asked: 4};
/** How fast that falls with what is not the same; the ways to ask are many. */
const SAME_POWER = {heading: 2, asked: 3};
/** Fields, messages and terms are many, and rarely what is looked for. */
const KIND = {field: 0.6, message: 0.06, term: 0.06, copy: 0};
/**
 * How much a place counts: one can go on from a page, concepts explain, fewer readers
 * run the platform than use it, and lists of all values and calls, and tables of
 * problems, have words of everything.
 */
const PLACE = {
  page: 1.3,
  concepts: 1.3,
  operate: 0.7,
  list: 0.3,
  problems: 0.6,
};
const CONCEPTS = ['concepts', 'overview'];
const LISTS = ['helm-values', 'rest-api', 'choreoctl', 'messages'];
const PROBLEMS = ['problems', 'troubleshooting'];
/** How much a message counts that the query has whole, and how fast that falls. */
const QUOTED = 1.5;
const QUOTE_POWER = 5;
/** How much a message counts that a way to ask describes in the same words. */
const DESCRIBED = 0.5;
/** From this share of the query on, a quote is no chance. */
const SURE_SHARE = 0.2;

export function rowOf(page: Page, section: Section): Row {
  const {level, kind, heading, names = [], asked} = section;
  const all = [heading, ...names];
  if (level === 1) all.push(page.route.split('/').at(-2) ?? '');
  if (kind === 'field') all.push(heading.slice(heading.lastIndexOf('.') + 1));
  // Without what a message fills in, and the keys of a map.
  const read = (name: string) => readTerms(name.replace(FILLED_IN, ' '));
  return {
    page,
    section,
    names: all.map(read),
    asked: asked.map(readTerms),
    place: placeOf(page.route, section),
  };
}

function placeOf(route: string, {level, kind, anchor}: Section): number {
  const [folder = '', name = ''] = route.split('/').slice(-3);
  let place = CONCEPTS.includes(folder) ? PLACE.concepts : 1;
  if (folder === 'operate') place *= PLACE.operate;
  if (level === 1) place *= PLACE.page;
  else if (!kind && LISTS.includes(name)) place *= PLACE.list;
  if (PROBLEMS.includes(anchor)) place *= PLACE.problems;
  return place;
}

/**
 * What the score of a section is multiplied by: how much of the query it has, what it
 * is, where it is, and whether its name says the same.
 *
 *     coverage^2.2 × kind × place × (1 + begun) × (1 + same)
 *
 * A message that the query quotes, or that a way to ask describes, needs no coverage:
 * it is what a reader means, whatever else was pasted with it.
 */
export class Ranking {
  readonly #words: readonly QueryWord[];
  readonly #joined: string;
  readonly #path: string;
  /** The sum of the weights of the words of the query. */
  readonly #total: number;
  readonly #vocabulary: Vocabulary;

  constructor({words, joined, path}: Query, vocabulary: Vocabulary) {
    this.#words = words;
    this.#joined = joined;
    this.#path = path;
    this.#total = sum(words.map(({weight}) => weight)) || 1;
    this.#vocabulary = vocabulary;
  }

  /** @param found - The terms of the query that the section has. */
  factor({section, names, asked, place}: Row, found: Terms): number {
    const {level, kind} = section;
    const coverage = sharedWeight(found, this.#words) / this.#total;
    const asks = this.#likeness(asked) ** SAME_POWER.asked;
    let relevance = coverage ** COVERAGE_POWER * (kind ? KIND[kind] : 1);
    if (kind === 'field') relevance *= 1 + PATH * this.#endsWithPath(names[0]);
    if (kind === 'message') {
      const quoted = QUOTED * highest(names, (name) => this.#quoted(name));
      relevance = Math.max(relevance, quoted, DESCRIBED * asks);
    }
    // What else fields and messages are called is too short for that, unless it is
    // a name that was asked for: `secretStoreRef`.
    const titles = names.filter((name, at) => {
      const isAsked = name.length > 1 && name.join('') === this.#joined;
      return !kind || at === 0 || isAsked;
    });
    const begun =
      (level === 1 ? BEGUN.page : BEGUN.section) *
      highest(titles, (title) => this.#begun(title));
    const same = Math.max(
      SAME.heading * this.#likeness(names) ** SAME_POWER.heading,
      SAME.asked * asks,
    );
    return relevance * place * (1 + begun) * (1 + same);
  }

  /** How much of a name the query is, if the name begins with it, from 0 to 1. */
  #begun(name: Terms): number {
    const whole = name.join('');
    if (!whole.startsWith(this.#joined)) return 0;
    return this.#joined.length / Math.max(1, whole.length);
  }

  /** How much of a field's path the query has, if the path ends so, from 0 to 1. */
  #endsWithPath(path: Terms = []): number {
    const whole = path.join('');
    if (!whole.endsWith(this.#path)) return 0;
    return this.#path.length / Math.max(1, whole.length);
  }

  /**
   * How much the likest name and the query say the same, from 0 to 1: Dice's
   * coefficient of their words by weight, `2 × common / (name + query)`.
   */
  #likeness(names: readonly Terms[]): number {
    return highest(names, (name) => {
      const common = sharedWeight(name, this.#words);
      return (2 * common) / (this.#weigh(name) + this.#total);
    });
  }

  /** How much of a message the query has, from 0 to 1; of a single word nothing. */
  #quoted(name: Terms): number {
    if (tellingOf(name).length < 2) return 0;
    const common = sharedWeight(name, this.#words);
    const share = Math.min(1, common / (this.#weigh(name) || 1));
    const certainty = Math.min(1, common / this.#total / SURE_SHARE);
    return share ** QUOTE_POWER * certainty;
  }

  /** The weight of different terms, without those that tell nothing. */
  #weigh(terms: Terms): number {
    return sum(tellingOf(terms).map((term) => this.#vocabulary.weight(term)));
  }
}

function tellingOf(terms: Terms): Terms {
  return [...new Set(terms)].filter((term) => !STOP_WORDS.has(term));
}

/** The weight of the words of a query that terms of the pages are. */
export function sharedWeight(
  terms: Terms,
  words: readonly QueryWord[],
): number {
  const shared = words.map(({weight, shares}) => {
    return weight * highest(terms, (term) => shares.get(term) ?? 0);
  });
  return sum(shared);
}

function highest<Item>(
  items: readonly Item[],
  value: (item: Item) => number,
): number {
  return Math.max(0, ...items.map(value));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
