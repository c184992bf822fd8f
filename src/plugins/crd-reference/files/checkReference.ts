import {ContentError} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';

import type {DescribedKind, VersionReference} from './readReference';

/**
 * Lists everything that is wrong or missing in the reference of a docs version:
 * unreadable files, fields without a description, descriptions without a field,
 * and broken references.
 */
export function checkReference(reference: VersionReference): ContentError[] {
  return [
    ...reference.errors,
    ...[...reference.kinds.values()].flatMap((kind) =>
      fieldsWithoutDescription(reference, kind),
    ),
    ...brokenReferences(reference),
  ];
}

/** A kind with a page or a descriptions file needs descriptions of all its fields. */
function fieldsWithoutDescription(
  {version}: VersionReference,
  {model, rows, words, descriptions}: DescribedKind,
): ContentError[] {
  const name = `${model.kind.toLowerCase()}.yaml`;
  if (descriptions === undefined) {
    if (model.page === undefined) return [];
    return [
      new ContentError(
        {file: model.file},
        `${model.kind} has a page, but its fields have no descriptions`,
        `Add ${version.reference}/_descriptions/${name}.`,
      ),
    ];
  }
  return [...rows.keys()].flatMap((path) => {
    if (words.has(path)) return [];
    return new ContentError(
      {...descriptions.document.place(['fields']), key: path},
      `this field of ${model.kind} has no description`,
      'Add one to `fields` or to a shape: what the field means, and what happens without it.',
    );
  });
}

/**
 * `from` must be a kind of the version, and `path` one of its fields. `to` can be
 * a kind of another project, so only a name in the wrong case is an error.
 */
function brokenReferences({
  kinds,
  references,
  referencesSource,
}: VersionReference): ContentError[] {
  if (referencesSource === undefined) return [];
  const {document} = referencesSource;
  return references.flatMap(({from, path, to}, index) => {
    const errors: ContentError[] = [];
    const add = (
      key: string,
      what: string,
      name: string,
      names: Iterable<string>,
    ): void => {
      const place = document.place([index, key]);
      const otherwise = 'Correct it, or remove the row.';
      const remedy = didYouMeanOr(otherwise, name, names);
      errors.push(new ContentError(place, what, remedy));
    };
    const rows = kinds.get(from)?.rows;
    if (rows === undefined) {
      add('from', `this version has no kind ${from}`, from, kinds.keys());
    } else if (path !== null && !rows.has(path)) {
      add('path', `${from} has no field \`${path}\``, path, rows.keys());
    }
    const meant = [...kinds.keys()].find(
      (name) => name !== to && name.toLowerCase() === to.toLowerCase(),
    );
    if (meant !== undefined) add('to', `kind ${to} is misspelt`, to, [meant]);
    return errors;
  });
}
