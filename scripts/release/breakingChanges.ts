import {
  compareKinds,
  type FieldChange,
} from '../../src/plugins/crd-reference/model/compareKinds';
import type {KindModel} from '../../src/plugins/crd-reference/model/model';

import {
  BREAKING_CHANGES,
  compareCharts,
  type ChartChange,
  type Charts,
} from '../../src/lib/compareCharts';

/** What installations and manifests of a docs version are written against. */
export interface VersionData {
  readonly kinds: readonly KindModel[];
  readonly charts: Charts;
}

/** A change that breaks manifests or values of the version before. */
export interface BreakingChange {
  /** The kind or the chart. */
  readonly area: string;
  /** In Markdown. */
  readonly change: string;
}

/** Everything that the data of two versions know to break. */
export function breakingChanges(
  before: VersionData,
  after: VersionData,
): BreakingChange[] {
  const kinds = before.kinds.flatMap((was) => {
    const is = after.kinds.find(({kind}) => kind === was.kind);
    const found = compareKinds(was, is);
    const changes =
      found.change === 'removed'
        ? ['The kind is gone']
        : found.change === 'changed'
          ? [
              ...found.facts.map(
                (one) => `${one.fact}: \`${one.before}\` → \`${one.after}\``,
              ),
              ...found.fields.flatMap(fieldChange),
            ]
          : [];
    return changes.map((change) => ({area: was.kind, change}));
  });
  const charts = compareCharts(before.charts, after.charts)
    .filter(({change}) => BREAKING_CHANGES.includes(change))
    .map((one) => ({area: `Chart \`${one.chart}\``, change: chartChange(one)}));
  return [...kinds, ...charts];
}

function fieldChange(change: FieldChange): string[] {
  const {field} = change;
  const name = `\`${field.path}\``;
  const isNeeded = field.required === true && field.node.default === undefined;
  switch (change.change) {
    case 'removed':
      return [`${name} is gone`];
    case 'added':
      return isNeeded ? [`${name} is new and required`] : [];
    case 'changed':
      return change.aspects.flatMap(({aspect, before, after}) => {
        if (aspect === 'default') return [];
        if (aspect === 'required') {
          return after === undefined ? [] : [`${name} is now required`];
        }
        const [was, is] = [before ?? 'none', after ?? 'none'];
        return [`${name}, ${aspect}: ${was} → ${is}`];
      });
  }
}

function chartChange(change: ChartChange): string {
  switch (change.change) {
    case 'removed': {
      const {key, count, movedTo} = change;
      const values = count === 1 ? '' : `, ${count} values,`;
      const now = movedTo === undefined ? '' : `, probably now \`${movedTo}\``;
      return `\`${key}\`${values} is gone${now}`;
    }
    case 'type':
      return `\`${change.key}\` was \`${change.before}\`, is \`${change.after ?? ''}\``;
    default:
      return 'The chart is gone';
  }
}
