import type {RootContent} from 'mdast';

import type {Reference} from '../model/references';

/** Most fields in a box; the list below the drawing has all. */
const MOST_FIELDS = 3;

/** A kind that refers to the page's, or is referred to, with the fields. */
interface Neighbor {
  readonly kind: string;
  readonly isTarget: boolean;
  readonly words: readonly string[];
  /** Whether only the previous version has it. */
  readonly isGone: boolean;
}

/**
 * A kind between the kinds that refer to it and those it refers to, as a
 * flowchart that the site draws. What differs from the previous version is
 * marked. Kinds with the same fields share a box.
 *
 * @param older - The previous version, if it has the kind.
 */
export function relationDiagram(
  kind: string,
  references: readonly Reference[],
  older?: {readonly label: string; readonly references: readonly Reference[]},
): RootContent[] {
  const isNear = ({from, to}: Reference): boolean =>
    from === kind || to === kind;
  const rows = references.filter(isNear);
  const before = older?.references.filter(isNear) ?? rows;
  const [known, now] = [new Set(before.map(nameOf)), new Set(rows.map(nameOf))];
  const neighbors = [
    ...neighborsOf(kind, rows, false, (row) =>
      known.has(nameOf(row)) ? '' : ' (new)',
    ),
    ...neighborsOf(
      kind,
      before.filter((row) => !now.has(nameOf(row))),
      true,
      () => ` (until ${older?.label ?? ''})`,
    ),
  ];
  if (neighbors.length === 0) return [];
  const boxes = new Map<string, Neighbor[]>();
  for (const one of neighbors) {
    const key = JSON.stringify({...one, kind: ''});
    boxes.set(key, [...(boxes.get(key) ?? []), one]);
  }
  const lines = [...boxes.values()].flatMap((same, index): string[] => {
    const [first] = same;
    if (first === undefined) return [];
    const {isTarget, isGone, words} = first;
    // Words in the box, not on the arrow, keep the drawing as wide as the text.
    const names = [
      ...words.map((word) => `${word}:`),
      ...same.map((one) => one.kind),
    ];
    const arrow = isGone ? '-.->' : '-->';
    const box = `k${index}`;
    const [from, to] = isTarget ? ['kind', box] : [box, 'kind'];
    return [`${box}["${names.join('<br/>')}"]`, `${from} ${arrow} ${to}`];
  });
  const said = (isTarget: boolean): string =>
    neighbors
      .filter((one) => one.isTarget === isTarget && !one.isGone)
      .map((one) => one.kind)
      .join(', ') || 'nothing';
  return [
    {
      type: 'code',
      lang: 'mermaid',
      meta: `title="${kind} and its neighbors" description="${kind} refers to ${said(true)}. Referred to by ${said(false)}. The lists below name each field."`,
      value: ['flowchart LR', `kind["${kind}"]`, ...lines].join('\n'),
    },
  ];
}

function nameOf({from, to, path, relation}: Reference): string {
  return [from, to, path, relation].join(' ');
}

/** What a box says first: the last step of the field, or the relation. */
function wordOf({path, relation}: Reference): string {
  const field = path
    ?.replaceAll(/\[[^\]]*\]/gu, '')
    .split('.')
    .at(-1);
  return field ?? relation ?? '';
}

/** The kinds on the other side of rows, each once for each direction. */
function neighborsOf(
  kind: string,
  rows: readonly Reference[],
  isGone: boolean,
  mark: (row: Reference) => string,
): Neighbor[] {
  const fields = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = row.from === kind ? `to ${row.to}` : `from ${row.from}`;
    const words = fields.get(key) ?? new Set();
    const word = `${wordOf(row)}${mark(row)}`.trim();
    if (word !== '') words.add(word);
    fields.set(key, words);
  }
  return [...fields].map(([key, all]) => {
    const [side, other = ''] = key.split(' ');
    const words =
      all.size > MOST_FIELDS
        ? [
            ...[...all].slice(0, MOST_FIELDS - 1),
            `${all.size - MOST_FIELDS + 1} more`,
          ]
        : [...all];
    return {kind: other, isTarget: side === 'to', words, isGone};
  });
}
