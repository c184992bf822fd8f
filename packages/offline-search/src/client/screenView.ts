import {missingResultsUrl, searchPageUrl} from '../shared/addresses';
import type {SearchHit} from '../shared/algolia';
import type {HitGroup} from '../shared/groupHits';
import {DIALOG_INPUT_MAX} from '../shared/limits';
import {type HitText, readHitText} from '../shared/hitText';
import {betterText, pastedText, seeAllText, TEXTS} from '../shared/texts';
import type {DialogState, RowSource, Screen, StoredGroup} from './dialogState';
import {element, icon, type IconName, markedText} from './dom';
import {versionLabel} from './pageContext';
import type {Notice} from './provider';
import {SETTINGS} from './settings';

export const LIST_ID = 'docsearch-list';

export function rowId(row: number): string {
  return `docsearch-item-${row}`;
}

/** What drawing a screen needs, and the callbacks of its buttons. */
export interface ScreenContext {
  readonly baseUrl: string;
  /** Docs version that is searched. */
  readonly version: string;
  /** The same for the search page's URL; absent if it is that page's default. */
  readonly versionParameter: string | undefined;
  readonly hrefOf: (hit: SearchHit) => string;
  readonly onSave: (hit: SearchHit) => void;
  readonly onRemove: (hit: SearchHit, source: RowSource) => void;
  readonly onSuggestion: (suggestion: string) => void;
  readonly onBetter: () => void;
  readonly onRetry: () => void;
}

/** Draws the content of the panel. */
export function drawScreen(
  {screen, notice, offered}: DialogState,
  context: ScreenContext,
): readonly Node[] {
  const drawn = drawKind(screen, context);
  if (notice === undefined) return drawn;
  return [drawNotice(notice, offered?.count, context.onBetter), ...drawn];
}

function drawKind(screen: Screen, context: ScreenContext): readonly Node[] {
  switch (screen.kind) {
    case 'start':
      return drawStart(screen.groups, context);
    case 'waiting':
      return [
        element(
          'p',
          {class: 'DocSearch-Help DocSearch-Waiting'},
          TEXTS.waiting,
        ),
      ];
    case 'results':
      return [
        ...drawWhole(screen.query),
        ...drawCorrected(screen.corrected),
        drawResults(screen.groups, context),
        drawSeeAll(screen, context),
      ];
    case 'none':
      return [drawNone(screen, context)];
    case 'error':
      return [drawError(context)];
  }
}

function drawStart(
  groups: readonly StoredGroup[],
  context: ScreenContext,
): readonly Node[] {
  if (groups.length === 0) {
    return [
      element(
        'div',
        {class: 'DocSearch-StartScreen'},
        element('p', {class: 'DocSearch-Help'}, TEXTS.noRecent),
      ),
    ];
  }
  // A row has buttons next to its link, which a listbox can't contain.
  const grid = element('div', {
    class: 'DocSearch-Dropdown-Container',
    id: LIST_ID,
    role: 'grid',
    'aria-label': TEXTS.storedSearches,
  });
  let row = 0;
  for (const group of groups) {
    const rows = group.hits.map((hit) => {
      row += 1;
      return drawStoredRow(hit, group.source, row - 1, context);
    });
    grid.append(drawGroup(group.title, undefined, rows, 'rowgroup'));
  }
  return [grid];
}

function drawStoredRow(
  hit: SearchHit,
  source: RowSource,
  row: number,
  context: ScreenContext,
): HTMLElement {
  const title = readHitText(hit)
    .title.map(({text}) => text)
    .join('');
  const isRecent = source === 'recent';
  const save = drawAction('favorite', TEXTS.save, title, () => {
    context.onSave(hit);
  });
  const remove = drawAction(
    'remove',
    isRecent ? TEXTS.removeRecent : TEXTS.removeFavorite,
    title,
    () => {
      context.onRemove(hit, source);
    },
  );
  return element(
    'li',
    {class: 'DocSearch-Hit', role: 'row', id: rowId(row), 'data-row': row},
    element(
      'div',
      {class: 'DocSearch-Hit-cell', role: 'gridcell'},
      drawLink(hit, isRecent ? 'recent' : 'favorite', {}, context),
    ),
    ...(isRecent ? [save] : []),
    remove,
  );
}

