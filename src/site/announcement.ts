/** News at the top of every page. */
export interface Announcement {
  /** Plain text; if it is empty, there is no bar. */
  readonly text: string;
  readonly link: {readonly label: string; readonly url: string};
}

/** The announcement bar. A new text is also shown to readers who closed the old one. */
export const ANNOUNCEMENT: Announcement = {
  text: 'OpenChoreo v0.3.2 is out.',
  link: {
    label: 'Read the release notes',
    url: 'https://github.com/openchoreo/openchoreo/releases/tag/v0.3.2',
  },
};
