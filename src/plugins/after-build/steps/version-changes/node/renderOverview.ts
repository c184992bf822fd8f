import {compareMaps} from '../shared/compareFields';
import {sectionsOf, type Section} from '../shared/comparePages';
import type {ComparedPage} from './findMoved';
import {fieldList, link, list, type Labels} from './renderComparison';

interface ListedPage extends ComparedPage {
  /** URL of the page with the changes. */
  readonly address: string;
  readonly hasMoved: boolean;
}

interface Target {
  readonly title: string;
  readonly address: string;
}

const NAMES = {
  removed: 'removed',
  rewritten: 'rewritten',
  added: 'new',
} as const;

/** The list of pages that changed, were removed and were added. */
export function renderOverview(
  changed: readonly ListedPage[],
  removed: readonly Target[],
  added: readonly Target[],
  {before, after}: Labels,
  changelog: string | undefined,
): string {
  const intro = `This list covers Helm values, and the text and samples on each page.${changelog === undefined ? '' : ` For breaking changes and what to do about them, see the ${link(changelog, 'changelog')}.`}`;
  const links = (pages: readonly Target[]): string[] =>
    pages.map(({title, address}) => link(address, title));
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Pages removed', links(removed)],
    [
      'Pages changed',
      changed.map(
        (page) => `${link(page.address, page.title)}: ${summary(page)}`,
      ),
    ],
    ['Pages added', links(added)],
  ];
  const values = changed.flatMap((page) => valueList(page));
  const pages = lists.flatMap(([title, items]) =>
    items.length === 0 ? [] : [`<h2>${title}</h2>`, list(items)],
  );
  const body = [...values, ...pages];
  return `<h1>What changed from ${before} to ${after}</h1>
<p>${intro}</p>
${body.length === 0 ? '<p>Nothing has changed yet.</p>' : body.join('\n')}`;
}

/** Column names of the tables with Helm values. */
const VALUES = /^Value\tDefault(?:\t|$)/u;

/** The chart values that were removed, added, or have another default. */
function valueList({changes, address, title}: ListedPage): string[] {
  const [before, after] = [
    sectionsOf(changes, 'removed').flatMap(defaultsOf),
    sectionsOf(changes, 'added').flatMap(defaultsOf),
  ];
  const values = compareMaps(new Map(before), new Map(after));
  if (values.length === 0) return [];
  return [
    '<h2>Values and defaults</h2>',
    `<p>From ${link(address, title)}, which has all that changed about them.</p>`,
    fieldList(values, false),
  ];
}

function defaultsOf({heading, blocks}: Section): [string, string][] {
  return blocks.flatMap(({kind, pieces: [head = '', ...rows]}) =>
    kind === 'table' && VALUES.test(head)
      ? rows.map((row): [string, string] => {
          const [name = '', value = ''] = row.split('\t');
          return [`${heading}: ${name}`, value];
        })
      : [],
  );
}

/** `moved, 2 sections rewritten, 1 new` */
function summary({changes, hasMoved}: ListedPage): string {
  const counts = Object.entries(NAMES).flatMap(([change, name]) => {
    const count = changes.filter((one) => one.change === change).length;
    return count === 0 ? [] : [[count, name] as const];
  });
  const parts = counts.map(([count, name], index) =>
    index > 0
      ? `${count} ${name}`
      : `${count} ${count === 1 ? 'section' : 'sections'} ${name}`,
  );
  if (hasMoved) parts.unshift('moved');
  return parts.length === 0
    ? 'same text, other links or layout'
    : parts.join(', ');
}
