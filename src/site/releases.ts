import {REPOSITORY} from './site';
import {DOCS_VERSIONS, LATEST_VERSION, type DocsVersion} from './versions';

const TAG = /^v\d/u;

/** Address of a release's notes, by its tag. */
export function releaseUrl(tag: string): string {
  return `${REPOSITORY.releases}/tag/${tag}`;
}

/**
 * The constants that a release decides, for a version that documents one. Its
 * charts have the tag as their version, without the `v`, and its images the tag.
 */
export function releaseConstants({
  release: {ref},
}: Pick<DocsVersion, 'release'>): Readonly<Record<string, string>> {
  return TAG.test(ref)
    ? {release: ref, 'chart-version': ref.slice(1), 'image-tag': ref}
    : {};
}

/** The tag that the latest docs version documents. */
export const LATEST_RELEASE =
  DOCS_VERSIONS.find(({name}) => name === LATEST_VERSION)?.release.ref ?? '';
