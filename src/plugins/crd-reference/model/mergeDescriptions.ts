import {didYouMeanOr} from '../../../content-errors/nearest';
import * as z from 'zod';

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

/** Reports a mistake in a descriptions file with the keys where it is. */
export type ReportDescription = (
  file: 'descriptions' | 'shapes',
  at: readonly string[],
  what: string,
  remedy: string,
) => void;

export interface MergedDescriptions {
  /** Field path → Markdown, for the fields that have a description. */
  readonly words: ReadonlyMap<string, string>;
  /** Descriptions of shapes that this kind uses, as `shapeDescriptionKey` makes them. */
  readonly usedShapeDescriptions: ReadonlySet<string>;
}

/** The key of `usedShapeDescriptions`. */
export function shapeDescriptionKey(shape: string, path: string): string {
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
  report: ReportDescription,
): MergedDescriptions {
  const merged = new Map<string, string>();
  const used = new Set<string>();

  const applyShape = (
    name: string,
    base: string,
    fault: (what: string, remedy: string) => void,
    within: readonly string[],
  ): void => {
    const shape = shapes[name];
    if (shape === undefined) {
      fault(
        `there is no shape \`${name}\``,
        didYouMeanOr(
          'Add it to _shapes.yaml.',
          name,
          Object.keys(shapes),
          quoted,
        ),
      );
      return;
    }
    if (within.includes(name)) {
      const way = [...within, name].join(' → ');
      fault(
        `shape \`${name}\` contains itself: ${way}`,
        'Use a shape that does not contain this one.',
      );
      return;
    }
    for (const [relative, inner] of Object.entries(shape.shapes)) {
      const path = joinPath(base, relative);
      if (!isShapePlace(path, paths)) continue;
      used.add(shapeDescriptionKey(name, relative));
      applyShape(
        inner,
        path,
        report.bind(undefined, 'shapes', [name, 'shapes', relative]),
        [...within, name],
      );
    }
    for (const [relative, text] of Object.entries(shape.fields)) {
      const path = joinPath(base, relative);
      if (!paths.has(path)) continue;
      used.add(shapeDescriptionKey(name, relative));
      merged.set(path, text);
    }
  };

  const noSuchField = (part: 'fields' | 'shapes', path: string): void => {
    report(
      'descriptions',
      [part, path],
      `the kind has no field \`${path}\``,
      didYouMeanOr('Remove the description.', path, paths, quoted),
    );
  };
  for (const [path, name] of Object.entries(descriptions.shapes)) {
    const fault = report.bind(undefined, 'descriptions', ['shapes', path]);
    if (isShapePlace(path, paths)) applyShape(name, path, fault, []);
    else noSuchField('shapes', path);
  }
  for (const [path, text] of Object.entries(descriptions.fields)) {
    if (paths.has(path)) merged.set(path, text);
    else noSuchField('fields', path);
  }
  return {words: merged, usedShapeDescriptions: used};
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

const quoted = (name: string): string => `\`${name}\``;
