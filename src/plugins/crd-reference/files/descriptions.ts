import * as z from 'zod';

import {
  ContentError,
  type ContentPlace,
} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';

import type {TypedYaml} from './readTyped';

const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('%{'), {
    error: 'constants such as %{name} are not available here',
  });
const byPath = z.record(z.string(), words).default({});
const shapeByPath = z.record(z.string(), z.string()).default({});

/**
 * `_shapes.yaml`: descriptions that several kinds share. Paths are relative to
 * the field that uses the shape; `''` is the field itself.
 */
export const shapesFile = z.record(
  z.string(),
  z.strictObject({fields: byPath, shapes: shapeByPath}),
);

/** `<kind>.yaml`: the shapes that a kind uses by path, and its own descriptions. */
export const descriptionsFile = z.strictObject({
  ...{kind: z.string(), shapes: shapeByPath, fields: byPath},
});

export type Shapes = TypedYaml<z.infer<typeof shapesFile>>;
export type Descriptions = TypedYaml<z.infer<typeof descriptionsFile>>;

/**
 * Collects the descriptions of a kind's fields. The kind's own descriptions
 * override those of the shapes that it uses.
 *
 * @param rows - The kind's fields by path.
 * @param errors - Mistakes in the files are added here.
 * @returns Field path → Markdown, for the fields that have a description.
 */
export function mergeDescriptions(
  rows: ReadonlyMap<string, unknown>,
  {data, document}: Descriptions,
  shapes: Shapes | undefined,
  errors: ContentError[],
): ReadonlyMap<string, string> {
  const {data: known = {}, document: source = document} = shapes ?? {};
  const merged = new Map<string, string>();
  /** @param place - Where the shape is used. */
  const applyShape = (
    name: string,
    base: string,
    place: ContentPlace,
    within: readonly string[],
  ): void => {
    const shape = known[name];
    if (shape === undefined || within.includes(name)) {
      const add = 'Add it to _shapes.yaml.';
      const [what, remedy] = shape
        ? ['contains itself', 'Use a shape that does not contain this one.']
        : [
            'does not exist',
            didYouMeanOr(add, name, Object.keys(known), quoted),
          ];
      errors.push(new ContentError(place, `shape \`${name}\` ${what}`, remedy));
      return;
    }
    for (const [relative, inner] of Object.entries(shape.shapes)) {
      const at = source.place([name, 'shapes', relative]);
      applyShape(inner, joinPath(base, relative), at, [...within, name]);
    }
    for (const [relative, text] of Object.entries(shape.fields)) {
      const path = joinPath(base, relative);
      if (rows.has(path)) merged.set(path, text);
    }
  };
  const noField = (part: 'fields' | 'shapes', path: string): void => {
    const what = `the kind has no field \`${path}\``;
    const otherwise = 'Remove the description.';
    const remedy = didYouMeanOr(otherwise, path, rows.keys(), quoted);
    errors.push(new ContentError(document.place([part, path]), what, remedy));
  };
  for (const [path, name] of Object.entries(data.shapes)) {
    // Items and values can have no row of their own.
    if (rows.has(path.replace(/(?:\[\]|\.<key>)+$/u, ''))) {
      applyShape(name, path, document.place(['shapes', path]), []);
    } else noField('shapes', path);
  }
  for (const [path, text] of Object.entries(data.fields)) {
    if (rows.has(path)) merged.set(path, text);
    else noField('fields', path);
  }
  return merged;
}

/** `spec.owner` + `projectName`; `spec.env` + `[].key`; `''` is the base. */
function joinPath(base: string, relative: string): string {
  return /^(?:$|\[)/u.test(relative) ? base + relative : `${base}.${relative}`;
}

const quoted = (name: string): string => `\`${name}\``;
