import {failWithAll} from '@openchoreo/content-errors/contentError';
import {readDefinitions} from '../../src/plugins/crd-reference/import/readCrds';
import {compareKinds} from '../../src/plugins/crd-reference/model/compareKinds';
import {
  fieldsByPath,
  fieldTree,
} from '../../src/plugins/crd-reference/model/flattenSchema';
import type {KindStructure} from '../../src/plugins/crd-reference/model/model';

import type {Source} from './source';

/** The stored definition of each kind in a folder. */
export function definitionsIn(
  source: Source,
  folder: string,
): ReadonlyMap<string, KindStructure> {
  return new Map(
    source.list(folder).flatMap((file) => {
      const bytes = new TextEncoder().encode(source.read(file));
      const {kinds, errors} = readDefinitions(bytes, file, 'the source');
      failWithAll(errors);
      return kinds.flatMap(([stored]) =>
        stored ? [[stored.kind, stored] as const] : [],
      );
    }),
  );
}

/**
 * What a source says differently about the fields of a kind.
 *
 * @param kind - As the site shows it.
 * @returns By path; `gone` for a field that there isn't any more.
 */
export function compareDefinitions(
  kind: KindStructure,
  now: KindStructure | undefined,
): ReadonlyMap<string, string> {
  const paths = [...fieldsByPath(fieldTree(kind.schema)).keys()];
  if (now === undefined) return new Map(paths.map((path) => [path, 'gone']));
  const left = fieldsByPath(fieldTree(now.schema));
  const change = compareKinds(kind, now);
  const fields = change.change === 'changed' ? change.fields : [];
  return new Map(
    paths.flatMap((path) => {
      if (!left.has(path)) return [[path, 'gone'] as const];
      const aspects = fields.flatMap((one) =>
        one.change === 'changed' && one.field.path === path ? one.aspects : [],
      );
      const all = aspects.map(
        ({aspect, before: was = 'not set', after: is = 'not set'}) =>
          `${aspect} ${was} is ${is}`,
      );
      return all.length === 0 ? [] : [[path, all.join('; ')] as const];
    }),
  );
}
