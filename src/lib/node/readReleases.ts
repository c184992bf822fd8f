import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError, failWithAll} from '../../content-errors/contentError';
import {issueErrors} from '../../content-errors/issueErrors';
import {readYaml} from '../../content-errors/readYaml';
import {readCached} from './readCached';
import * as z from 'zod';

import {isDate} from '../isDate';

/** The list of releases, from the root of the repository. */
export const RELEASES_FILE = 'src/site/releases.yaml';

const date = z
  .string()
  .refine(isDate, {error: 'a date is written as 2026-01-31'});

const COMMIT =
  'a commit is written with its first 8 digits, in quotes if YAML reads them as a number';

const number = z.string().regex(/^\d+\.\d+\.\d+$/u, {
  error: 'a version of Kubernetes is written as 1.32.0',
});

/** What a release may leave out, if it is as in the release before. */
const kept = z.strictObject({
  kubernetes: z.strictObject({
    /** Of the guides. */
    clusters: number,
    /** First and last version that the platform's tool check accepts. */
    accepted: z.tuple([number, number]).readonly(),
  }),
  /** Published with the tag, without its `v`, as their version. */
  charts: z.array(z.string().min(1)).min(1).readonly(),
  /** Of `ghcr.io/openchoreo`, published with the tag. */
  images: z.array(z.string().min(1)).readonly(),
});

const keptPart = z.object(kept.partial().shape);

const release = z.strictObject({
  version: z.string().regex(/^v\d+\.\d+\.\d+$/u, {
    error: 'a tag is written as v0.4.0',
  }),
  date,
  commit: z.string({error: COMMIT}).regex(/^[0-9a-f]{8}$/u, {error: COMMIT}),
  summary: z.string().min(1),
  /** Absent if the project has published no date. */
  supportedUntil: date.optional(),
  ...keptPart.shape,
});

const whole = z.strictObject({...release.shape, ...kept.shape});

/** A release of the platform. */
export type PlatformRelease = Readonly<z.infer<typeof whole>>;

/**
 * Reads the list of releases, newest first.
 *
 * @throws ContentErrors with line and key, also for a wrong order.
 */
export function readReleases(siteDir: string): readonly PlatformRelease[] {
  return parseReleases(readFileSync(path.join(siteDir, RELEASES_FILE)));
}

function parseReleases(bytes: Uint8Array): readonly PlatformRelease[] {
  const {documents, errors} = readYaml(bytes, RELEASES_FILE);
  failWithAll(errors);
  const [document] = documents;
  if (!document) return [];
  const {data = [], error} = z.array(release).min(1).safeParse(document.value);
  failWithAll(issueErrors(document, error?.issues ?? []));
  failWithAll(
    data.flatMap((one, index) => {
      const older = data[index + 1];
      return older === undefined || isNewer(one, older)
        ? []
        : new ContentError(
            document.place([index + 1, 'version']),
            `${older.version} stands below ${one.version}, but is not older`,
            'Write the releases in order, the newest first, and correct the dates.',
          );
    }),
  );
  const filled = z.array(whole).safeParse(withKept(data));
  failWithAll(issueErrors(document, filled.error?.issues ?? []));
  return filled.data ?? [];
}

/** Fills in what releases leave out. */
function withKept(releases: readonly z.infer<typeof release>[]): unknown[] {
  let below: z.infer<typeof keptPart> = {};
  return releases
    .toReversed()
    .map((one) => {
      const all = {...below, ...one};
      below = keptPart.parse(all);
      return all;
    })
    .toReversed();
}

const readOnce = readCached(parseReleases);

/** The release that a docs version documents; `undefined` for a commit. */
export function documentedRelease(
  siteDir: string,
  {release: {ref}}: {readonly release: {readonly ref: string}},
): PlatformRelease | undefined {
  const releases = readOnce(path.join(siteDir, RELEASES_FILE)) ?? [];
  return releases.find(({version}) => version === ref);
}

/**
 * What a docs version knows of: its own releases and all before them, or every
 * release if it has none of its own.
 */
export function releasesUpTo(
  releases: readonly PlatformRelease[],
  name: string,
): readonly PlatformRelease[] {
  const last = releases.findIndex(({version}) => seriesOf(version) === name);
  return releases.slice(Math.max(last, 0));
}

/**
 * The constants that a release decides. Its charts have the tag as their
 * version, without the `v`, and its images the tag.
 */
export function releaseConstants(
  release: PlatformRelease | undefined,
): Readonly<Record<string, string>> {
  if (release === undefined) return {};
  const {version, kubernetes} = release;
  const {clusters} = kubernetes;
  return {
    commit: release.commit,
    release: version,
    'chart-version': version.slice(1),
    'image-tag': version,
    'kubernetes-version': clusters.replace(/\.\d+$/u, ''),
    'kubernetes-node-version': `v${clusters}`,
  };
}

/** Patches of two series can overlap, so that a higher one can be earlier. */
function isNewer(one: Ordered, other: Ordered): boolean {
  const order = one.version.localeCompare(other.version, 'en', {numeric: true});
  const isSameSeries = seriesOf(one.version) === seriesOf(other.version);
  return order > 0 && (!isSameSeries || one.date >= other.date);
}

type Ordered = Pick<PlatformRelease, 'version' | 'date'>;

/** The docs version of a release: `v0.3.2` → `v0.3.x`. */
export function seriesOf(version: string): string {
  return version.replace(/\d+$/u, 'x');
}
