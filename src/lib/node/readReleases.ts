import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';
import {issueErrors} from '@openchoreo/content-errors/issueErrors';
import {readYaml} from '@openchoreo/content-errors/readYaml';
import * as z from 'zod';

import {isDate} from '../isDate';

/** The list of releases, from the root of the repository. */
export const RELEASES_FILE = 'src/site/releases.yaml';

const release = z.strictObject({
  version: z.string().regex(/^v\d+\.\d+\.\d+$/u, {
    error: 'a tag is written as v0.4.0',
  }),
  date: z.string().refine(isDate, {error: 'a date is written as 2026-01-31'}),
  summary: z.string().min(1),
});

/** A release of the platform. */
export type PlatformRelease = Readonly<z.infer<typeof release>>;

/**
 * Reads the list of releases, newest first.
 *
 * @throws ContentErrors with line and key, also for a wrong order.
 */
export function readReleases(siteDir: string): readonly PlatformRelease[] {
  const bytes = readFileSync(path.join(siteDir, RELEASES_FILE));
  const {documents, errors} = readYaml(bytes, RELEASES_FILE);
  failWithAll(errors);
  const [document] = documents;
  const place = document?.place ?? (() => ({file: RELEASES_FILE}));
  const {data = [], error} = z.array(release).min(1).safeParse(document?.value);
  if (error && document) failWithAll(issueErrors(document, error.issues));
  failWithAll(
    data.flatMap((one, index) => {
      const older = data[index + 1];
      return older === undefined || isNewer(one, older)
        ? []
        : new ContentError(
            place([index + 1, 'version']),
            `${older.version} stands below ${one.version}, but is not older`,
            'Write the releases in order, the newest first, and correct the dates.',
          );
    }),
  );
  return data;
}

/** Patches of two series can overlap, so that a higher one can be earlier. */
function isNewer(one: PlatformRelease, other: PlatformRelease): boolean {
  const order = one.version.localeCompare(other.version, 'en', {numeric: true});
  const isSameSeries = seriesOf(one.version) === seriesOf(other.version);
  return order > 0 && (!isSameSeries || one.date >= other.date);
}

/** The docs version of a release: `v0.3.2` → `v0.3.x`. */
export function seriesOf(version: string): string {
  return version.replace(/\d+$/u, 'x');
}
