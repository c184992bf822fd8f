import {didYouMeanOr} from '../../../content-errors/nearest';
import {formatYamlPath} from '../../../content-errors/readYaml';

import type {Reference} from '../model/facts';

import {inOrder, valuesAt, type Problem} from './mistake';
import {PLACEHOLDER, type CheckedObject} from './validate';

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
