import {escapeHtml} from '../../../../../lib/escapeHtml';
import {
  compareMaps,
  readFields,
  type FieldChange,
} from '../shared/compareFields';
import {
  compareWords,
  piecesOf,
  splitWords,
  type Block,
  type BlockChange,
  type SectionChange,
  type Step,
} from '../shared/comparePages';
import {otherPlace, type ComparedPage, type Moved} from './findMoved';

/** The two versions, by the labels that readers see. */
export interface Labels {
  readonly before: string;
  readonly after: string;
}

type Rewritten = Extract<SectionChange, {change: 'rewritten'}>;

/** The changes of a page, as HTML for the main part. */
export function renderComparison(
  page: ComparedPage,
  moved: Moved,
  {before, after}: Labels,
  overview: string,
): string {
  const sections = page.changes
    .filter((change) => change.change === 'rewritten')
    .map((change) => rewrittenSection(change, page, moved));
  const items = ['removed', 'moved', 'added'].flatMap((kind) =>
    page.changes.flatMap((change) => sectionItem(change, kind, page, moved)),
  );
  const body = [
    ...(items.length > 0 ? ['<h2>Sections</h2>', list(items)] : []),
    ...sections,
  ].join('\n');
  return `<h1>${escapeHtml(page.title)}: ${escapeHtml(before)} to ${escapeHtml(after)}</h1>
<p>This page compares ${link(page.before, `${page.title} in ${before}`)} with ${link(page.after, `${page.title} in ${after}`)}. Only the changes are shown. For other pages, see ${link(overview, `all changes from ${before} to ${after}`)}.</p>
${body === '' ? '<p>Only links, layout or underlying data changed.</p>' : `<p>${removed('Removed text')} is struck through, and ${added('added text')} is underlined.</p>\n${body}`}`;
}

/** A line about a section that was removed, added, or moved as a whole. */
function sectionItem(
  change: SectionChange,
  kind: string,
  page: ComparedPage,
  moved: Moved,
): string[] {
  if (change.change === 'rewritten') {
    if (kind !== 'moved' || change.movedFrom === undefined) return [];
    return [`Moved within the page: ${heading(page.after, change.after)}`];
  }
  if (change.change !== 'removed' && change.change !== 'added') return [];
  const {section} = change;
  const isRemoved = change.change === 'removed';
  const place = otherPlace(section.blocks, isRemoved ? moved.to : moved.from);
  if ((place ? 'moved' : change.change) !== kind) return [];
  const name = heading(isRemoved ? page.before : page.after, section);
  if (!place) return [`${isRemoved ? 'Removed' : 'New'}: ${name}`];
  return isRemoved
    ? [`Moved to ${link(place.after, place.title)}: ${name}`]
    : [`Moved here from ${link(place.before, place.title)}: ${name}`];
}

function rewrittenSection(
  {before, after, blocks}: Rewritten,
  page: ComparedPage,
  moved: Moved,
): string {
  const parts = blocks.flatMap((change) => blockHtml(change, moved));
  const isRenamed = before.heading !== after.heading;
  if (parts.length === 0 && !isRenamed) return '';
  const name = isRenamed ? `${removed(inline(before.heading))} ` : '';
  return [`<h2>${name}${heading(page.after, after)}</h2>`, ...parts].join('\n');
}

function heading(
  address: string,
  {heading: text, id}: {readonly heading: string; readonly id: string},
): string {
  return id === ''
    ? `<a href="${address}">Introduction</a>`
    : `<a href="${address}#${escapeHtml(id)}">${inline(text)}</a>`;
}

function blockHtml(change: BlockChange, moved: Moved): string[] {
  if (change.change === 'same') return [];
  if (change.change === 'rewritten') return [rewrittenBlock(change)];
  const isRemoved = change.change === 'removed';
  const {block} = change;
  const place = otherPlace([block], isRemoved ? moved.to : moved.from);
  const mark = isRemoved ? removed : added;
  if (!place) return [wholeBlock(block, mark)];
  // Show it only once, in its new place.
  if (isRemoved) return [];
  return [
    `<p>Moved here from ${link(place.before, place.title)}:</p>`,
    wholeBlock(block, (html) => html),
  ];
}

