/** A test, by its file and its title; `…` for what the title gets as it runs. */
export interface Shown {
  readonly file: string;
  readonly title: string;
}

/** One number, state, wording or error of the product's specification. */
export interface SpecificationRow {
  /** Number of the section; `2.modal` is its part on the search modal. */
  readonly section: string;
  readonly states: string;
  readonly shownBy: readonly Shown[];
}

type Titles = (title: string) => Shown;

const of =
  (file: string): Titles =>
  (title) => ({file, title});

const addresses = of('src/lib/address.test.ts');
const announcement = of('tests/browser/announcement.spec.ts');
const answer = of('src/plugins/search/engine/answerRequest.test.ts');
const bar = of('src/theme/Navbar/navbar.test.tsx');
const builds = of('tests/full/failures.test.ts');
const colorMode = of('tests/browser/colorMode.spec.ts');
const crash = of('src/components/CrashReport/CrashReport.test.tsx');
const dialog = of('src/plugins/search/client/dialogState.test.ts');
const discovery = of('tests/site/discovery.test.ts');
const docs = of('tests/browser/docs.spec.ts');
const environment = of('src/site/environment.test.ts');
const extractPages = of('src/plugins/search/node/extractPages.test.ts');
const faultAddresses = of('tests/browser/faults/addresses.spec.ts');
const faultNetwork = of('tests/browser/faults/network.spec.ts');
const faultStars = of('tests/browser/faults/stars.spec.ts');
const faultStorage = of('tests/browser/faults/storage.spec.ts');
const groups = of('src/plugins/search/shared/groupHits.test.ts');
const hosted = of('src/plugins/search/client/hosted.test.ts');
const items = of('src/theme/NavbarItem/navbarItems.test.tsx');
const loading = of('src/theme/Loading/loading.test.tsx');
const navbar = of('tests/browser/navbar.spec.ts');
const navigation = of('tests/browser/navigation.spec.ts');
const navigationFacts = of('src/site/navigation.test.ts');
const opened = of('tests/browser/pages.spec.ts');
const pages = of('tests/site/pages.test.ts');
const preferred = of('tests/browser/preferredVersion.spec.ts');
const progress = of('src/plugins/lean-client/client/progressBar.test.ts');
const provider = of('src/plugins/search/client/provider.test.ts');
const providers = of('src/theme/providers.test.tsx');
const readHit = of('src/plugins/search/shared/readHit.test.ts');
const request = of('src/plugins/search/shared/searchRequest.test.ts');
const searchAddresses = of('src/plugins/search/shared/addresses.test.ts');
const searchDialog = of('tests/browser/searchDialog.spec.ts');
const starCount = of('src/plugins/repository-stars/shared/starCount.test.ts');
const stars = of('tests/browser/stars.spec.ts');
const starStore = of('src/plugins/repository-stars/client/starStore.test.ts');
const storedSearches = of('src/plugins/search/client/storedSearches.test.ts');
const toggle = of('src/lib/colorMode.test.ts');
const versions = of('src/site/versions.test.ts');
const versionsData = of('tests/site/versions.test.ts');

const row = (
  section: string,
  states: string,
  ...shownBy: readonly Shown[]
): SpecificationRow => ({section, states, shownBy});

const ROUTE_IS_BUILT = [
  pages('$path > is built, in English, with one heading of the first level'),
  opened('… opens with its heading and says nothing in the console'),
] as const;

/**
 * What the specification of the product says, in its order, and what shows it.
 * A test fails for a row without a test and for a test that is gone.
 */
