import {REPOSITORY} from './site';
import {DOCS_VERSIONS, LATEST_VERSION} from './versions';

/** Address of a release's notes, by its tag. */
export function releaseUrl(tag: string): string {
  return `${REPOSITORY.releases}/tag/${tag}`;
}

/** The tag that the latest docs version documents. */
export const LATEST_RELEASE =
  DOCS_VERSIONS.find(({name}) => name === LATEST_VERSION)?.release.ref ?? '';

/** A date as pages write it: `2025-09-18` → `18 September 2025`. */
export function dateInWords(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    ...{day: 'numeric', month: 'long', year: 'numeric'},
    timeZone: 'UTC',
  });
}

/** Anchor of a release in the changelog. */
export function releaseAnchor(tag: string): string {
  return tag.replaceAll('.', '-');
}
