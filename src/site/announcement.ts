import {LATEST_RELEASE, releaseUrl} from './releases';

/** News at the top of every page. */
export interface Announcement {
  /** Plain text; if it is empty, there is no bar. */
  readonly text: string;
  readonly link: {readonly label: string; readonly url: string};
}

/** The announcement bar. A new text is also shown to readers who closed the old one. */
export const ANNOUNCEMENT: Announcement = {
  text: `OpenChoreo ${LATEST_RELEASE} is out.`,
  link: {label: 'Read the release notes', url: releaseUrl(LATEST_RELEASE)},
};
