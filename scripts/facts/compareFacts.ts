import type {KindStructure} from '../../src/plugins/crd-reference/model/model';
import type {ChartValue} from '../../src/plugins/crd-reference/samples/readCharts';

import {remember} from '../../src/lib/remember';
import {readChart} from '../charts/readChart';
import {compareDefinitions, definitionsIn} from './compareDefinitions';
import {valueAt, type Citation} from './evidence';
import type {Source} from './source';
import {
  codeOf,
  declaredIn,
  foldersSaying,
  folderOf,
  functionsIn,
  linesOf,
  usersOf,
} from './symbols';

/** Where a reader meets a statement. */
export interface Shown {
  /** A page below the version's folder, with its anchor or line. */
  readonly place: string;
  readonly sentence: string;
}

/** A statement of the site with its place in the platform's repository. */
export type Fact = {
  readonly name: string;
  readonly shown: readonly Shown[];
  /** What the pages say in our words; absent if they don't. */
  readonly words?: string | undefined;
} & (
  | {
      readonly sort: 'constant';
      readonly value: string;
      readonly cited: Citation;
    }
  | {
      /** A message, or a rule of the checker. */
      readonly sort: 'record';
      readonly file: string;
      /** Counted from 1. */
      readonly line: number;
      /** What programs read: the reason of a condition, or an error code. */
      readonly says?: string | undefined;
    }
  | {
      readonly sort: 'field';
      readonly kind: KindStructure;
      readonly path: string;
      /** The folder with the definitions. */
      readonly folder: string;
    }
  | {
      readonly sort: 'value';
      /** The chart's folder. */
      readonly chart: string;
      readonly key: string;
      readonly value: ChartValue;
    }
);

/** A statement that the source doesn't make, or no longer. */
export interface Difference {
  readonly fact: Fact;
  /** What the source says, or that the place is gone. */
  readonly now: string;
}

/**
 * Compares statements with a source.
 *
 * @param documented - The source that the statements are about; records cite
 *   lines of it.
 */
export function compareFacts(
  facts: readonly Fact[],
  documented: Source,
  source: Source,
): readonly Difference[] {
  const definitionsOf = remember((folder: string) =>
    definitionsIn(source, folder),
  );
  const fieldsOf = remember((kind: KindStructure, folder: string) => {
    return compareDefinitions(kind, definitionsOf(folder).get(kind.kind));
  });
  const valuesOf = remember((chart: string) => readValues(chart, source));
  const differenceOf = (fact: Fact): string | undefined => {
    switch (fact.sort) {
      case 'constant': {
        const now = valueAt(fact.cited, source);
        if (now === fact.value) return undefined;
        return now === undefined ? 'gone' : `is ${now}`;
      }
      case 'record':
        return recordDifference(fact, documented, source);
      case 'field':
        return fieldsOf(fact.kind, fact.folder).get(fact.path);
      case 'value': {
        const now = valuesOf(fact.chart)?.[fact.key];
        if (now === undefined) return 'gone';
        const isSame =
          now.default === fact.value.default && now.what === fact.value.what;
        return isSame ? undefined : `is ${now.default} (${now.what ?? ''})`;
      }
    }
  };
  return facts.flatMap((fact) => {
    const now = differenceOf(fact);
    return now === undefined ? [] : [{fact, now}];
  });
}

/**
 * A message means what the code around it does, so its line isn't all: it also
 * differs if the shell function that prints it does, if other functions use the
 * constant that holds it, or if other controllers give its reason. Functions of
 * Go are too long for the same: most of their changes are about something else.
 */
function recordDifference(
  {file, line: number, says}: Extract<Fact, {sort: 'record'}>,
  documented: Source,
  source: Source,
): string | undefined {
  const text = documented.read(file) ?? '';
  const line = linesOf(text)[number - 1];
  if (line === undefined) return undefined;
  const isIn = (other: string): boolean =>
    linesOf(source.read(other) ?? '').includes(line);
  // A file may have moved.
  if (!isIn(file) && !source.list(folderOf(file)).some(isIn)) {
    return `no longer says ${line}`;
  }
  const around = functionsIn(file, text).find(
    ({first, last}) => first <= number && number <= last,
  );
  if (around !== undefined && file.endsWith('.sh')) {
    const isSame = functionsIn(file, source.read(file) ?? '').some(
      (other) =>
        other.name === around.name &&
        codeOf(other.text) === codeOf(around.text),
    );
    if (!isSame) return `${around.name} differs, which says it`;
  }
  const declared = around ? undefined : declaredIn(line);
  if (declared !== undefined && file.endsWith('.go')) {
    const change = changeOf(usersOf, declared, documented, source);
    if (change !== '') return `${declared} is used elsewhere: ${change}`;
  }
  if (says === undefined) return undefined;
  const change = changeOf(foldersSaying, says, documented, source);
  return change === '' ? undefined : `${says} is said elsewhere: ${change}`;
}

/** What a search finds in one source only, as in `+internal/a, -internal/b`. */
function changeOf(
  search: (name: string, source: Source) => readonly string[],
  name: string,
  documented: Source,
  source: Source,
): string {
  const before = search(name, documented);
  const after = search(name, source);
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => `+${one}`),
    ...before.filter((one) => !after.includes(one)).map((one) => `-${one}`),
  ].join(', ');
}

function readValues(
  folder: string,
  source: Source,
): Readonly<Record<string, ChartValue>> | undefined {
  const chart = source.read(`${folder}/Chart.yaml`);
  if (chart === undefined) return undefined;
  const values = source.read(`${folder}/values.yaml`) ?? '';
  return readChart({chart, values, templates: []}).values;
}
