import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {ContentError} from '../../lib/contentError';
import {shortHash} from '../../lib/node/hashes';

const mistake = z.object({
  place: z.object({
    file: z.string(),
    line: z.number().optional(),
    column: z.number().optional(),
    key: z.string().optional(),
  }),
  what: z.string(),
  remedy: z.string(),
});

const count = z.object({
  file: z.string(),
  words: z.number(),
  labelWords: z.number(),
  sentences: z.number(),
  longest: z.number(),
});

const result = z.object({
  /** Of the file's text. */
  hash: z.string(),
  errors: z.array(mistake),
  advice: z.array(mistake).default([]),
  count: count.optional(),
});

const cacheFile = z.object({
  rules: z.string(),
  results: z.record(z.string(), result),
});

/** What a check found in a file. */
export interface FileResult {
  readonly errors: readonly ContentError[];
  readonly advice?: readonly ContentError[];
  readonly count?: z.infer<typeof count> | undefined;
}

/** Results of files that have not changed since, kept between runs. */
export interface ResultCache {
  /**
   * The result of a check for a file as it is.
   *
   * @param check - Name of the check, of which a file has one result each.
   * @param make - Asked when the file or the rules have changed.
   */
  readonly resultOf: (
    check: string,
    file: string,
    source: string,
    make: () => Promise<FileResult>,
  ) => Promise<FileResult>;
  /** Keeps the results of this run, and those of files it did not ask for. */
  readonly save: () => void;
}

/**
 * Opens the results of earlier runs. A file that is absent, broken or made by
 * other rules is as good as none.
 *
 * @param rules - Whatever the results depend on besides the files.
 */
export function openResultCache(file: string, rules: string): ResultCache {
  const fingerprint = shortHash(rules, 16);
  const before = readResults(file, fingerprint);
  const results: Record<string, z.infer<typeof result>> = {};
  return {
    async resultOf(check, name, source, make) {
      const key = `${check} ${name}`;
      const hash = shortHash(source, 16);
      const known = before[key];
      if (known?.hash === hash) {
        results[key] = known;
        return {
          errors: known.errors.map(toError),
          advice: known.advice.map(toError),
          count: known.count,
        };
      }
      const made = await make();
      results[key] = {
        hash,
        errors: made.errors.map(toData),
        advice: (made.advice ?? []).map(toData),
        count: made.count,
      };
      return made;
    },
    save() {
      mkdirSync(path.dirname(file), {recursive: true});
      const kept = {rules: fingerprint, results: {...before, ...results}};
      writeFileSync(file, JSON.stringify(kept));
    },
  };
}

function toError({place, what, remedy}: z.infer<typeof mistake>): ContentError {
  return new ContentError(place, what, remedy);
}

function toData({place, what, remedy}: ContentError): z.infer<typeof mistake> {
  return {place, what, remedy};
}

function readResults(
  file: string,
  fingerprint: string,
): Record<string, z.infer<typeof result>> {
  try {
    const {rules, results} = cacheFile.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    return rules === fingerprint ? results : {};
  } catch {
    return {};
  }
}
