import * as z from 'zod';

import {nearest} from '../../../lib/nearest';

const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('%{'), {
    error: 'constants such as %{name} are not available here',
  });
const byPath = z.record(z.string(), words);
const shapeByPath = z.record(z.string(), z.string());

/**
 * `_shapes.yaml`: descriptions that several kinds share. Paths are relative to
 * the field that uses the shape; `''` is the field itself.
 */
export const shapesFile = z.record(
  z.string(),
  z.strictObject({
    fields: byPath.default({}),
    shapes: shapeByPath.default({}),
  }),
);

/** `<kind>.yaml`: the shapes that a kind uses by path, and its own descriptions. */
export const descriptionsFile = z.strictObject({
  kind: z.string(),
  shapes: shapeByPath.default({}),
  fields: byPath.default({}),
});

export type Shapes = z.infer<typeof shapesFile>;
export type Descriptions = z.infer<typeof descriptionsFile>;

/** A mistake in a descriptions file, with the keys that lead to it. */
export interface WordsFault {
  readonly file: 'descriptions' | 'shapes';
  readonly at: readonly string[];
  readonly what: string;
  readonly remedy: string;
}

export interface MergedDescriptions {
  /** Field path → Markdown, for the fields that have a description. */
  readonly words: ReadonlyMap<string, string>;
  /** Descriptions of shapes that this kind uses, as `shapeWordsKey` makes them. */
  readonly usedShapeWords: ReadonlySet<string>;
  readonly faults: readonly WordsFault[];
}

/** The key of `usedShapeWords`. */
export function shapeWordsKey(shape: string, path: string): string {
  return `${shape}\n${path}`;
}

/**
 * Collects the descriptions of a kind's fields. The kind's own descriptions
 * override those of the shapes that it uses.
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
        remedy: 'Use a shape that does not contain this one.',
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
 * A shape can be used at a field, or at items or values that have no row of their
 * own.
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
    remedy: didYouMean(path, paths, 'Remove the description.'),
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
