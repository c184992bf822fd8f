import {nearest} from '@openchoreo/content-errors/nearest';

import {groupOf, type Catalog, type KnownKind} from '../engine/catalog';
import {MISSING, UNKNOWN} from '../engine/checkValue';
import {checkDocuments, inOrder, type YamlClaim} from '../engine/checkYaml';
import {objectsOf, type TextObject} from '../engine/objects';
import {readDocuments} from '../engine/readDocuments';
import {textOf, type Problem, type SampleValue} from '../engine/value';
import {fillGaps, standsForOthers} from './fillGaps';

/** What is wrong in a text of documentation, and how much of it was checked. */
export interface CheckedExcerpt {
  readonly problems: readonly Problem[];
  /** Number of objects that were checked. */
  readonly objects: number;
  /** Objects of given groups that have no such version: not checked. */
  readonly unserved: readonly string[];
}

const NOTHING: CheckedExcerpt = {problems: [], objects: 0, unserved: []};

/** Values that documentation writes in words or capitals: `CLUSTER_NAME`, `integer`. */
const STANDS_FOR =
  /expected (?:base64|a date)|^found (?:the string )?"(?:x+|your[-_ ][^"]*|int(?:eger)?|number|bool(?:ean)?|object|[^"]*\b[A-Z]+_[A-Z_]+\b[^"]*)"(?!, which)/u;

/** What an API server takes, although readers look for the object elsewhere. */
const ACCEPTED = /is cluster-scoped and has no namespace$/u;

/** A text that compares two, or shows how one changed. */
const DIFF = /^(?:@@ |\+\+\+ |diff |# (?:before|after)\b.*\napiVersion:)/imu;

/**
 * Checks a text of documentation, which may leave things out: only objects of
 * the given kinds and of Kubernetes.
 *
 * @param isComplete - Whether the text is for `kubectl apply`, so that what is
 *   missing is a mistake. Otherwise, an object that lacks required fields is
 *   taken for a part of one.
 */
export function checkExcerpt(
  source: string,
  catalog: Catalog,
  isComplete: boolean,
): CheckedExcerpt {
  if (DIFF.test(source)) return NOTHING;
  const {text, isCut} = fillGaps(source);
  const {documents, problems} = readDocuments(text);
  if (problems.length > 0) {
    const isTemplate = isCut || text !== source;
    const isOurs = !isTemplate && hasGivenGroup(text, catalog);
    return isOurs ? {...NOTHING, problems} : NOTHING;
  }
  const all = objectsOf(documents, catalog);
  const objects = all.filter((object) => isCheckable(object, catalog));
  const lines = source.split('\n');
  // The line that was left out may be the one with the `- ` of the item.
  const isCutItem = ({what, at}: Problem): boolean =>
    what.endsWith('an object, expected a list') &&
    standsForOthers(lines[at.line] ?? '');
  // Below a mark at the margin, a key may belong to any object.
  const isBelowCut = ({what, at, path}: Problem): boolean => {
    const before = lines.slice(0, at.line - 1);
    const start = before.findLastIndex((line) => line.startsWith('---'));
    return (
      what === UNKNOWN &&
      !/[.[]/u.test(path) &&
      before.slice(start + 1).some((line) => /^(?:\.\.\.|…)/u.test(line))
    );
  };
  // An API server reads the keys of a status, but drops its values.
  const isDropped = ({path, what}: Problem): boolean =>
    path.startsWith('status') && what !== UNKNOWN;
  const mistakesIn = (
    object: TextObject,
    status: 'manifests' | 'excerpt',
  ): readonly Problem[] =>
    checkAs(status, object, catalog).filter(
      (problem) =>
        !STANDS_FOR.test(problem.what) &&
        !ACCEPTED.test(problem.what) &&
        !isCutItem(problem) &&
        !isBelowCut(problem) &&
        !isDropped(problem),
    );
  const found = objects.flatMap((object) => {
    const whole = isCut ? undefined : mistakesIn(object, 'manifests');
    const isPart = !isComplete && whole?.some(({what}) => what === MISSING);
    return whole === undefined || isPart === true
      ? mistakesIn(object, 'excerpt')
      : whole;
  });
  return {
    problems: inOrder(found),
    objects: objects.length,
    unserved: all.flatMap((object) => unservedVersion(object, catalog) ?? []),
  };
}

function checkAs(
  status: 'manifests' | 'excerpt',
  {value, known}: TextObject,
  catalog: Catalog,
): readonly Problem[] {
  const hasVariables = true;
  const kind = known && `${known.apiVersion}/${known.kind}`;
  const claim: YamlClaim =
    status === 'excerpt' && kind !== undefined
      ? {status, kind, hasVariables}
      : {status: 'manifests', isFile: false, hasVariables};
  return checkDocuments([value], claim, catalog);
}

/** Whether an object is of a kind that is known, or a misspelt one. */
function isCheckable(object: TextObject, catalog: Catalog): boolean {
  const {value, known} = object;
  if (isReference(value)) return false;
  if (known !== undefined) return known.origin !== 'other' && !known.isFile;
  if (unservedVersion(object, catalog) !== undefined) return false;
  const kind = textOf(value, 'kind') ?? '';
  const apiVersion = textOf(value, 'apiVersion') ?? '';
  const kinds = catalog.kinds.filter(
    (one) => one.origin === 'platform' && one.apiVersion === apiVersion,
  );
  const names = kinds.map((one) => one.kind);
  return nearest(kind, names) !== undefined;
}

/** Whether an object only names another, as a field of many kinds does. */
function isReference(value: SampleValue): boolean {
  const parts = ['apiVersion', 'kind', 'name', 'namespace'];
  return (
    value.type === 'object' &&
    value.entries.has('name') &&
    [...value.entries.keys()].every((key) => parts.includes(key))
  );
}

/** The version of an object, if its kind is given, but only in others. */
function unservedVersion(
  {value, known}: TextObject,
  catalog: Catalog,
): string | undefined {
  const apiVersion = textOf(value, 'apiVersion') ?? '';
  const isOther =
    known === undefined &&
    givenGroup(apiVersion, catalog).some(
      ({kind}) => kind === textOf(value, 'kind'),
    );
  return isOther ? apiVersion : undefined;
}

function givenGroup(
  apiVersion: string,
  catalog: Catalog,
): readonly KnownKind[] {
  return catalog.kinds.filter(
    (known) =>
      known.origin === 'platform' &&
      groupOf(known.apiVersion) === groupOf(apiVersion),
  );
}

function hasGivenGroup(text: string, catalog: Catalog): boolean {
  return [...text.matchAll(/^apiVersion:\s*(\S+)/gmu)].some(
    ([, apiVersion = '']) => givenGroup(apiVersion, catalog).length > 0,
  );
}
