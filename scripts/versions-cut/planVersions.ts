import {
  RELEASES_FILE,
  type PlatformRelease,
} from '../../src/lib/node/readReleases';
import type {DocsVersion} from '../../src/site/versions';

/** The release that a version is cut for. */
export interface Release {
  /** Name of the version, such as `v0.4.x`. */
  readonly name: string;
  /** Tag of the platform that it documents. */
  readonly ref: string;
  /** Date of the tag, ISO 8601. */
  readonly date: string;
}

const NAME = /^v(\d+)\.(\d+)\.x$/;

function numberOf(name: string): number | undefined {
  const [, major, minor] = NAME.exec(name) ?? [];
  return major === undefined
    ? undefined
    : Number(major) * 1000 + Number(minor ?? 0);
}

/**
 * Reasons why a version can't be cut; empty if there are none.
 *
 * @param release - The newest of the version.
 */
export function faultsOf(
  versions: readonly DocsVersion[],
  name: string,
  release: Pick<PlatformRelease, 'version'> | undefined,
): string[] {
  const number = numberOf(name);
  const newest = latestOf(versions);
  return [
    ...(number === undefined
      ? [`invalid version "${name}". Write it as v0.4.x.`]
      : []),
    ...(versions.some((version) => version.name === name)
      ? [`version ${name} already exists. Undo that cut with git first.`]
      : []),
    ...(number !== undefined && number < (numberOf(newest?.name ?? '') ?? 0)
      ? [
          `${name} is older than ${newest?.name ?? ''}, the latest. Choose a newer version.`,
        ]
      : []),
    ...(number !== undefined && release === undefined
      ? [`${RELEASES_FILE} has no release of ${name}. Add it first.`]
      : []),
  ];
}

/** The version at `/docs/`. */
export function latestOf(
  versions: readonly DocsVersion[],
): DocsVersion | undefined {
  return versions.find(({path}) => path === '');
}

/**
 * Adds a version to the list. It takes over `/docs/`, and the previous latest
 * version moves to an address of its own.
 */
export function withVersion(
  versions: readonly DocsVersion[],
  {name, ref, date}: Release,
): DocsVersion[] {
  return versions.flatMap((version) => {
    if (version.path !== '') return [version];
    const cut: DocsVersion = {
      name,
      label: name,
      path: '',
      folder: `versioned_docs/version-${name}`,
      slug: name,
      release: {ref, date},
    };
    return [cut, {...version, path: version.slug}];
  });
}
