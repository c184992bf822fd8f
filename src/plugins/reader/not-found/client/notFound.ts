import {
  searchWords,
  suggestPages,
  type SitePages,
  type Suggestion,
} from '../shared/suggestions';

// Set by the plugin when it bundles this script.
declare const SEARCH_ADDRESS: string;
declare const BASE_URL: string;
declare const PAGES_ADDRESS: string;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function link({route, title}: Suggestion): HTMLAnchorElement {
  return make('a', {href: BASE_URL + route.slice(1)}, title);
}

/** A search form, filled in with the words of the address. */
function searchForm(path: string): HTMLFormElement {
  const input = make('input', {
    type: 'search',
    name: 'q',
    value: searchWords(path),
  });
  return make(
    'form',
    {action: SEARCH_ADDRESS, role: 'search'},
    make('label', {}, 'Search for', input),
    make('button', {type: 'submit', className: 'oc-button'}, 'Search'),
  );
}

/** What is known of the version in the address, and the page it may have meant. */
function notesOn(path: string, site: SitePages): Node[] {
  const {version, isKnownVersion, counterparts, likely} = suggestPages(
    path,
    site,
  );
  const note = isKnownVersion
    ? `This address belongs to the ${version ?? ''} documentation.`
    : `This site has no ${version ?? ''} documentation.`;
  const others = counterparts.flatMap((counterpart) => [
    ` ${counterpart.label} has this page: `,
    link(counterpart),
    '.',
  ]);
  return [
    ...(version === undefined ? [] : [make('p', {}, note, ...others)]),
    ...(likely ? [make('p', {}, 'Did you mean ', link(likely), '?')] : []),
  ];
}

async function readSitePages(): Promise<SitePages | undefined> {
  try {
    const response = await fetch(PAGES_ADDRESS);
    // The build wrote it. A host may answer with a page, which is no JSON.
    return response.ok ? ((await response.json()) as SitePages) : undefined;
  } catch {
    return undefined; // The search form works without it.
  }
}

/** Adds suggestions for the address to the page, once. */
export async function fill(place: HTMLElement): Promise<void> {
  if (place.childElementCount > 0) return;
  const path = `/${location.pathname.slice(BASE_URL.length)}`;
  const form = searchForm(path);
  place.append(form);
  const site = await readSitePages();
  if (!site) return;
  // The form stays, because the reader may already be typing in it.
  form.before(...notesOn(path, site));
}
