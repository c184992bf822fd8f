import * as z from 'zod';

import {
  ContentError,
  type ContentPlace,
} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';

import {joinPaths} from '../check/mistake';

import type {TypedYaml} from './readTyped';

const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('%{'), {
    error: 'constants such as %{name} are not available here',
  });
/** Which shapes are used, and descriptions, by path of a field. */
const described = z.strictObject({
  shapes: z.record(z.string(), z.string()).default({}),
  fields: z.record(z.string(), words).default({}),
});

/**
 * `_shapes.yaml`: descriptions that several kinds share. Paths are relative to
 * the field that uses the shape; `''` is the field itself.
 */
export const shapesFile = z.record(z.string(), described);

/** `<kind>.yaml`: the shapes that a kind uses by path, and its own descriptions. */
export const descriptionsFile = described.extend({kind: z.string()});

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
  const refuse = (
    place: ContentPlace,
    what: string,
    otherwise: string,
    name: string,
    names: Iterable<string>,
  ): void => {
    const remedy = didYouMeanOr(otherwise, name, names, quoted);
    errors.push(new ContentError(place, what, remedy));
  };
  /** @param placeOf - Where a path of `shapes` is. */
  const add = (
    {shapes: used, fields}: z.infer<typeof described>,
    base: string,
    placeOf: (path: string) => ContentPlace,
    within: readonly string[],
  ): void => {
    for (const [path, name] of Object.entries(used)) {
      const {[name]: shape} = known;
      if (shape && !within.includes(name)) {
        const placeIn = (inner: string) =>
          source.place([name, 'shapes', inner]);
        add(shape, joinPaths(base, path), placeIn, [...within, name]);
        continue;
      }
      const [what, otherwise] = shape
        ? ['contains itself', 'Use a shape that does not contain this one.']
        : ['does not exist', 'Add it to _shapes.yaml.'];
      const names = shape ? [] : Object.keys(known);
      refuse(
        placeOf(path),
        `shape ${quoted(name)} ${what}`,
        otherwise,
        name,
        names,
      );
    }
    for (const [relative, text] of Object.entries(fields)) {
      const path = joinPaths(base, relative);
      if (rows.has(path)) merged.set(path, text);
    }
  };
  for (const part of ['shapes', 'fields'] as const) {
    for (const path of Object.keys(data[part])) {
      // Items and values with a shape can have no row of their own.
      const own = part === 'shapes' ? path.replace(ELEMENTS, '') : path;
      if (rows.has(own)) continue;
      const what = `the kind has no field ${quoted(path)}`;
      const place = document.place([part, path]);
      refuse(place, what, 'Remove the description.', path, rows.keys());
    }
  }
  add(data, '', (path) => document.place(['shapes', path]), []);
  return merged;
}

const ELEMENTS = /(?:\[\]|\.<key>)+$/u;

const quoted = (name: string): string => `\`${name}\``;
