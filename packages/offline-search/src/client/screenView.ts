import {missingResultsUrl} from '../shared/addresses';
import type {SearchHit} from '../shared/algolia';
import {type HitText, readHitText} from '../shared/hitText';
import {DIALOG_INPUT_MAX} from '../shared/limits';
import type {TextPiece} from '../shared/markedText';
import {betterText, pastedText, seeAllText, TEXTS} from '../shared/texts';
import {type Child, element} from './element';
import {icon, type IconName} from './icon';
import {hrefOf, pageUrlOf, versionLabel} from './pageContext';
import type {Notice} from './provider';
import type {RowSource, Screen, SearchState, StoredGroup} from './searchState';
import {SETTINGS} from './settings';

type ScreenOf<Kind> = Extract<Screen, {kind: Kind}>;

export const LIST_ID = 'docsearch-list';

/** What readers do on a screen. */
export interface ScreenActions {
  /** Docs version that is searched. */
  readonly version: string;
  suggest(query: string): void;
  retry(): void;
  showBetter(): void;
  /** A link was clicked; that of a row has a hit. */
  open(url: string, event: MouseEvent, hit?: SearchHit): void;
}

/** What they also do on that of the dialog. */
export interface DialogActions extends ScreenActions {
  save(hit: SearchHit): void;
  remove(hit: SearchHit, source: RowSource): void;
}

/** Draws the dialog's screen: groups of rows, for the arrow keys. */
export function drawDialog(
  {screen, notice, offered}: SearchState,
  on: DialogActions,
): Child {
  return [drawNotice(notice, offered?.count, on), drawScreen(screen, on)];
}

function drawScreen(screen: Screen, on: DialogActions): Child {
  const {query} = {query: '', ...screen};
  switch (screen.kind) {
    case 'start':
      return drawStart(screen.groups, on);
    case 'waiting':
      return element('p.DocSearch-Help DocSearch-Waiting', TEXTS.waiting);
    case 'results':
      return [
        query.length > DIALOG_INPUT_MAX &&
          element('p.DocSearch-Corrected', pastedText(query.length)),
        drawCorrected(screen.corrected),
        drawResults(screen, on),
        element(
          'section.DocSearch-HitsFooter',
          drawLink(
            pageUrlOf(query, on.version),
            on,
            {},
            seeAllText(screen.total),
          ),
        ),
      ];
    case 'none':
      return element(
        'div.DocSearch-NoResults',
        element('div.DocSearch-Screen-Icon', icon('none')),
        element('p.DocSearch-Title', [
          `${TEXTS.noResults} "`,
          element('strong', query),
          '"',
        ]),
        drawNone(screen, on),
      );
    case 'error':
      return element(
        'div.DocSearch-ErrorScreen',
        element('div.DocSearch-Screen-Icon', icon('trouble')),
        element('p.DocSearch-Title', TEXTS.errorTitle),
        drawError(on),
      );
  }
}

/** Draws what the search page has below its count: a list with excerpts. */
export function drawPage(
  {screen, notice, offered}: SearchState,
  on: ScreenActions,
): Child {
  return [
    drawNotice(notice, offered?.count, on),
    screen.kind === 'start' && element('p', TEXTS.pageHint),
    screen.kind === 'results' && [
      drawCorrected(screen.corrected),
      element(
        'ol.search-page__results',
        screen.groups.map(({hits}) => drawPageRows(hits, on)),
      ),
    ],
    screen.kind === 'none' && drawNone(screen, on),
    screen.kind === 'error' && drawError(on),
  ];
}

/** Draws rows of the search page. */
export function drawPageRows(
  hits: readonly SearchHit[],
  on: ScreenActions,
): readonly HTMLElement[] {
  return hits.map((hit) => {
    const text = readHitText(hit);
    const path = [...text.path, versionLabel(on.version)].join(' › ');
    return element(
      'li.search-page__result',
      element('h2', drawLink(hrefOf(hit), on, {}, drawTitle(text), hit)),
      element('p.search-page__path', path),
      text.snippet.length > 0 &&
        element('p', drawMarked(text.snippet, text.isCode)),
    );
  });
}

function drawStart(groups: readonly StoredGroup[], on: DialogActions): Child {
  if (groups.length === 0) {
    const help = element('p.DocSearch-Help', TEXTS.noRecent);
    return element('div.DocSearch-StartScreen', help);
  }
  const drawn = groups.map(({title, source, hits}) => {
    const rows = hits.map((hit) => drawStoredRow(hit, source, on));
    return drawGroup('rowgroup', title, undefined, rows);
  });
  // A row has buttons next to its link, which a listbox can't contain.
  return drawList('grid', TEXTS.storedSearches, drawn);
}

function drawStoredRow(
  hit: SearchHit,
  source: RowSource,
  on: DialogActions,
): Child {
  const {title} = readHitText(hit);
  const name = title.map(({text}) => text).join('');
  const isRecent = source === 'recent';
  const removal = isRecent ? TEXTS.removeRecent : TEXTS.removeFavorite;
  const drawAction = (
    picture: IconName,
    label: string,
    onclick: () => void,
  ): Child =>
    element(
      'div.DocSearch-Hit-action',
      {role: 'gridcell'},
      element(
        'button.DocSearch-Hit-action-button',
        {
          type: 'button',
          title: label,
          'aria-label': `${label}: ${name}`,
          onclick,
        },
        icon(picture),
      ),
    );
  return element(
    'li.DocSearch-Hit',
    {role: 'row', 'data-row': ''},
    element(
      'div.DocSearch-Hit-cell',
      {role: 'gridcell'},
      drawHit(hit, source, {}, on),
    ),
    isRecent &&
      drawAction('favorite', TEXTS.save, () => {
        on.save(hit);
      }),
    drawAction('remove', removal, () => {
      on.remove(hit, source);
    }),
  );
}

