import {REPOSITORY} from './site';
import {DOCS_VERSIONS, LATEST_VERSION} from './versions';

/** Address of a release's notes, by its tag. */
export function releaseUrl(tag: string): string {
  return `${REPOSITORY.releases}/tag/${tag}`;
}

/** The tag that the latest docs version documents. */
export const LATEST_RELEASE =
  DOCS_VERSIONS.find(({name}) => name === LATEST_VERSION)?.release.ref ?? '';