function drawAction(
  picture: IconName,
  label: string,
  title: string,
  onClick: () => void,
): HTMLElement {
  const button = element(
    'button',
    {
      type: 'button',
      class: 'DocSearch-Hit-action-button',
      title: label,
      'aria-label': `${label}: ${title}`,
    },
    icon(picture),
  );
  button.addEventListener('click', onClick);
  return element(
    'div',
    {class: 'DocSearch-Hit-action', role: 'gridcell'},
    button,
  );
}

function drawResults(
  groups: readonly HitGroup[],
  context: ScreenContext,
): HTMLElement {
  const list = element('div', {
    class: 'DocSearch-Dropdown-Container',
    id: LIST_ID,
    role: 'listbox',
    'aria-label': TEXTS.results,
  });
  let row = 0;
  for (const {title, hits} of groups) {
    const rows = hits.map((hit) => {
      row += 1;
      return drawHit(hit, row - 1, context);
    });
    const label = versionLabel(context.version);
    list.append(drawGroup(title, label, rows, 'group'));
  }
  return list;
}

function drawGroup(
  title: string,
  version: string | undefined,
  rows: readonly HTMLElement[],
  role: 'group' | 'rowgroup',
): HTMLElement {
  const name = element(
    'div',
    {class: 'DocSearch-Hit-source', role: 'presentation'},
    title,
  );
  if (version !== undefined) {
    name.append(
      ' ',
      element('span', {class: 'DocSearch-Hit-version'}, version),
    );
  }
  return element(
    'section',
    {
      class: 'DocSearch-Hits',
      role,
      'aria-label': [title, version].filter(Boolean).join(', '),
    },
    name,
    element('ul', {role: 'presentation'}, ...rows),
  );
}

function drawHit(
  hit: SearchHit,
  row: number,
  context: ScreenContext,
): HTMLElement {
  const link = drawLink(
    hit,
    undefined,
    {role: 'option', id: rowId(row), 'data-row': row},
    context,
  );
  return element('li', {class: 'DocSearch-Hit', role: 'presentation'}, link);
}

/** The link of a row. Readers reach it with the arrow keys, not with Tab. */
function drawLink(
  hit: SearchHit,
  picture: IconName | undefined,
  attributes: Readonly<Record<string, string | number>>,
  context: ScreenContext,
): HTMLElement {
  const text = readHitText(hit);
  return element(
    'a',
    {href: context.hrefOf(hit), tabindex: -1, ...attributes},
    element(
      'span',
      {class: 'DocSearch-Hit-Container'},
      element(
        'span',
        {class: 'DocSearch-Hit-icon'},
        icon(picture ?? text.kind),
      ),
      element(
        'span',
        {class: 'DocSearch-Hit-content-wrapper'},
        element('span', {class: 'DocSearch-Hit-title'}, ...titleNodes(text)),
        ...drawPath(text),
      ),
      element('span', {class: 'DocSearch-Hit-action'}, icon('select')),
    ),
  );
}

/** The title of a hit; the name of a field is shown as code. */
export function titleNodes({kind, title}: HitText): readonly (Node | string)[] {
  const nodes = markedText(title);
  return kind === 'field' ? [element('code', {}, ...nodes)] : nodes;
}

/** The matching text of a hit, as text or as code. */
export function snippetNodes({
  snippet,
  isCode,
}: Pick<HitText, 'snippet' | 'isCode'>): readonly (Node | string)[] {
  const nodes = markedText(snippet);
  return isCode ? [element('code', {}, ...nodes)] : nodes;
}

/** Below the title: headings between page and section, and the matching text. */
function drawPath({path, snippet, isCode}: HitText): readonly Node[] {
  const above = path.slice(1).join(' › ');
  const line = [
    ...(above === '' ? [] : [above]),
    ...(above !== '' && snippet.length > 0 ? [' — '] : []),
    ...snippetNodes({snippet, isCode}),
  ];
  const shown = line.length > 0 ? line : path.slice(0, 1);
  if (shown.length === 0) return [];
  return [element('span', {class: 'DocSearch-Hit-path'}, ...shown)];
}

