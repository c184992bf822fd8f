/** One figure of the site, such as the weight of a page. */
export interface Figure {
  /** The part of the report. */
  readonly group: string;
  /** Unique within its group. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What is allowed; a figure without a limit is told, not judged. */
  readonly limit?: {readonly least: number} | {readonly most: number};
}

/** Whether a figure is what its limit allows. */
export function isWithin({value, limit}: Figure): boolean {
  if (limit === undefined) return true;
  return 'least' in limit ? value >= limit.least : value <= limit.most;
}

function keyOf({group, name}: Figure): string {
  return `${group}\n${name}`;
}

/** Three places for shares, one for weights and times, none for counts. */
function show(value: number, unit: string): string {
  if (unit === '') return value.toFixed(Number.isInteger(value) ? 0 : 3);
  return `${value.toFixed(1)} ${unit}`;
}

function limitText({limit, unit}: Figure): string {
  if (limit === undefined) return '';
  return 'least' in limit
    ? `≥ ${show(limit.least, unit)}`
    : `≤ ${show(limit.most, unit)}`;
}

/** Below this the difference is rounding. */
const SAME = 0.0005;

function changeText(figure: Figure, before: Figure | undefined): string {
  if (before === undefined) return '';
  const change = figure.value - before.value;
  if (Math.abs(change) < SAME) return '=';
  return `${change > 0 ? '+' : '−'}${show(Math.abs(change), figure.unit)}`;
}

/**
 * The one table of a pull request: each figure beside its limit and that of
 * the main branch.
 *
 * @param before - Figures of the main branch; empty where there are none.
 */
export function markdownTable(
  figures: readonly Figure[],
  before: readonly Figure[],
): string {
  const known = new Map(before.map((figure) => [keyOf(figure), figure]));
  const rows = figures.map((figure) => {
    const earlier = known.get(keyOf(figure));
    return [
      figure.group,
      figure.name,
      show(figure.value, figure.unit),
      limitText(figure),
      earlier ? show(earlier.value, earlier.unit) : '',
      changeText(figure, earlier),
      isWithin(figure) ? (figure.limit ? '✓' : '') : '✗ over',
    ];
  });
  const failed = figures.filter((figure) => !isWithin(figure)).length;
  return [
    '## Figures of this build',
    '',
    failed === 0
      ? 'Every figure is within its limit.'
      : `${failed} figures are not within their limits.`,
    '',
    '| What | Figure | Here | Limit | Main | Change | |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}
