import * as z from 'zod';

import {
  ContentError,
  type ContentPlace,
} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import type {TypedYaml} from '../../../content-errors/readTyped';

const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('%{'), {
    error: 'constants such as %{name} are not available here',
  });

/** `<kind>.yaml`: the shapes that a kind uses, and descriptions, by path. */
export const descriptionsFile = z.strictObject({
  shapes: z.record(z.string(), z.string()).default({}),
  fields: z.record(z.string(), words).default({}),
});

/**
 * `_shapes.yaml`: descriptions that several kinds share. Paths are relative to
 * the field that uses the shape; `''` is the field itself.
 */
export const shapesFile = z.record(z.string(), descriptionsFile);

export type Shapes = TypedYaml<z.infer<typeof shapesFile>>;
export type Descriptions = TypedYaml<z.infer<typeof descriptionsFile>>;

/**
 * Collects the descriptions of a kind's fields. The kind's own descriptions
 * override those of the shapes that it uses. A field without one is a mistake.
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
  const merged = new Map<string, string>();
  const checkPath = (part: 'shapes' | 'fields', path: string): boolean => {
    // Items and values with a shape can have no row of their own.
    const row = part === 'shapes' ? path.replace(ELEMENTS, '') : path;
    if (rows.has(row)) return true;
    const remove = 'Remove the description.';
    const remedy = didYouMeanOr(remove, path, rows.keys(), quoted);
    const what = `the kind has no field ${quoted(path)}`;
    errors.push(new ContentError(document.place([part, path]), what, remedy));
    return false;
  };
  for (const [base, name] of Object.entries(data.shapes)) {
    if (!checkPath('shapes', base)) continue;
    const use = {name, base, place: document.place(['shapes', base])};
    for (const [path, text] of textsOfShape(use, shapes, errors)) {
      if (rows.has(path)) merged.set(path, text);
    }
  }
  for (const [path, text] of Object.entries(data.fields)) {
    if (checkPath('fields', path)) merged.set(path, text);
  }
  for (const key of rows.keys()) {
    if (merged.has(key)) continue;
    const place = {...document.place(['fields']), key};
    const remedy =
      'Add one to `fields` or to a shape: what the field means, and what happens without it.';
    errors.push(
      new ContentError(place, 'this field has no description', remedy),
    );
  }
  return merged;
}

/** A shape that a field uses. */
interface ShapeUse {
  readonly name: string;
  /** Path of the field. */
  readonly base: string;
  /** Where the field says so. */
  readonly place: ContentPlace;
}

/**
 * The texts of a shape and of those inside it, by the paths of the fields.
 *
 * @param within - The shapes that this one is inside of.
 */
function textsOfShape(
  {name, base, place}: ShapeUse,
  shapes: Shapes | undefined,
  errors: ContentError[],
  within: readonly string[] = [],
): [path: string, text: string][] {
  const shape = shapes?.data[name];
  if (shapes === undefined || shape === undefined) {
    const add = 'Add it to _shapes.yaml.';
    const names = Object.keys(shapes?.data ?? {});
    const remedy = didYouMeanOr(add, name, names, quoted);
    const what = `shape ${quoted(name)} does not exist`;
    errors.push(new ContentError(place, what, remedy));
    return [];
  }
  if (within.includes(name)) {
    const remedy = 'Use a shape that does not contain this one.';
    const what = `shape ${quoted(name)} contains itself`;
    errors.push(new ContentError(place, what, remedy));
    return [];
  }
  const texts: [string, string][] = [];
  for (const [path, inner] of Object.entries(shape.shapes)) {
    const use = {
      name: inner,
      base: joinPaths(base, path),
      place: shapes.document.place([name, 'shapes', path]),
    };
    texts.push(...textsOfShape(use, shapes, errors, [...within, name]));
  }
  for (const [path, text] of Object.entries(shape.fields)) {
    texts.push([joinPaths(base, path), text]);
  }
  return texts;
}

const ELEMENTS = /(?:\[\]|\.<key>)+$/u;

/** `spec` + `owner.name` → `spec.owner.name`. */
function joinPaths(parent: string, path: string): string {
  const separator = parent === '' || /^(?:\[|$)/u.test(path) ? '' : '.';
  return parent + separator + path;
}

const quoted = (name: string): string => `\`${name}\``;