function wholeBlock(block: Block, mark: (html: string) => string): string {
  const {kind, pieces} = block;
  if (kind === 'text') return `<p>${mark(inline(pieces.join(' ')))}</p>`;
  if (kind === 'code') {
    return `<pre>${mark(`<code>${escapeHtml(pieces.join('\n'))}</code>`)}</pre>`;
  }
  const [head, ...rows] = pieces.map((row) => row.split('\t'));
  const items = rows.map((cells) =>
    cells
      .flatMap((cell, index) =>
        cell === ''
          ? []
          : [index === 0 ? cell : `${head?.[index] ?? ''}: ${cell}`],
      )
      .join('; '),
  );
  return list(items.map((item) => mark(inline(item))));
}

function rewrittenBlock({
  kind,
  language,
  steps,
}: Extract<BlockChange, {change: 'rewritten'}>): string {
  if (kind === 'text') return `<p>${words(steps)}</p>`;
  const [before, after] = [
    piecesOf(steps, 'removed'),
    piecesOf(steps, 'added'),
  ];
  if (kind === 'table') {
    return fieldList(compareMaps(readRows(before), readRows(after)), false);
  }
  const fields = /^ya?ml$/u.test(language)
    ? [readFields(before.join('\n')), readFields(after.join('\n'))]
    : [];
  const [old, now] = fields;
  const changes = old && now ? compareMaps(old, now) : [];
  return changes.length > 0
    ? fieldList(changes, true)
    : `<pre><code>${steps.map(codeLines).join('')}</code></pre>`;
}

function codeLines({change, pieces}: Step): string {
  const lines = escapeHtml(`${pieces.join('\n')}\n`);
  if (change === 'same') return lines;
  return change === 'removed' ? removed(lines) : added(lines);
}

/** The rows of a table by their first cell, and the column names. */
function readRows(rows: readonly string[]): ReadonlyMap<string, string> {
  const [head = [], ...cells] = rows.map((row) => row.split('\t'));
  const found = new Map<string, string>();
  for (const [key = '', ...rest] of cells) {
    let name = key === '' ? (rest.shift() ?? '') : key;
    const names = head.slice(head.length - rest.length);
    while (found.has(name)) name += ' ';
    const values = rest.flatMap((cell, index) =>
      cell === '' ? [] : [`${names[index] ?? ''}: ${cell}`],
    );
    found.set(name, values.join('; '));
  }
  return found;
}

/**
 * The changes of fields or rows, breaking ones first.
 *
 * @param isCode - Whether names and values are code, or text that contains code.
 */
export function fieldList(
  changes: readonly FieldChange[],
  isCode: boolean,
): string {
  const show = (text: string): string =>
    isCode ? `<code>${escapeHtml(text)}</code>` : inline(text);
  const inParentheses = (text: string): string =>
    text === '' ? '' : ` (${show(text)})`;
  return list(
    changes.map(({path, before, after}) => {
      const name = show(path.trim());
      if (after === undefined) {
        return `Removed: ${removed(name)}${inParentheses(before ?? '')}`;
      }
      if (before === undefined) {
        return `Added: ${added(name)}${inParentheses(after)}`;
      }
      const values = isCode
        ? `${removed(show(before))} ${added(show(after))}`
        : words(compareWords(splitWords(before), splitWords(after)));
      return `Changed: ${name}: ${values}`;
    }),
  );
}

/** Marks removed and added words. */
function words(steps: readonly Step[]): string {
  return steps
    .map(({change, pieces}) => {
      const html = inline(pieces.join(' '));
      if (change === 'same') return html;
      return change === 'removed' ? removed(html) : added(html);
    })
    .join(' ');
}

/** Inline text with code between backticks. */
function inline(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part, index) =>
      index % 2 === 1
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : escapeHtml(part),
    )
    .join('');
}

function removed(html: string): string {
  return `<del>${html}</del>`;
}

function added(html: string): string {
  return `<ins>${html}</ins>`;
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
}

export function link(address: string, text: string): string {
  return `<a href="${address}">${escapeHtml(text)}</a>`;
}
