import * as z from 'zod';

import {nearest} from '../../../lib/nearest';

const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('%{'), {
    error: 'constants are not filled in here',
  });
const byPath = z.record(z.string(), words);
const shapeByPath = z.record(z.string(), z.string());

/**
 * `_shapes.yaml`: words of what several kinds have in common. A path is
 * relative to where the shape is used; `''` is the field itself.
 */
export const shapesFile = z.record(
  z.string(),
  z.strictObject({
    fields: byPath.default({}),
    shapes: shapeByPath.default({}),
  }),
);

/** `<kind>.yaml`: which shape stands at which path, and the kind's own words. */
export const descriptionsFile = z.strictObject({
  kind: z.string(),
  shapes: shapeByPath.default({}),
  fields: byPath.default({}),
});

export type Shapes = z.infer<typeof shapesFile>;
export type Descriptions = z.infer<typeof descriptionsFile>;

/** A fault of a words file, told by the keys that lead to it. */
export interface WordsFault {
  readonly file: 'descriptions' | 'shapes';
  readonly at: readonly string[];
  readonly what: string;
  readonly remedy: string;
}

export interface MergedDescriptions {
  /** Field path → Markdown, for the fields that have words. */
  readonly words: ReadonlyMap<string, string>;
  /** Words of shapes that a field of this kind shows, as `shape` + path. */
  readonly usedShapeWords: ReadonlySet<string>;
  readonly faults: readonly WordsFault[];
}

/** The key of `usedShapeWords`. */
export function shapeWordsKey(shape: string, path: string): string {
  return `${shape}\n${path}`;
}

/**
 * Lays the words of a kind over its fields: first those of the shapes that it
 * names, then its own, which win.
 *
 * @param paths - The paths of the kind's fields.
 */
export function mergeDescriptions(
  paths: ReadonlySet<string>,
  descriptions: Descriptions,
  shapes: Shapes,
): MergedDescriptions {
  const merged = new Map<string, string>();
  const used = new Set<string>();
  const faults: WordsFault[] = [];

  const applyShape = (
    name: string,
    base: string,
    fault: Pick<WordsFault, 'file' | 'at'>,
    within: readonly string[],
  ): void => {
    const shape = shapes[name];
    if (shape === undefined) {
      faults.push({
        ...fault,
        what: `there is no shape \`${name}\``,
        remedy: didYouMean(
          name,
          Object.keys(shapes),
          'Add it to _shapes.yaml.',
        ),
      });
      return;
    }
    if (within.includes(name)) {
      faults.push({
        ...fault,
        what: `shape \`${name}\` contains itself: ${[...within, name].join(' → ')}`,
        remedy: 'Name a shape that does not lead back to this one.',
      });
      return;
    }
    for (const [relative, inner] of Object.entries(shape.shapes)) {
      const path = joinPath(base, relative);
      if (!isShapePlace(path, paths)) continue;
      used.add(shapeWordsKey(name, relative));
      applyShape(
        inner,
        path,
        {file: 'shapes', at: [name, 'shapes', relative]},
        [...within, name],
      );
    }
    for (const [relative, text] of Object.entries(shape.fields)) {
      const path = joinPath(base, relative);
      if (!paths.has(path)) continue;
      used.add(shapeWordsKey(name, relative));
      merged.set(path, text);
    }
  };

  for (const [path, name] of Object.entries(descriptions.shapes)) {
    const at = ['shapes', path];
    if (!isShapePlace(path, paths)) faults.push(noSuchField(path, at, paths));
    else applyShape(name, path, {file: 'descriptions', at}, []);
  }
  for (const [path, text] of Object.entries(descriptions.fields)) {
    if (!paths.has(path)) {
      faults.push(noSuchField(path, ['fields', path], paths));
      continue;
    }
    merged.set(path, text);
  }
  return {words: merged, usedShapeWords: used, faults};
}

/** `spec.owner` + `projectName`; `spec.env` + `[].key`; `''` is the base. */
function joinPath(base: string, relative: string): string {
  if (relative === '') return base;
  if (base === '' || relative.startsWith('[')) return `${base}${relative}`;
  return `${base}.${relative}`;
}

/**
 * A shape stands at a field, or at the items or values that have no row of
 * their own.
 */
function isShapePlace(path: string, paths: ReadonlySet<string>): boolean {
  if (path === '' || paths.has(path)) return true;
  const list = path.replace(/(?:\[\]|\.<key>)+$/u, '');
  return list !== path && paths.has(list);
}

function noSuchField(
  path: string,
  at: readonly string[],
  paths: ReadonlySet<string>,
): WordsFault {
  return {
    file: 'descriptions',
    at,
    what: `the kind has no field \`${path}\``,
    remedy: didYouMean(path, paths, 'Remove the words.'),
  };
}

function didYouMean(
  word: string,
  candidates: Iterable<string>,
  otherwise: string,
): string {
  const similar = nearest(word, candidates);
  return similar === undefined ? otherwise : `Did you mean \`${similar}\`?`;
}
