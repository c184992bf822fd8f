import {ContentError} from '../../../content-errors/contentError';

import type {VersionReference} from './readReference';

/**
 * Lists everything that is wrong or missing in the reference of a docs version:
 * what is wrong in its files, and fields without a description. A kind with a
 * page or a descriptions file needs descriptions of all its fields.
 */
export function checkReference(reference: VersionReference): ContentError[] {
  const {errors, kinds, version} = reference;
  const missing = [...kinds.values()].flatMap(
    ({model: {kind, address}, rows, words, descriptions}) => {
      if (descriptions !== undefined) {
        const place = descriptions.document.place(['fields']);
        const what = `this field of ${kind} has no description`;
        const remedy =
          'Add one to `fields` or to a shape: what the field means, and what happens without it.';
        return [...rows.keys()]
          .filter((path) => !words.has(path))
          .map((key) => new ContentError({...place, key}, what, remedy));
      }
      if (address === undefined) return [];
      const file = `${version.reference}/_descriptions/${kind.toLowerCase()}.yaml`;
      const what = `${kind} has a page, but its fields have no descriptions`;
      return [new ContentError({file}, what, 'Add this file.')];
    },
  );
  return [...errors, ...missing];
}
