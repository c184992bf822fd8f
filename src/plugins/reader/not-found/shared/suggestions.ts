import {nearest} from '@openchoreo/content-errors/nearest';

/** The list of pages that only the not-found page loads. */
export interface SitePages {
  /** Root of the documentation and of its latest version, such as `/docs/`. */
  readonly docsRoot: string;
  readonly versions: readonly {
    readonly label: string;
    /** Such as `/docs/next/`. */
    readonly root: string;
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
  readonly counterparts: readonly (Suggestion & {readonly label: string})[];
  /** The page with the most similar address, if one is near. */
  readonly likely: Suggestion | undefined;
}

/** Longer queries find less. The search field has the same limit. */
const WORDS_MAX = 64;

/** A version starts with a `v` or contains a dot, so `404` is not one. */
const VERSION_PART = /^(?:v\d+|\d+(?=\.))(?:\.(?:\d+|x))*$/u;
const NUMBER_PART = /^\d+$/u;
const NO_WORDS = new Set(['docs', 'index', 'html', 'next', 'the', 'and']);

/** The words of a path, in order, without duplicates. */
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
 * The search words for an address: those of its last two parts.
 *
 * @param path - Without the base URL.
 */
export function searchWords(path: string): string {
  const parts = partsOf(decoded(path)).filter(
    (part) => !VERSION_PART.test(part) && !NUMBER_PART.test(part),
  );
  return wordsOf(parts.slice(-2).join(' ')).join(' ').slice(0, WORDS_MAX);
}

/**
 * The page whose address is nearest: the whole one, or else its last part, which
 * stays when a page moves to another folder.
 */
function nearestPage(
  rest: string,
  pages: readonly Suggestion[],
): Suggestion | undefined {
  const nearestBy = (
    nameOf: (path: string) => string,
  ): Suggestion | undefined => {
    const byName = new Map(pages.map((page) => [nameOf(page.route), page]));
    const near = nearest(nameOf(rest), byName.keys());
    return near === undefined ? undefined : byName.get(near);
  };
  const last = (path: string): string => partsOf(path).at(-1) ?? '';
  return nearestBy((path) => path) ?? nearestBy(last);
}

/**
 * The pages that a reader of an unknown address may have meant.
 *
 * @param path - Without the base URL; starts with a slash.
 */
export function suggestPages(path: string, site: SitePages): Suggestions {
  const address = decoded(path).replace(/\/*$/u, '/');
  const {docsRoot, versions} = site;
  const pages = site.pages.map(([route, title]) => ({route, title}));
  const lower = address.toLowerCase();
  const versionOf = (route: string): (typeof versions)[number] | undefined =>
    versions.find(({root}) => root !== docsRoot && route.startsWith(root)) ??
    versions.find(({root}) => route.startsWith(root));
  const isDocs = lower.startsWith(docsRoot);
  const [named = ''] = isDocs ? partsOf(address.slice(docsRoot.length)) : [];
  const foreign = VERSION_PART.test(named) ? named : undefined;
  const asked = foreign === undefined ? versionOf(lower) : undefined;
  const rest =
    foreign === undefined
      ? address.slice(asked?.root.length ?? 1)
      : address.slice(docsRoot.length + foreign.length + 1);
  const counterparts = versions.flatMap((version) => {
    if (!isDocs || version === asked || rest === '') return [];
    const {root, label} = version;
    const same = `${root}${rest}`.toLowerCase();
    const counterpart = pages.find(({route}) => route === same);
    return counterpart ? [{...counterpart, label}] : [];
  });
  const shown = asked ?? versions.find(({root}) => root === docsRoot);
  const candidates = pages.filter(({route}) => {
    const version = versionOf(route);
    return version === undefined || version === shown;
  });
  return {
    version: foreign ?? asked?.label,
    isKnownVersion: foreign === undefined,
    counterparts,
    likely:
      rest === ''
        ? undefined
        : nearestPage(`${shown?.root ?? '/'}${rest}`, candidates),
  };
}
