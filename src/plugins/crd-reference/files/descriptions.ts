import * as z from 'zod';

import {ContentError} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import type {YamlPath} from '../../../content-errors/readYaml';

import type {TypedYaml} from './readTyped';

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

export type Shapes = TypedYaml<z.infer<typeof shapesFile>>;
export type Descriptions = TypedYaml<z.infer<typeof descriptionsFile>>;

/**
 * Collects the descriptions of a kind's fields. The kind's own descriptions
 * override those of the shapes that it uses.
 *
 * @param paths - The paths of the kind's fields.
 * @param errors - Mistakes in the files are added here.
 * @returns Field path → Markdown, for the fields that have a description.
 */
export function mergeDescriptions(
  paths: {readonly has: (path: string) => boolean} & Iterable<string>,
  {data, document}: Descriptions,
  shapes: Shapes | undefined,
  errors: ContentError[],
): Map<string, string> {
  const merged = new Map<string, string>();
  const report = (
    file: Pick<TypedYaml<unknown>, 'document'> | undefined,
    at: YamlPath,
    what: string,
    remedy: string,
  ): void => {
    const place = (file?.document ?? document).place(at);
    errors.push(new ContentError(place, what, remedy));
  };

  /** @param source - Where the shape is used: the file, and the keys in it. */
  const applyShape = (
    name: string,
    base: string,
    source: readonly [file: Shapes | undefined, at: YamlPath],
    within: readonly string[],
  ): void => {
    const shape = shapes?.data[name];
    if (shape === undefined || within.includes(name)) {
      const names = Object.keys(shapes?.data ?? {});
      const add = 'Add it to _shapes.yaml.';
      report(
        ...source,
        shape
          ? `shape \`${name}\` contains itself`
          : `there is no shape \`${name}\``,
        shape
          ? 'Use a shape that does not contain this one.'
          : didYouMeanOr(add, name, names, quoted),
      );
      return;
    }
    for (const [relative, inner] of Object.entries(shape.shapes)) {
      const path = joinPath(base, relative);
      if (!isShapePlace(path)) continue;
      const at = [name, 'shapes', relative];
      applyShape(inner, path, [shapes, at], [...within, name]);
    }
    for (const [relative, text] of Object.entries(shape.fields)) {
      const path = joinPath(base, relative);
      if (!paths.has(path)) continue;
      merged.set(path, text);
    }
  };

  /** A field, or items or values that have no row of their own. */
  const isShapePlace = (path: string): boolean =>
    path === '' ||
    paths.has(path) ||
    paths.has(path.replace(/(?:\[\]|\.<key>)+$/u, ''));

  const noField = (part: 'fields' | 'shapes', path: string): void => {
    const remedy = didYouMeanOr('Remove the description.', path, paths, quoted);
    const what = `the kind has no field \`${path}\``;
    report(undefined, [part, path], what, remedy);
  };
  for (const [path, name] of Object.entries(data.shapes)) {
    const source = [undefined, ['shapes', path]] as const;
    if (isShapePlace(path)) applyShape(name, path, source, []);
    else noField('shapes', path);
  }
  for (const [path, text] of Object.entries(data.fields)) {
    if (paths.has(path)) merged.set(path, text);
    else noField('fields', path);
  }
  return merged;
}

/** `spec.owner` + `projectName`; `spec.env` + `[].key`; `''` is the base. */
function joinPath(base: string, relative: string): string {
  if (relative === '') return base;
  if (base === '' || relative.startsWith('[')) return `${base}${relative}`;
  return `${base}.${relative}`;
}

const quoted = (name: string): string => `\`${name}\``;
