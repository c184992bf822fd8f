import {parse} from 'yaml';
import * as z from 'zod';

import type {Source} from './source';

/** Where the value of a constant is in the platform's repository. */
const constantCitation = z.union([
  z.strictObject({
    file: z.string(),
    /** `a.b[name].c`; an item of a list by its name. */
    key: z.string(),
    /** What we write before the value. */
    prefix: z.string().optional(),
  }),
  z.strictObject({
    file: z.string(),
    /** A regular expression, by lines, whose group is the value. */
    pattern: z.string(),
  }),
  /** The value is the number of files. */
  z.strictObject({folder: z.string()}),
]);

export type Citation = Readonly<z.infer<typeof constantCitation>>;

/** Where a family of statements comes from, one for each field or value. */
const familyCitation = z.union([
  /** A folder with the definitions of all kinds. */
  z.strictObject({definitions: z.string()}),
  /** A folder with a folder for each chart. */
  z.strictObject({charts: z.string()}),
]);

/** `_evidence.yaml`: a constant, or a family of statements → where it is from. */
export const evidenceFile = z.record(
  z.string(),
  z.union([constantCitation, familyCitation]),
);

/** The value at a citation; `undefined` if the place is gone. */
export function valueAt(cited: Citation, source: Source): string | undefined {
  if ('folder' in cited) {
    const {length} = source.list(cited.folder);
    return length === 0 ? undefined : String(length);
  }
  const text = source.read(cited.file);
  if (text === undefined) return undefined;
  if ('pattern' in cited) {
    return new RegExp(cited.pattern, 'mu').exec(text)?.[1];
  }
  const steps = cited.key.match(/[^.[\]]+|\[[^\]]+\]/gu) ?? [];
  const found = steps.reduce(childOf, parse(text) as unknown);
  if (typeof found !== 'string' && typeof found !== 'number') return undefined;
  const {prefix = ''} = cited;
  // Some releases write the prefix themselves.
  return `${found}`.startsWith(prefix) ? `${found}` : `${prefix}${found}`;
}

function childOf(value: unknown, step: string): unknown {
  if (!step.startsWith('[')) {
    const object = z.record(z.string(), z.unknown()).safeParse(value);
    return object.data?.[step];
  }
  const named = z.array(z.looseObject({name: z.string()})).safeParse(value);
  return named.data?.find(({name}) => `[${name}]` === step);
}