function drawResults({groups}: ScreenOf<'results'>, on: DialogActions): Child {
  const option = {role: 'option', 'data-row': ''};
  const drawn = groups.map(({title, hits}) => {
    const rows = hits.map((hit) =>
      element(
        'li.DocSearch-Hit',
        {role: 'presentation'},
        drawHit(hit, undefined, option, on),
      ),
    );
    return drawGroup('group', title, versionLabel(on.version), rows);
  });
  return drawList('listbox', TEXTS.results, drawn);
}

function drawList(role: string, label: string, groups: Child): Child {
  const attributes = {id: LIST_ID, role, 'aria-label': label};
  return element('div.DocSearch-Dropdown-Container', attributes, groups);
}

function drawGroup(
  role: string,
  title: string,
  version: string | undefined,
  rows: Child,
): Child {
  return element(
    'section.DocSearch-Hits',
    {role, 'aria-label': [title, version].filter(Boolean).join(', ')},
    element(
      'div.DocSearch-Hit-source',
      {role: 'presentation'},
      title,
      version !== undefined && [
        ' ',
        element('span.DocSearch-Hit-version', version),
      ],
    ),
    element('ul', {role: 'presentation'}, rows),
  );
}

/** The link of a row. Readers reach it with the arrow keys, not with Tab. */
function drawHit(
  hit: SearchHit,
  picture: IconName | undefined,
  attributes: Readonly<Record<string, string | number>>,
  on: DialogActions,
): Child {
  const text = readHitText(hit);
  const content = element(
    'span.DocSearch-Hit-Container',
    element('span.DocSearch-Hit-icon', icon(picture ?? text.kind)),
    element(
      'span.DocSearch-Hit-content-wrapper',
      element('span.DocSearch-Hit-title', drawTitle(text)),
      drawPath(text),
    ),
    element('span.DocSearch-Hit-action', icon('select')),
  );
  const all = {...attributes, tabindex: -1};
  return drawLink(hrefOf(hit), on, all, content, hit);
}

function drawLink(
  href: string,
  on: ScreenActions,
  attributes: Readonly<Record<string, string | number>>,
  content: Child,
  hit?: SearchHit,
): Child {
  const onclick = (event: MouseEvent) => {
    on.open(href, event, hit);
  };
  return element('a', {...attributes, href, onclick}, content);
}

/** The title of a hit; the name of a field is shown as code. */
function drawTitle({kind, title}: HitText): Child {
  return drawMarked(title, kind === 'field');
}

/** A text with its matches highlighted. */
function drawMarked(pieces: readonly TextPiece[], isCode: boolean): Child {
  const marked = pieces.map(({text, isMarked}) =>
    isMarked ? element('mark', text) : text,
  );
  return isCode ? element('code', marked) : marked;
}

/** Below the title: headings between page and section, and the matching text. */
function drawPath({path, snippet, isCode}: HitText): Child {
  const above = path.slice(1).join(' › ');
  if (snippet.length > 0) {
    const excerpt = drawMarked(snippet, isCode);
    const before = above !== '' && `${above} — `;
    return element('span.DocSearch-Hit-path', before, excerpt);
  }
  const shown = above === '' ? path[0] : above;
  return shown !== undefined && element('span.DocSearch-Hit-path', shown);
}

/** Other queries, as buttons that run them, and an invitation to report. */
function drawNone(
  {query, suggestions}: ScreenOf<'none'>,
  on: ScreenActions,
): Child {
  const items = suggestions.map((suggestion) =>
    element(
      'li',
      drawButton(suggestion, () => {
        on.suggest(suggestion);
      }),
    ),
  );
  const href = missingResultsUrl(SETTINGS.issuesUrl, query);
  const elsewhere = {href, target: '_blank', rel: 'noopener noreferrer'};
  return [
    items.length > 0 && [
      element('p.DocSearch-Help', TEXTS.trySearchingFor),
      element('ul.DocSearch-NoResults-Prefill-List', items),
    ],
    element(
      'p.DocSearch-Help',
      `${TEXTS.report} `,
      element('a', elsewhere, TEXTS.reportLink),
    ),
  ];
}

function drawError(on: ScreenActions): Child {
  const help = element('p.DocSearch-Help', TEXTS.errorHelp);
  return [
    help,
    drawButton(TEXTS.retry, () => {
      on.retry();
    }),
  ];
}

function drawButton(label: string, onclick: () => void): Child {
  const attributes = {type: 'button', onclick};
  return element('button.DocSearch-Prefill', attributes, label);
}

/** Above results for a corrected query. */
function drawCorrected(corrected: string | undefined): Child {
  if (corrected === undefined) return undefined;
  const query = element('strong', corrected);
  return element('p.DocSearch-Corrected', `${TEXTS.corrected} `, query);
}

/**
 * Above results that aren't the best ones.
 *
 * @param count - Of better matches, which the notice offers.
 */
function drawNotice(
  notice: Notice | undefined,
  count = 0,
  on: ScreenActions,
): Child {
  if (notice === undefined) return undefined;
  const text = {
    better: drawButton(betterText(count), () => {
      on.showBetter();
    }),
    titles: TEXTS.textAwaited,
    searched: TEXTS.textSearched,
    slow: TEXTS.slow,
    unavailable: [
      element('strong', TEXTS.errorTitle),
      ` ${TEXTS.errorHelp} ${TEXTS.fallback}`,
    ],
    partial: TEXTS.partial,
  }[notice];
  return element('div.DocSearch-Notice', text);
}
