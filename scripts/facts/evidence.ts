import {parse} from 'yaml';
import * as z from 'zod';

/** Where a value is in the platform's repository. */
const citation = z.union([
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

export type Citation = Readonly<z.infer<typeof citation>>;

/** `_evidence.yaml`: the name of a constant → where its value comes from. */
export const evidenceFile = z.record(z.string(), citation);

/** The platform's repository at a commit. */
export interface Source {
  /** The text of a file; `undefined` if there is none. */
  readonly read: (file: string) => string | undefined;
  /** The files of a folder. */
  readonly list: (folder: string) => readonly string[];
}

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
  return typeof found === 'string' || typeof found === 'number'
    ? `${cited.prefix ?? ''}${found}`
    : undefined;
}

function childOf(value: unknown, step: string): unknown {
  if (!step.startsWith('[')) {
    const object = z.record(z.string(), z.unknown()).safeParse(value);
    return object.data?.[step];
  }
  const named = z.array(z.looseObject({name: z.string()})).safeParse(value);
  return named.data?.find(({name}) => `[${name}]` === step);
}
