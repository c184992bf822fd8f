import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {compareMaps} from '../shared/compareFields';
import {sectionsOf, type Section} from '../shared/comparePages';
import type {ComparedPage} from './findMoved';
import {
  breadcrumbs,
  changesSteps,
  fieldList,
  group,
  link,
  list,
  type Labels,
} from './renderComparison';

interface Target {
  readonly title: string;
  /** Of a page that changed, the address of the page with its changes. */
  readonly address: string;
}

interface ListedPage extends ComparedPage, Target {
  readonly hasMoved: boolean;
}

/** The page that says what breaks. */
interface Changelog {
  readonly address: string;
  /** HTML of its table of what breaks and what to do. */
  readonly breaking: string | undefined;
}

const NAMES = {
  removed: 'removed',
  rewritten: 'rewritten',
  added: 'new',
} as const;

/** ID of the section of the changelog with what breaks and what to do. */
export const BREAKING = 'what-breaks';

/** All that changed, in the order in which a reader has to act on it. */
export function renderOverview(
  changed: readonly ListedPage[],
  removed: readonly Target[],
  added: readonly Target[],
  labels: Labels,
  changelog: Changelog | undefined,
): string {
  const {before, after} = labels;
  const isNew = changed
    .filter((page) => page.after === changelog?.address)
    .flatMap(({changes}) => sectionsOf(changes, 'added'))
    .some(({id}) => id === BREAKING);
  const breaking = (isNew && changelog?.breaking) || '';
  const pages = (sort: Sort): string[] =>
    changed
      .filter((page) => sortOf(page) === sort)
      .map((page) => `${link(page.address, page.title)}: ${summary(page)}`);
  const body = [
    ...group('What breaks, and what to do', [
      breaking,
      changelog === undefined
        ? ''
        : `<p>See the ${link(breaking === '' ? changelog.address : `${changelog.address}#${BREAKING}`, 'changelog')} for each change and the steps of an upgrade.</p>`,
    ]),
    ...group('Chart values', changed.flatMap(valueLists)),
    ...group('Changed steps and values', list(pages('steps'))),
    ...group(
      'New',
      list([
        ...added.map(({title, address}) => `${link(address, title)}: new page`),
        ...pages('new'),
      ]),
    ),
    ...group(
      'Removed',
      list([
        ...removed.map(
          ({title, address}) =>
            `${escapeHtml(title)} (${link(address, `only in ${before}`)})`,
        ),
        ...pages('removed'),
      ]),
    ),
    ...group('Reworded', list(pages('reworded'))),
  ];
  return `${breadcrumbs(labels)}
<h1>What changed from ${before} to ${after}</h1>
${body.length === 0 ? '<p>Nothing has changed yet.</p>' : body.join('\n')}`;
}

type Sort = 'steps' | 'new' | 'removed' | 'reworded';

/** What a reader has to look for on a page that changed. */
function sortOf({changes}: ListedPage): Sort {
  if (changes.some((one) => one.change === 'rewritten' && changesSteps(one))) {
    return 'steps';
  }
  if (changes.some(({change}) => change === 'added')) return 'new';
  const isShorter = changes.some(({change}) => change === 'removed');
  return isShorter ? 'removed' : 'reworded';
}

/** Column names of the tables with Helm values. */
const VALUES = /^Value\tDefault(?:\t|$)/u;

/**
 * The values that were removed, added, or have another default: a fold for each
 * section of a page, since a section has the values of a chart.
 */
function valueLists({changes, address, title}: ListedPage): string[] {
  const [before, after] = (['removed', 'added'] as const).map((side) => {
    const charts = sectionsOf(changes, side).map(
      (section) => [section.heading, new Map(defaultsOf(section))] as const,
    );
    return new Map(charts.filter(([, values]) => values.size > 0));
  });
  const charts = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const folds = [...charts].flatMap((chart) => {
    const values = compareMaps(
      before?.get(chart) ?? new Map(),
      after?.get(chart) ?? new Map(),
    );
    if (values.length === 0) return [];
    const removed = values.filter(({after: is}) => is === undefined).length;
    const added = values.filter(({before: was}) => was === undefined).length;
    const counts = countsInWords([
      [removed, 'removed'],
      [values.length - removed - added, 'changed'],
      [added, 'added'],
    ]);
    return `<details><summary>${escapeHtml(chart)}: ${counts}</summary>${fieldList(values, false)}</details>`;
  });
  if (folds.length === 0) return [];
  return [
    ...folds,
    `<p>From ${link(address, title)}, which has all that changed about them.</p>`,
  ];
}

function defaultsOf({blocks}: Section): [string, string][] {
  return blocks.flatMap(({kind, pieces: [head = '', ...rows]}) =>
    kind === 'table' && VALUES.test(head)
      ? rows.map((row): [string, string] => {
          const [name = '', value = ''] = row.split('\t');
          return [name, value];
        })
      : [],
  );
}

/** `2 removed, 1 added`, without those that are none. */
function countsInWords(counts: readonly (readonly [number, string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}

/** `moved, 2 sections rewritten, 1 new` */
function summary({changes, hasMoved}: ListedPage): string {
  const counts = Object.entries(NAMES).map(([change, name]) => {
    const count = changes.filter((one) => one.change === change).length;
    return [count, name] as const;
  });
  const sections = countsInWords(counts).replace(
    /^1 |^\d+ /u,
    (count) => `${count}${count === '1 ' ? 'section' : 'sections'} `,
  );
  const parts = [hasMoved ? 'moved' : '', sections].filter(Boolean);
  return parts.join(', ') || 'same text, other links or layout';
}
