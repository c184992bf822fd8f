import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {
  compareMaps,
  readFields,
  type FieldChange,
} from '../shared/compareFields';
import {
  compareWords,
  splitWords,
  type Block,
  type BlockChange,
  type Section,
  type SectionChange,
  type Step,
} from '../shared/comparePages';
import {otherPlace, type ComparedPage, type Moved} from './findMoved';

/** The two versions, by the labels that readers see. */
export interface Labels {
  readonly before: string;
  readonly after: string;
  /** Addresses of the newer version and of the list of all its changes. */
  readonly version: string;
  readonly overview: string;
}

type Rewritten = Extract<SectionChange, {change: 'rewritten'}>;

const MARKS = {
  same: (html: string): string => html,
  removed: (html: string): string => `<del>${html}</del>`,
  added: (html: string): string => `<ins>${html}</ins>`,
};
const {same, removed, added} = MARKS;

/** The changes of a page, as HTML for the main part: first what has to be done. */
export function renderComparison(
  page: ComparedPage,
  moved: Moved,
  labels: Labels,
): string {
  const {before, after, overview} = labels;
  const rewritten = page.changes.filter(
    (change) => change.change === 'rewritten',
  );
  const sections = (isStep: boolean): string[] =>
    rewritten
      .filter((change) => changesSteps(change) === isStep)
      .map((change) => rewrittenSection(change, page, moved));
  const items = (kind: string): string[] =>
    page.changes.flatMap((one) => sectionItem(one, kind, page, moved, labels));
  const body = [
    ...group('Changed steps and values', sections(true)),
    ...group('New', list(items('added'))),
    ...group('Moved', list(items('moved'))),
    ...group('Removed', list(items('removed'))),
    ...group('Reworded', sections(false)),
  ].join('\n');
  return `${breadcrumbs(labels, page.title)}
<h1>${escapeHtml(page.title)}: ${escapeHtml(before)} to ${escapeHtml(after)}</h1>
<p>Only the changes are shown. Read the whole page in ${link(page.after, after)} or in ${link(page.before, before)}, or see ${link(overview, 'all changes')}.</p>
${body === '' ? '<p>Only links, layout or underlying data changed.</p>' : `<p>${removed('Removed text')} is struck through, and ${added('added text')} is underlined.</p>\n${body}`}`;
}

/** The way from the newer version to a page on changes. */
export function breadcrumbs(
  {before, after, version, overview}: Labels,
  title?: string,
): string {
  const all = `Changes since ${before}`;
  const way = [
    link(version, after),
    ...(title === undefined ? [] : [link(overview, all)]),
    `<span aria-current="page">${escapeHtml(title ?? all)}</span>`,
  ];
  return `<div class="oc-page-header"><nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs"><ol>${way.map((step) => `<li>${step}</li>`).join('')}</ol></nav></div>`;
}

/** A heading with what belongs to it; nothing without content. */
export function group(
  title: string,
  body: string | readonly string[],
): string[] {
  const parts = [body].flat().filter((part) => part !== '');
  return parts.length === 0 ? [] : [`<h2>${title}</h2>`, ...parts];
}

/** Whether code or rows of a table changed, which readers may have copied. */
export function changesSteps({blocks}: Rewritten): boolean {
  return blocks.some(
    (one) =>
      one.change !== 'same' &&
      ('block' in one ? one.block : one.after).kind !== 'text',
  );
}

/** A line about a section that was removed, added, or moved as a whole. */
function sectionItem(
  change: SectionChange,
  kind: string,
  page: ComparedPage,
  moved: Moved,
  {before}: Labels,
): string[] {
  if (change.change === 'rewritten') {
    if (kind !== 'moved' || !change.hasMoved) return [];
    return [`Within the page: ${heading(page.after, change.after)}`];
  }
  if (change.change === 'same') return [];
  const {section} = change;
  const isRemoved = change.change === 'removed';
  const place = otherPlace(section.blocks, isRemoved ? moved.to : moved.from);
  if ((place ? 'moved' : change.change) !== kind) return [];
  if (!isRemoved) {
    const from = place ? ` from ${link(place.before, place.title)}` : '';
    return [`${heading(page.after, section)}${from}`];
  }
  // Not a link itself, which would silently lead to the other version.
  const name = inline(
    section.heading === '' ? 'Introduction' : section.heading,
  );
  return place
    ? [`${name} to ${link(place.after, place.title)}`]
    : [
        `${name} (${link(addressOf(page.before, section), `only in ${before}`)})`,
      ];
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
  return [`<h3>${name}${heading(page.after, after)}</h3>`, ...parts].join('\n');
}

function addressOf(page: string, {id}: Pick<Section, 'id'>): string {
  return id === '' ? page : `${page}#${escapeHtml(id)}`;
}

function heading(
  page: string,
  section: Pick<Section, 'heading' | 'id'>,
): string {
  const name = section.id === '' ? 'Introduction' : inline(section.heading);
  return `<a href="${addressOf(page, section)}">${name}</a>`;
}

function blockHtml(change: BlockChange, moved: Moved): string[] {
  if (change.change === 'same') return [];
  if (change.change === 'rewritten') return [rewrittenBlock(change)];
  const isRemoved = change.change === 'removed';
  const {block} = change;
  const place = otherPlace([block], isRemoved ? moved.to : moved.from);
  if (!place) return [wholeBlock(block, MARKS[change.change])];
  // Show it only once, in its new place.
  if (isRemoved) return [];
  return [
    `<p>Moved here from ${link(place.before, place.title)}:</p>`,
    wholeBlock(block, same),
  ];
}

function wholeBlock(block: Block, mark: (html: string) => string): string {
  const {kind, pieces} = block;
  if (kind === 'text') return `<p>${mark(inline(pieces.join(' ')))}</p>`;
  if (kind === 'code') {
    return `<pre>${mark(`<code>${escapeHtml(pieces.join('\n'))}</code>`)}</pre>`;
  }
  const [head, ...rows] = pieces.map((row) => row.split('\t'));
  const items = rows.map(([name = '', ...cells]) => {
    const facts = cells.flatMap((cell, index) =>
      cell === ''
        ? []
        : [`<br>${inline(`${head?.[index + 1] ?? ''}: ${cell}`)}`],
    );
    return mark(`<strong>${inline(name)}</strong> ${facts.join(' ')}`.trim());
  });
  return list(items);
}

function rewrittenBlock({
  before: {pieces: before},
  after: {kind, language, pieces: after},
  steps,
}: Extract<BlockChange, {change: 'rewritten'}>): string {
  if (kind === 'text') return `<p>${words(steps)}</p>`;
  if (kind === 'table') {
    return fieldList(compareMaps(readRows(before), readRows(after)), false);
  }
  const isYaml = /^ya?ml$/u.test(language);
  const old = isYaml ? readFields(before.join('\n')) : undefined;
  const now = isYaml ? readFields(after.join('\n')) : undefined;
  const changes = old && now ? compareMaps(old, now) : [];
  if (changes.length > 0) return fieldList(changes, true);
  const lines = steps.map(({change, pieces}) =>
    MARKS[change](escapeHtml(`${pieces.join('\n')}\n`)),
  );
  return `<pre><code>${lines.join('')}</code></pre>`;
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
    .map(({change, pieces}) => MARKS[change](inline(pieces.join(' '))))
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

export function list(items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
}

export function link(address: string, text: string): string {
  return `<a href="${address}">${escapeHtml(text)}</a>`;
}
