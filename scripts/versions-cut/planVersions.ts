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
  const newest = latestOf(versions)?.name ?? '';
  const isOlder = number !== undefined && number < (numberOf(newest) ?? 0);
  const isKnown = versions.some((version) => version.name === name);
  const lacksRelease = number !== undefined && release === undefined;
  const faults: readonly (readonly [isWrong: boolean, fault: string])[] = [
    [number === undefined, `invalid version "${name}". Write it as v0.4.x.`],
    [isKnown, `version ${name} already exists. Undo that cut with git first.`],
    [
      isOlder,
      `${name} is older than ${newest}, the latest. Choose a newer version.`,
    ],
    [lacksRelease, `${RELEASES_FILE} has no release of ${name}. Add it first.`],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? fault : []));
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
