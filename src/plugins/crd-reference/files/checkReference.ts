import {ContentError} from '../../../content-errors/contentError';

import type {DescribedKind, VersionReference} from './readReference';

/**
 * Lists everything that is wrong or missing in the reference of a docs version:
 * what is wrong in its files, and fields without a description.
 */
export function checkReference(reference: VersionReference): ContentError[] {
  return [
    ...reference.errors,
    ...[...reference.kinds.values()].flatMap((kind) =>
      fieldsWithoutDescription(reference, kind),
    ),
  ];
}

/** A kind with a page or a descriptions file needs descriptions of all its fields. */
function fieldsWithoutDescription(
  {version}: VersionReference,
  {model: {kind, address}, rows, words, descriptions}: DescribedKind,
): ContentError[] {
  if (descriptions === undefined) {
    if (address === undefined) return [];
    const file = `${version.reference}/_descriptions/${kind.toLowerCase()}.yaml`;
    const what = `${kind} has a page, but its fields have no descriptions`;
    return [new ContentError({file}, what, 'Add this file.')];
  }
  const place = descriptions.document.place(['fields']);
  const missing = [...rows.keys()].filter((path) => !words.has(path));
  return missing.map(
    (path) =>
      new ContentError(
        {...place, key: path},
        `this field of ${kind} has no description`,
        'Add one to `fields` or to a shape: what the field means, and what happens without it.',
      ),
  );
}