export const SPECIFICATION: readonly SpecificationRow[] = [
  row(
    '1',
    'documentation in two versions: v0.3.x under /docs, Next under /docs/next',
    versions(
      'Next is at /docs/next, the latest release at /docs, and older ones at their names',
    ),
  ),
  row(
    '1',
    'visitors are anonymous: one locale, English, left to right',
    pages('$path > is built, in English, with one heading of the first level'),
  ),

  row(
    '1',
    'a blog with one post, an archive, authors and the page of the one author',
    pages(
      'the table has 36 pages of each version, 5 of them unlisted, and 2 categories',
    ),
    opened('… opens with its heading and says nothing in the console'),
  ),

  row('2', 'every route of the table answers', ...ROUTE_IS_BUILT),
  row(
    '2',
    'any other address shows the not-found page',
    opened(
      'an address that no page has shows the not-found page with status 404',
    ),
  ),
  row(
    '2',
    'there is no page beyond the tables',
    pages('there is no page that no table names'),
  ),
  row(
    '2',
    '/search/ takes the query from the parameter q',
    discovery(
      'the field of the search page is sent as q, and takes 512 characters',
    ),
    searchAddresses('%j in %s is at %s'),
  ),
  row(
    '2',
    'index.html and .html at the end of a path are stripped',
    addresses('the page of %s is %s'),
    faultAddresses(
      'fault 15: an address with … keeps the content and gets the one address',
    ),
  ),
  row(
    '2',
    'navigation scrolls to the target of the hash',
    navigation(
      'a link with a hash shows its target, on another page and on the same',
    ),
  ),
  row(
    '2',
    'navigation scrolls to the top where there is no hash',
    navigation('a page that a link leads to is shown from its top'),
  ),
  row(
    '2',
    'both versions have the same 31 listed and 5 unlisted pages and 2 categories',
    pages(
      'the table has 36 pages of each version, 5 of them unlisted, and 2 categories',
    ),
  ),
  row(
    '2',
    'the what-is page is at the root of a version',
    navbar(
      'on a phone, up to 996 px > a choice in the menu closes it and shows the page, …',
    ),
  ),
  row(
    '2',
    'unlisted pages are reached by address only',
    pages('docs pages > unlisted pages are in no sidebar'),
    docs('an unlisted page says so and stands in no sidebar'),
  ),
  row(
    '2.layout',
    'a link skips to the content',
    navbar('the first key leads to a link that skips to the content'),
  ),
  row(
    '2.layout',
    'an announcement bar can be closed',
    announcement(
      'the announcement is shown until it is closed, and then on no page, …',
    ),
  ),
  row(
    '2.layout',
    'the announcement is shown again when its id changes',
    announcement(
      'an announcement of a new id is shown to those who closed the old one',
    ),
  ),
  row(
    '2.layout',
    'the navbar is fixed at the top',
    navbar(
      'on a desktop, from 997 px on > the bar stays at the top while the page scrolls',
    ),
  ),
  row(
    '2.layout',
    'the navbar has its items left and right, its toggle and its search',
    navbar(
      'on a desktop, from 997 px on > the bar has documentation and blog on the left, the others on the right',
    ),
    bar('items stand on the side that they name'),
  ),
  row(
    '2.layout',
    'items stand on the right by default',
    navigationFacts('an item that names no side stands on the right'),
  ),
  row(
    '2.layout',
    'a dropdown leads to the other version of the page',
    navbar(
      'on a desktop, from 997 px on > the version dropdown lists Next and v0.3.x and leads to the same page, …',
    ),
  ),
  row(
    '2.layout',
    'the source link carries the star counter',
    stars(
      'the stored count is shown first, then the fresh one, which is stored with its time',
    ),
  ),
  row(
    '2.layout',
    'the mobile sidebar has a button back to the main menu',
    navbar(
      'on a phone, up to 996 px > the menu of a docs page leads back to the main menu, …',
    ),
  ),
  row(
    '2.layout',
    'the footer has documentation, community and more, a logo and the copyright',
    navbar(
      'the footer has documentation, community and more, the sign, the copyright and a sentence on privacy',
    ),
  ),
  row(
    '2.layout',
    'the table of contents covers levels 2 to 3',
    pages(
      'docs pages > the table of contents has the headings of levels 2 and 3, in their order',
    ),
  ),
  row(
    '2.layout',
    'up to 996 px the layout is that of phones',
    navbar(
      'on a phone, up to 996 px > the bar has a menu button instead of its items',
    ),
    navbar(
      'on a desktop, from 997 px on > no menu button is shown, and the sidebar stands beside the page',
    ),
  ),
  row(
    '2.modal',
    'slash and Ctrl/Cmd+K open the search',
    searchDialog(
      'opening > … opens the dialog with its field ready to type into',
    ),
    searchDialog(
      'opening > in a field the slash is a letter, and no key opens the dialog',
    ),
  ),
  row(
    '2.modal',
    "the button reads 'Search', with Ctrl+K or the command key and K",
    searchDialog('hint of the keys > is Ctrl and K'),
    searchDialog('hint of the keys > on a Mac > is the command key and K'),
  ),
  row(
    '2.modal',
    'without a query it lists recent and favorite searches',
    dialog('the screen > starts with the stored searches'),
  ),
  row(
    '2.modal',
    'Enter selects, arrows navigate, Escape closes',
    searchDialog(
      'results > arrows go through the rows and round, and Enter leads to the one chosen',
    ),
    searchDialog(
      'panel > Escape with the panel open closes the dialog at once',
    ),
  ),
  row(
    '2.modal',
    'results are grouped',
    groups('hits of a page stand together, in the order of the first of each'),
  ),
  row(
    '2.modal',
    "'See all {count} results' leads to the search page",
    searchDialog('results > all of them are one link away, on the search page'),
  ),
  row(
    '2.modal',
    'a thin bar appears when navigation takes longer than 200 ms',
    progress('a route that loads within the delay shows no bar'),
    navigation('a page that is slow to come shows a bar until it is there'),
  ),

  row(
    '3',
    'a search hit: objectID, url, type, content, hierarchy lvl0 to lvl6',
    readHit('a sound record is read, and what it does not need is dropped'),
    readHit('records that cannot be shown > %s'),
    answer('a hit has a record of its section, grouped by its page'),
  ),
  row(
    '3',
    'recent and favorite searches are stored for each index',
    storedSearches(
      'searches are kept under the keys of DocSearch, for each index',
    ),
  ),
  row(
    '3',
    'a docs version: name, label, isLast, path, mainDocId, docs, draftIds, sidebars',
    versionsData('the pages know each docs version with its fields'),
  ),
  row(
    '3',
    'the star count is kept as value and timestamp',
    starCount('a stored count > is read as value and timestamp'),
    starStore(
      'the stored count is shown first, and the fresh one after the call',
    ),
  ),
  row(
    '3',
    'the preferred version is kept for each docs plugin',
    preferred('the version that a reader chooses is kept, …'),
    preferred(
      'pages outside of the documentation lead to the version of the reader',
    ),
    preferred('a kept version that does not exist is forgotten'),
  ),
  row(
    '3',
    'the color theme is kept: light, dark or system',
    colorMode('the choice stands on the next page and after a reload'),
  ),
  row(
    '3',
    'that the announcement was closed is kept with its id',
    announcement(
      'the announcement is shown until it is closed, and then on no page, …',
    ),
  ),

  row(
    '4.search',
    'status idle',
    dialog('the status > is idle before a query'),
    dialog('the status > is idle with an answer'),
  ),
  row(
    '4.search',
    'status loading',
    dialog('the status > is loading while an answer is awaited'),
  ),
  row(
    '4.search',
    'status stalled, after 300 ms',
    dialog('the status > is stalled when the answer is late'),
    searchDialog(
      'screens without results > an answer that takes longer than 300 ms is said to be awaited',
    ),
  ),
  row(
    '4.search',
    'status error, when all hosts are unreachable',
    dialog('the status > is error when nobody answers'),
  ),
  row(
    '4.search',
    'the panel opens on focus',
    dialog('the panel > opens on focus'),
  ),
  row(
    '4.search',
    'the panel closes on Escape, blur, submit and selection',
    dialog('the panel > closes with the dialog on Escape while it is open'),
    dialog('the panel > closes on blur'),
    dialog('the panel > closes on submit'),
  ),
  row(
    '4.search',
    'Escape clears the query while the panel is closed',
    dialog('the panel > is closed: Escape clears the query'),
    searchDialog(
      'panel > opens on focus, closes when focus leaves; Escape then clears, and closes what is empty',
    ),
  ),
  row(
    '4.search',
    'the modal opens and closes',
    searchDialog('opening > the button opens it, and its own key closes it'),
  ),
  row(
    '4.color',
    'system, stored as null, then light, then dark, then system',
    colorMode(
      'the toggle goes from system to light, dark and system, stored as absent, …',
    ),
    toggle(
      'where the system counts, the choice goes from none to light, dark and none',
    ),
  ),
  row(
    '4.color',
    'dark and light where the system does not count',
    toggle('where it does not, the choice goes between dark and light'),
  ),
  row(
    '4.color',
    'the toggle is disabled until the page runs in a browser',
    bar(
      'the toggle of the color mode is disabled until the page runs in a browser',
    ),
    colorMode(
      'without script > the toggle is disabled and not shown, and the system decides',
    ),
  ),
  row(
    '4.color',
    'an unknown mode is an error',
    toggle('a mode that is none is an error'),
  ),
  row(
    '4.color',
    'light by default, with the system respected',
    colorMode(
      'without a choice the page is light, and follows the system as it changes, …',
    ),
  ),
  row(
    '4',
    'the announcement is visible until closed',
    announcement(
      'the announcement is shown until it is closed, and then on no page, …',
    ),
    announcement('nothing flashes or shifts when the announcement is …'),
  ),
  row(
    '4',
    'mobile dropdowns fold and unfold, and open when active',
    navbar(
      'on a phone, up to 996 px > a dropdown in the menu is open where one of its items is shown, and folds, …',
    ),
    navbar(
      'on a phone, up to 996 px > a dropdown in the menu is folded where none of its items is shown, …',
    ),
  ),
  row(
    '4',
    'a navbar with hide-on-scroll goes on scroll down and comes on scroll up',
    bar(
      'a navbar that hides on scroll goes with scrolling down and comes with scrolling up',
    ),
    bar('a navbar that does not hide on scroll stays'),
  ),
  row(
    '4',
    'a navbar with hide-on-scroll stays near the top',
    bar('near the top a navbar that hides on scroll stays'),
  ),
  row(
    '4',
    'the progress bar starts after 200 ms and finishes with the route',
    progress(
      'a slow route shows a bar that begins at its minimum and trickles',
    ),
    progress('the bar runs to its end and is gone after two animation times'),
  ),
  row(
    '4',
    'the stored star count first, the fresh one with its time after the fetch',
    stars(
      'the stored count is shown first, then the fresh one, which is stored with its time',
    ),
  ),

  row(
    '5',
    'at most 64 characters in the modal, and the selection cut to 64',
    searchDialog(
      'opening > what is selected becomes the query, cut to 64 characters',
    ),
  ),
  row(
    '5',
    'an application id and a key are required, with a missing-parameter message',
    hosted('what is missing > id %j and key %j: %s'),
    environment(
      'hosted search without its application id and key says which parameter is missing',
    ),
  ),
  row(
    '5',
    'the list of requests may not be empty',
    hosted('what is missing > a list of requests that is empty is refused'),
    of('src/plugins/search/client/embeddedClient.test.ts')(
      'a list of requests > %j is refused',
    ),
  ),
  row(
    '5',
    'a navbar item of a type without component is an error',
    items('an item of a type that no component draws names the type'),
    builds('a navbar item of an unknown type fails the build'),
  ),
  row(
    '5',
    'a doc-sidebar item with nothing to link to is an error',
    items('an item for a sidebar with nothing to link to says so'),
  ),

  row(
    '7',
    'search: POST /1/indexes/*/queries, credentials in the query string',
    hosted(
      'calls > a search is posted to all indexes, credentials in the address',
    ),
    request('a request asks for what the dialog shows, 20 hits a page'),
  ),
  row(
    '7',
    'recommendations: POST /1/indexes/*/recommendations',
    hosted('calls > recommendations are posted to all indexes'),
  ),
  row(
    '7',
    'custom: POST to a path that the caller gives',
    hosted('calls > a custom call is posted to the path that is given'),
  ),
  row(
    '7',
    'results[0].hits, nbHits and queryID are read',
    readHit('an answer keeps its sound hits'),
    readHit('an answer keeps its counts and its marks'),
    answer('an answer has all that the provider answers'),
  ),
  row(
    '7',
    'star count: GET with an abort signal, stargazers_count is read',
    starStore(
      'the stored count is shown first, and the fresh one after the call',
    ),
    starStore('leaving the page aborts the call and stores nothing'),
    stars('leaving the page aborts the call'),
  ),
  row(
    '7',
    "the star count reads 'Stars: {n}'",
    starCount('the text is the one of the specification'),
  ),
  row(
    '7',
    'by default no other origin is asked but for the stars',
    opened(
      'a page asks no other origin but the source host, once, for the stars',
    ),
  ),
  row(
    '7',
    'a read host, a write host and three fallback hosts',
    hosted('hosts > without other settings they are the provider’s five'),
    hosted(
      'hosts > what is written goes to the writing host first, and has 30 s',
    ),
  ),
  row(
    '7',
    'requests and results are cached in memory',
    hosted(
      'calls > an answer is kept in memory: the same search is asked once',
    ),
    hosted('calls > a search that is under way is not asked twice'),
  ),
  row(
    '7',
    'the status of hosts is cached in local storage',
    hosted('hosts > what is known of hosts is kept in local storage'),
  ),
  row(
    '7',
    "the page preconnects to the provider's host",
    of('src/plugins/search/options.test.ts')(
      'pages connect ahead to the host of hosted search, and to none of embedded search',
    ),
  ),
  row(
    '7',
    'results are filtered by language and docs version',
    answer('filters > %j leaves %i hits'),
    extractPages('a version has its own pages and those without a version'),
    searchDialog(
      'hits of one version never show in the other, and unlisted pages never',
    ),
  ),
  row(
    '7',
    'routes are prefetched',
    navigation('pages that links in sight lead to are fetched ahead'),
  ),
  row(
    '7',
    'pages have links to their canonical and their alternate address',
    pages(
      '$path > names its own address as canonical, for English and for all',
    ),
  ),
  row(
    '7',
    'chunks of pages are static files, loaded late',
    of('tests/site/links.test.ts')(
      'every script that a page names for later exists',
    ),
  ),

  row(
    '8',
    "all search hosts unreachable: 'Unable to fetch results' and its help",
    hosted(
      'errors (section 8) > every host unreachable: a retry error after the last',
    ),
    provider(
      'the hosted provider with its fallback > only when nobody can answer it is an error',
    ),
  ),
  row(
    '8',
    "'No results for \"{query}\"', up to 3 suggestions, 'Let us know.'",
    searchDialog(
      'screens without results > no results: the query, up to 3 others to try, and a prefilled issue',
    ),
  ),
  row(
    '8',
    "empty history: 'No recent searches'",
    searchDialog(
      'screens without results > nothing searched for yet: no recent searches',
    ),
  ),
  row(
    '8',
    'an API error, or a detailed one with its status',
    hosted(
      'errors (section 8) > an API error with details carries them and its status',
    ),
    hosted(
      'errors (section 8) > an API error that is no JSON carries its text',
    ),
  ),
  row(
    '8',
    'an answer that cannot be parsed: a deserialization error',
    hosted(
      'errors (section 8) > an answer that is no JSON: a deserialization error',
    ),
  ),
  row(
    '8',
    'timeout, network failure, neither 2xx nor 4xx: the next host',
    hosted('errors (section 8) > %i: the next host is tried'),
    hosted(
      'errors (section 8) > every host swallows the call: each is given up, then a retry error',
    ),
  ),
  row(
    '8',
    'any other 4xx is thrown, not retried',
    hosted('errors (section 8) > %i is thrown and not retried'),
  ),
  row(
    '8',
    "page crash: 'This page crashed.', 'Try again', the chained messages",
    crash(
      'a page that crashed says so with the chained messages, and tries again, …',
    ),
    navigation(
      'a page that crashes says so with the chained messages, and Try again shows it',
    ),
  ),
  row(
    '8',
    "lazy page failure: a red box with the error and 'Retry'",
    loading(
      'a page that could not be loaded is a red box with the error as text and a button to retry',
    ),
  ),
  row(
    '8',
    'the next route fails: a warning, then a full load',
    faultNetwork(
      'fault 3: after a new deploy a link loads its page once, and that page works',
    ),
    faultNetwork(
      'fault 3: a page whose chunk stays away is loaded once, and then said to be missing',
    ),
  ),
  row(
    '8',
    "wrong base URL: 'Your site did not load properly'",
    pages(
      '$path > says that its address may be wrong, hidden by its style sheet alone',
    ),
    navigation(
      'the notice of a site that did not load properly > is seen where the style sheet is not found, as under a wrong base URL',
    ),
    navigation(
      'the notice of a site that did not load properly > is not seen where scripts are blocked or late',
    ),
  ),
  row(
    '8',
    'a navbar item fails: its configuration is named',
    bar(
      'an item that fails to be drawn is named with its configuration, and why',
    ),
  ),
  row(
    '8',
    "bad version dropdown: 'No docs version exist for name …'",
    items(
      'a version dropdown names a version that does not exist, and those there are',
    ),
  ),
  row(
    '8',
    "unknown doc id: 'Couldn't find any doc with id …'",
    items(
      'an item for a doc id that no version has names the id and the ids there are',
    ),
  ),
  row(
    '8',
    "unknown sidebar id: 'Can't find any sidebar with id …'",
    items(
      'an item for a sidebar id that no version has names the id and the ids there are',
    ),
  ),
  row('8', 'unknown color mode', toggle('a mode that is none is an error')),
  row(
    '8',
    'missing context providers are errors',
    providers('without its %s a hook throws an error that names it'),
  ),
  row(
    '8',
    'broken links at build time are errors',
    builds('a %s that leads nowhere on the finished site fails the build'),
    builds('a Markdown link or an image that leads nowhere fails the build'),
    builds('wrong blog data fails the build'),
  ),
  row(
    '8',
    'a failure of the star count or of storage is silent',
    faultStars(
      'fault 16: … from the source host leaves the stored number, and for an hour nobody asks',
    ),
    faultStorage(
      'fault 11: everything works for the visit when local storage …',
    ),
  ),

  row(
    '9',
    '20 search hits a page',
    request('a request asks for what the dialog shows, 20 hits a page'),
    answer('hits per page > each page has so many, and the last has the rest'),
  ),
  row(
    '9',
    '5 results a group',
    groups('a group shows so many rows, and no more'),
    searchDialog(
      'results > a page is a group of at most 5 rows, with its version and its marks',
    ),
  ),
  row(
    '9',
    'snippets of 10 words, of 5 up to 768 px',
    request('a request asks for what the dialog shows, 20 hits a page'),
    request('on a narrow screen snippets have 5 words'),
    request('a screen is narrow up to 768 px'),
  ),
  row(
    '9',
    '7 recent searches without favorites, else 4',
    storedSearches('limits of section 9 > 7 recent searches without favorites'),
    storedSearches('limits of section 9 > 4 recent searches beside a favorite'),
    searchDialog('recent and favorite searches > 7 recent ones are shown'),
  ),
  row(
    '9',
    '10 favorite searches',
    storedSearches('limits of section 9 > 10 favorites'),
    searchDialog(
      'recent and favorite searches > 4 recent ones are shown beside at most 10 favorites',
    ),
  ),
  row(
    '9',
    'a host is down for 2 minutes',
    hosted('hosts > a host that failed is not asked again for two minutes'),
  ),
  row(
    '9',
    'timeouts: connect 1 s, read 2 s, write 30 s',
    hosted(
      'errors (section 8) > every host swallows the call: each is given up, then a retry error',
    ),
    hosted(
      'hosts > what is written goes to the writing host first, and has 30 s',
    ),
  ),
  row(
    '9',
    'input of 512 characters, of 64 in the modal',
    searchDialog(
      'opening > what is selected becomes the query, cut to 64 characters',
    ),
    discovery(
      'the field of the search page is sent as q, and takes 512 characters',
    ),
  ),
  row(
    '9',
    'loading says so after 200 ms',
    loading('a part of a page that is loaded later says so after 200 ms'),
  ),
  row(
    '9',
    'progress: 200 ms, 0.08, 0.02, 800 ms, 200 ms, no spinner',
    progress('the numbers are those of the specification, section 9'),
  ),
  row(
    '9',
    'Next at /docs/next, v0.3.x, the latest, at /docs',
    versions(
      'Next is at /docs/next, the latest release at /docs, and older ones at their names',
    ),
  ),
  row(
    '9',
    'a star count is fresh for an hour',
    starCount('an hour is what a count stays fresh'),
    stars('a count of this hour is not asked for again'),
  ),
  row(
    '9',
    'the framework is 3.8.1 and React 19.1.1',
    versions(
      'the framework is 3.8.1 in all its packages, React 19.1.1, both pinned',
    ),
  ),
];