function drawSeeAll(
  {query, total}: {readonly query: string; readonly total: number},
  {baseUrl, versionParameter}: ScreenContext,
): HTMLElement {
  const href = searchPageUrl(baseUrl, query, versionParameter);
  return element(
    'section',
    {class: 'DocSearch-HitsFooter'},
    element('a', {href, 'data-see-all': true}, seeAllText(total)),
  );
}

function drawNone(
  {query, suggestions}: Extract<Screen, {kind: 'none'}>,
  context: ScreenContext,
): HTMLElement {
  const screen = element(
    'div',
    {class: 'DocSearch-NoResults'},
    element('div', {class: 'DocSearch-Screen-Icon'}, icon('none')),
    element(
      'p',
      {class: 'DocSearch-Title'},
      `${TEXTS.noResults} "`,
      element('strong', {}, query),
      '"',
    ),
  );
  screen.append(
    ...drawSuggestions(
      suggestions,
      'DocSearch-NoResults-Prefill-List',
      context.onSuggestion,
    ),
    drawReport(query),
  );
  return screen;
}

/** Other queries, as buttons that run them. */
export function drawSuggestions(
  suggestions: readonly string[],
  listClass: string,
  onSuggestion: (suggestion: string) => void,
): readonly HTMLElement[] {
  if (suggestions.length === 0) return [];
  const items = suggestions.map((suggestion) =>
    element(
      'li',
      {},
      drawButton(suggestion, () => {
        onSuggestion(suggestion);
      }),
    ),
  );
  return [
    element('p', {class: 'DocSearch-Help'}, TEXTS.trySearchingFor),
    element('ul', {class: listClass}, ...items),
  ];
}

/** An invitation to report missing results. */
export function drawReport(query: string): HTMLElement {
  const href = missingResultsUrl(SETTINGS.issuesUrl, query);
  const link = element(
    'a',
    {href, target: '_blank', rel: 'noopener noreferrer'},
    TEXTS.reportLink,
  );
  return element('p', {class: 'DocSearch-Help'}, `${TEXTS.report} `, link);
}

function drawButton(label: string, onClick: () => void): HTMLElement {
  const button = element(
    'button',
    {type: 'button', class: 'DocSearch-Prefill'},
    label,
  );
  button.addEventListener('click', onClick);
  return button;
}

function drawError(context: ScreenContext): HTMLElement {
  return element(
    'div',
    {class: 'DocSearch-ErrorScreen'},
    element('div', {class: 'DocSearch-Screen-Icon'}, icon('trouble')),
    element('p', {class: 'DocSearch-Title'}, TEXTS.errorTitle),
    element('p', {class: 'DocSearch-Help'}, TEXTS.errorHelp),
    drawButton(TEXTS.retry, context.onRetry),
  );
}

/** Above results for a text that is longer than the field. */
function drawWhole({length}: string): readonly HTMLElement[] {
  if (length <= DIALOG_INPUT_MAX) return [];
  return [element('p', {class: 'DocSearch-Corrected'}, pastedText(length))];
}

/** Above results for a corrected query. */
export function drawCorrected(
  corrected: string | undefined,
): readonly HTMLElement[] {
  if (corrected === undefined) return [];
  return [
    element(
      'p',
      {class: 'DocSearch-Corrected'},
      `${TEXTS.corrected} `,
      element('strong', {}, corrected),
    ),
  ];
}

/**
 * Above results that aren't the best ones.
 *
 * @param count - Of better matches, which the notice offers.
 */
export function drawNotice(
  notice: Notice,
  count = 0,
  onBetter: () => void = () => undefined,
): HTMLElement {
  if (notice === 'better') {
    const button = drawButton(betterText(count), onBetter);
    return element('div', {class: 'DocSearch-Notice'}, button);
  }
  const texts = {
    titles: [TEXTS.textAwaited],
    searched: [TEXTS.textSearched],
    slow: [TEXTS.slow],
    unavailable: [TEXTS.errorTitle, TEXTS.errorHelp, TEXTS.fallback],
    partial: [TEXTS.partial],
  }[notice];
  return element(
    'div',
    {class: 'DocSearch-Notice'},
    ...texts.map((text, place) =>
      element(
        texts.length > 1 && place === 0 ? 'strong' : 'span',
        {},
        text,
        ' ',
      ),
    ),
  );
}
