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
  const {data: known = {}, document: source = document} = shapes ?? {};
  const merged = new Map<string, string>();
  const refuse = (place: ContentPlace, what: string, remedy: string): void => {
    errors.push(new ContentError(place, what, remedy));
  };
  const add = (base: string, fields: Record<string, string>): void => {
    for (const [relative, text] of Object.entries(fields)) {
      const path = joinPaths(base, relative);
      if (rows.has(path)) merged.set(path, text);
    }
  };
  /** @param place - Where the shape is used. */
  const addShape = (
    name: string,
    base: string,
    place: ContentPlace,
    within: readonly string[],
  ): void => {
    const shape = known[name];
    if (shape === undefined) {
      const add = 'Add it to _shapes.yaml.';
      const remedy = didYouMeanOr(add, name, Object.keys(known), quoted);
      refuse(place, `shape ${quoted(name)} does not exist`, remedy);
    } else if (within.includes(name)) {
      const remedy = 'Use a shape that does not contain this one.';
      refuse(place, `shape ${quoted(name)} contains itself`, remedy);
    } else {
      for (const [path, inner] of Object.entries(shape.shapes)) {
        const at = source.place([name, 'shapes', path]);
        addShape(inner, joinPaths(base, path), at, [...within, name]);
      }
      add(base, shape.fields);
    }
  };
  for (const part of ['shapes', 'fields'] as const) {
    for (const [path, value] of Object.entries(data[part])) {
      const place = document.place([part, path]);
      // Items and values with a shape can have no row of their own.
      const row = part === 'shapes' ? path.replace(ELEMENTS, '') : path;
      if (!rows.has(row)) {
        const otherwise = 'Remove the description.';
        const remedy = didYouMeanOr(otherwise, path, rows.keys(), quoted);
        refuse(place, `the kind has no field ${quoted(path)}`, remedy);
      } else if (part === 'shapes') addShape(value, path, place, []);
    }
  }
  add('', data.fields);
  for (const key of rows.keys()) {
    if (merged.has(key)) continue;
    const remedy =
      'Add one to `fields` or to a shape: what the field means, and what happens without it.';
    const place = {...document.place(['fields']), key};
    refuse(place, 'this field has no description', remedy);
  }
  return merged;
}

const ELEMENTS = /(?:\[\]|\.<key>)+$/u;

/** `spec` + `owner.name` → `spec.owner.name`. */
function joinPaths(parent: string, path: string): string {
  const separator = parent === '' || /^(?:\[|$)/u.test(path) ? '' : '.';
  return parent + separator + path;
}

const quoted = (name: string): string => `\`${name}\``;
