import {didYouMeanOr} from '../../../content-errors/nearest';
import {formatYamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import {findKind, type Catalog} from '../model/catalog';
import type {Reference} from '../model/facts';

import {inOrder, stepsOf, valuesAt, walk, type Problem} from './mistake';
import {checkKind, checkObject, checkValue, kindRemedy} from './objects';
import {parseManifests} from './parseManifests';
import {unwrap} from './pasted';
import {PLACEHOLDER, tell, type Check, type CheckedObject} from './validate';

/** What a YAML text is; complete manifests, unless `excerpt` or `data` say otherwise. */
export interface Claim {
  /** The kind of a part of a manifest: with fields missing, or a value in it. */
  readonly excerpt?: string | undefined;
  /** The path of the value. */
  readonly at?: string | undefined;
  /** The name of a file that isn't a manifest. */
  readonly data?: string | undefined;
  /** Whether it is a published file, which readers apply unchanged. */
  readonly isFile?: boolean;
  /** Whether a shell fills in `$name` and `${name}`. */
  readonly hasVariables?: boolean;
}

/** What is said of a text that has neither apiVersion nor kind. */
export const FRAGMENT = {
  what: 'this is not a complete manifest: it has neither apiVersion nor kind',
  remedy: 'Start with apiVersion and kind.',
};

/**
 * Checks a YAML text against the kinds of a docs version.
 *
 * @returns The mistakes in the order of the text, of each value the first, and
 *   the objects of the text. What makes a text unreadable is reported alone.
 */
export function check(
  text: string,
  claim: Claim,
  catalog: Catalog,
): {
  readonly mistakes: readonly Problem[];
  readonly objects: readonly CheckedObject[];
} {
  const {documents, mistakes} = parseManifests(text);
  const objects: CheckedObject[] = [];
  const found = new Map<string, Problem>();
  const isPart = claim.excerpt !== undefined;
  for (const document of documents) {
    const {data} = document;
    const one: Check = {...claim, catalog, document, objects, found, isPart};
    if (claim.isFile) rejectPlaceholders(one, data);
    if (claim.data !== undefined) checkData(one, data, claim.data);
    else if (claim.excerpt !== undefined) {
      checkExcerpt(one, claim.excerpt, claim.at);
    } else if (isRecord(data) && ('apiVersion' in data || 'kind' in data)) {
      checkObject(one, data, []);
    } else tell(one, [], FRAGMENT);
  }
  return {mistakes: inOrder([...mistakes, ...found.values()]), objects};
}

/** Maximum number of mistakes in a verdict; a page can't draw any number. */
const MAX_MISTAKES = 200;

/** The result of a check of what a reader pasted. */
export interface Verdict {
  /** Number of objects that were checked; 0 if the text could not be read. */
  readonly objects: number;
  readonly mistakes: readonly Problem[];
  /** Names that no object of the text has, which may be no mistakes. */
  readonly notes: readonly Problem[];
}

/** Checks what a reader pasted, as the manifests of pages are checked. */
export function judge(pasted: string, catalog: Catalog): Verdict {
  const {text, hasVariables, mistake} = unwrap(pasted);
  const {mistakes, objects} = mistake
    ? {mistakes: [mistake], objects: []}
    : check(text, {hasVariables}, catalog);
  const notes = checkReferences(objects, catalog.references);
  return {
    objects: objects.length,
    mistakes: mistakes.slice(0, MAX_MISTAKES),
    notes: notes.slice(0, MAX_MISTAKES),
  };
}

/**
 * Finds names of objects that a text lacks, although it has others of the kind.
 * What the text has no object of may be in the cluster, and is not looked for.
 *
 * @returns Notes, which may be no mistakes, in the order of the text.
 */
export function checkReferences(
  objects: readonly CheckedObject[],
  references: readonly Reference[],
): readonly Problem[] {
  const notes = references.flatMap(({from, path, to, relation = 'reads'}) => {
    const lines = new Map(
      objects
        .filter(({known}) => known.kind === to)
        .map((target) => [
          String(valuesAt(target.data, 'metadata.name')[0]?.value),
          target.document.at(target.path).line,
        ]),
    );
    if (relation !== 'reads' || path === null || lines.size === 0) return [];
    const referring = objects.filter(({known}) => known.kind === from);
    return referring.flatMap((object) =>
      valuesAt(object.data, path).flatMap(({path: below, value}): Problem[] => {
        if (typeof value !== 'string' || PLACEHOLDER.test(value)) return [];
        // A name can stand behind a slash, after what it is the name of.
        const name = value.split('/').at(-1) ?? '';
        if (lines.has(name)) return [];
        const remedy = didYouMeanOr(
          'It has to exist in the cluster.',
          name,
          lines.keys(),
          (near) => `\`${near}\` in line ${lines.get(near) ?? 1}`,
        );
        const at = object.document.at([...object.path, ...below]);
        const what = `this text has no ${to} \`${name}\``;
        return [{...at, path: formatYamlPath(below), what, remedy}];
      }),
    );
  });
  return inOrder(notes);
}

/** Readers apply a published file unchanged, so they can't replace placeholders. */
function rejectPlaceholders(one: Check, data: unknown): void {
  for (const {path, value} of walk(data)) {
    if (typeof value !== 'string') continue;
    if (PLACEHOLDER.exec(value)?.[0] !== value) continue;
    const what = `found the placeholder ${value} in a file that readers apply unchanged`;
    const remedy = 'Write a value, or write the manifest in the page instead.';
    tell(one, path, {what, remedy});
  }
}

function checkData(one: Check, data: unknown, name: string): void {
  const {apiVersion, kind} = isRecord(data) ? data : {};
  const shape = one.catalog.platform.files[name];
  const known = findKind(one.catalog, apiVersion, kind);
  if (known) {
    const what = `a manifest of kind ${known.kind} is marked as data, so it would not be checked`;
    tell(one, [], {what, remedy: 'Remove data="…" from the fence.'});
  } else if (shape) checkValue(one, data, shape, []);
}

/** Checks a manifest with fields missing, or the value at a path in one. */
function checkExcerpt(one: Check, kind: string, at = ''): void {
  const {catalog, document} = one;
  const known = catalog.kinds.find((one) => one.kind === kind);
  if (known === undefined) {
    const what = `there is no kind ${kind} in ${catalog.version}`;
    tell(one, [], {what, remedy: kindRemedy(catalog, kind)});
    return;
  }
  // The manifest around the value; what it lacks is no mistake.
  const above = stepsOf(at);
  const data = above.reduceRight<unknown>(
    (value, step) => (step === 0 ? [value] : {[step]: value}),
    document.data,
  );
  checkKind({...one, above}, data, known, []);
}
