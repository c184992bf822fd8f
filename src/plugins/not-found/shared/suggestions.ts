import {nearest} from '../../../lib/nearest';

/** What the not-found page knows of the site. Loaded there only. */
export interface SitePages {
  /** Where the documentation hangs, such as `/docs/`. */
  readonly docsRoot: string;
  readonly versions: readonly {
    readonly label: string;
    /** Such as `/docs/next/`. */
    readonly root: string;
    /** Pages that no version's root fits belong to it. */
    readonly isLatest: boolean;
  }[];
  /** Address and title of each listed page. */
  readonly pages: readonly (readonly [route: string, title: string])[];
}

/** A page that the reader may have meant. */
export interface Suggestion {
  readonly route: string;
  readonly title: string;
}

export interface Suggestions {
  /** Label of the docs version in the address, known or not. */
  readonly version: string | undefined;
  /** Whether the site has documentation of that version. */
  readonly isKnownVersion: boolean;
  /** The same page in other versions. */
  readonly twins: readonly (Suggestion & {readonly label: string})[];
  /** The best first. */
  readonly likely: readonly Suggestion[];
}

/** As many as a reader looks through. */
const LIKELY_MAX = 4;
/** Of what an address says, this part must be found in a page. */
const LIKELY_MIN = 0.4;
/** A page that says less than this part of what the best one says is left out. */
const LIKELY_BESIDE_BEST = 0.7;
/** Longer queries find less. As many letters as the search field takes. */
const WORDS_MAX = 64;

/** A version is written with a `v` or with a dot: `404` is none. */
const VERSION_PART = /^(?:v\d+|\d+(?=\.))(?:\.(?:\d+|x))*$/u;
const NUMBER_PART = /^\d+$/u;
const NO_WORDS = new Set(['docs', 'index', 'html', 'next', 'the', 'and']);

/** The words of a path, in their order, each once. */
function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !NO_WORDS.has(word));
  return [...new Set(words)];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/**
 * The words to look for: those of the last two parts of an address.
 *
 * @param path - Without the base URL.
 */
export function searchWords(path: string): string {
  const parts = partsOf(decoded(path)).filter(
    (part) => !VERSION_PART.test(part) && !NUMBER_PART.test(part),
  );
  return wordsOf(parts.slice(-2).join(' ')).join(' ').slice(0, WORDS_MAX);
}

/** How much of a word a page says: all, a form of it, or a slip of the pen. */
function match(word: string, said: readonly string[]): number {
  if (said.includes(word)) return 1;
  const isForm = said.some(
    (other) =>
      Math.min(word.length, other.length) > 3 &&
      (other.startsWith(word) || word.startsWith(other)),
  );
  if (isForm) return 0.8;
  return word.length > 3 && nearest(word, said) !== undefined ? 0.6 : 0;
}

function rank(rest: string, pages: readonly Suggestion[]): Suggestion[] {
  const parts = partsOf(rest);
  const last = new Set(wordsOf(parts.at(-1) ?? ''));
  const words = wordsOf(rest);
  // The last part names the page; the parts before it say where it was.
  const weight = (word: string): number => (last.has(word) ? 3 : 1);
  const total = words.reduce((sum, word) => sum + weight(word), 0);
  if (total === 0) return [];
  const ranked = pages
    .map((page) => {
      const said = wordsOf(`${page.route} ${page.title}`);
      const found = words.reduce(
        (sum, word) => sum + weight(word) * match(word, said),
        0,
      );
      // Of two pages with the same matches, prefer the shorter name.
      return {page, score: found / total - said.length / 1000};
    })
    .filter(({score}) => score > LIKELY_MIN)
    .sort((a, b) => b.score - a.score);
  // After an exact match, guesses would only distract.
  const least = (ranked[0]?.score ?? 0) * LIKELY_BESIDE_BEST;
  return ranked
    .filter(({score}) => score >= least)
    .slice(0, LIKELY_MAX)
    .map(({page}) => page);
}

/**
 * The pages that a reader of an unknown address may have meant.
 *
 * @param path - Without the base URL; begins with a slash.
 */
export function suggestPages(path: string, site: SitePages): Suggestions {
  const address = decoded(path).replace(/\/*$/u, '/');
  const {docsRoot, versions} = site;
  const pages = site.pages.map(([route, title]) => ({route, title}));
  const lower = address.toLowerCase();
  const versionOf = (route: string): (typeof versions)[number] | undefined =>
    versions.find(({root, isLatest}) => !isLatest && route.startsWith(root)) ??
    versions.find(({root}) => route.startsWith(root));
  const isDocs = lower.startsWith(docsRoot);
  const [named = ''] = isDocs ? partsOf(address.slice(docsRoot.length)) : [];
  const foreign = VERSION_PART.test(named) ? named : undefined;
  const asked = foreign === undefined ? versionOf(lower) : undefined;
  const rest =
    foreign === undefined
      ? address.slice(asked?.root.length ?? 1)
      : address.slice(docsRoot.length + foreign.length + 1);
  const twins = isDocs
    ? versions
        .filter((version) => version !== asked)
        .flatMap(({root, label}) => {
          const twin = pages.find(
            ({route}) => route === `${root}${rest}`.toLowerCase(),
          );
          return twin && rest !== '' ? [{...twin, label}] : [];
        })
    : [];
  const shown = asked ?? versions.find(({isLatest}) => isLatest);
  const candidates = pages.filter(({route}) => {
    const version = versionOf(route);
    return version === undefined || version === shown;
  });
  return {
    version: foreign ?? asked?.label,
    isKnownVersion: foreign === undefined,
    twins,
    likely: rank(rest, candidates),
  };
}
