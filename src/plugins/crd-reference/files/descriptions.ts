import * as z from 'zod';

import {
  ContentError,
  type ContentPlace,
} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import type {TypedYaml} from '../../../content-errors/readTyped';

const description = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('%{'), {
    error: 'constants such as %{name} are not available here',
  });

/** `<kind>.yaml`: the shapes that a kind uses, and descriptions, by path. */
export const descriptionsFile = z.strictObject({
  shapes: z.record(z.string(), z.string()).default({}),
  fields: z.record(z.string(), description).default({}),
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
 *     widget.yaml   shapes: {spec.owner: owner}   spec.owner       Who pays.
 *     _shapes.yaml  owner:                      → spec.owner.name  Its name.
 *                     fields: {'': Who pays., name: Its name.}
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
  const requireField = (part: 'shapes' | 'fields', path: string): boolean => {
    // Items and values with a shape can have no row of their own.
    const row = part === 'shapes' ? path.replace(ELEMENTS, '') : path;
    if (rows.has(row)) return true;
    const what = `the kind has no field ${quoted(path)}`;
    const otherwise = 'Remove the description.';
    const remedy = didYouMeanOr(otherwise, path, rows.keys(), quoted);
    errors.push(new ContentError(document.place([part, path]), what, remedy));
    return false;
  };
  for (const [base, name] of Object.entries(data.shapes)) {
    if (!requireField('shapes', base)) continue;
    const use = {name, base, place: document.place(['shapes', base])};
    for (const [path, text] of textsOfShape(use, shapes, errors)) {
      if (rows.has(path)) merged.set(path, text);
    }
  }
  for (const [path, text] of Object.entries(data.fields)) {
    if (requireField('fields', path)) merged.set(path, text);
  }
  const place = document.place(['fields']);
  for (const key of rows.keys()) {
    if (merged.has(key)) continue;
    const what = 'this field has no description';
    const remedy =
      'Add one to `fields` or to a shape: what the field means, and what happens without it.';
    errors.push(new ContentError({...place, key}, what, remedy));
  }
  return merged;
}

/**
 * The texts of a shape and of those inside it, by the paths of the fields.
 *
 * @param use - The path of the field that uses it, and where the field says so.
 * @param within - The shapes that this one is inside of.
 */
function* textsOfShape(
  {name, base, place}: {name: string; base: string; place: ContentPlace},
  shapes: Shapes | undefined,
  errors: ContentError[],
  within: readonly string[] = [],
): Generator<readonly [path: string, text: string]> {
  const names = Object.keys(shapes?.data ?? {});
  const shape = names.includes(name) ? shapes?.data[name] : undefined;
  if (!shapes || !shape) {
    const what = `shape ${quoted(name)} does not exist`;
    const otherwise = 'Add it to _shapes.yaml.';
    const remedy = didYouMeanOr(otherwise, name, names, quoted);
    errors.push(new ContentError(place, what, remedy));
    return;
  }
  if (within.includes(name)) {
    const what = `shape ${quoted(name)} contains itself`;
    const remedy = 'Use a shape that does not contain this one.';
    errors.push(new ContentError(place, what, remedy));
    return;
  }
  for (const [path, inner] of Object.entries(shape.shapes)) {
    const place = shapes.document.place([name, 'shapes', path]);
    const use = {name: inner, base: joinPaths(base, path), place};
    yield* textsOfShape(use, shapes, errors, [...within, name]);
  }
  for (const [path, text] of Object.entries(shape.fields)) {
    yield [joinPaths(base, path), text];
  }
}

const ELEMENTS = /(?:\[\]|\.<key>)+$/u;

/** `spec` + `owner.name` → `spec.owner.name`; `spec.env` + `[].key` → `spec.env[].key` */
function joinPaths(parent: string, path: string): string {
  const isJoined = parent === '' || path === '' || path.startsWith('[');
  return parent + (isJoined ? '' : '.') + path;
}

const quoted = (name: string): string => `\`${name}\``;
