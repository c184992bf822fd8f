/** News at the top of every page. */
export interface Announcement {
  /** Plain text; an empty one shows no bar. */
  readonly text: string;
  readonly link: {readonly label: string; readonly url: string};
}

/**
 * The announcement bar. Its id is made from its text, so that a new text is
 * shown again to readers who closed the old one.
 */
export const ANNOUNCEMENT: Announcement = {
  text: 'OpenChoreo v0.3.2 is out.',
  link: {
    label: 'Read the release notes',
    url: 'https://github.com/openchoreo/openchoreo/releases/tag/v0.3.2',
  },
};

/** FNV-1a, 32 bits: short, stable and without a dependency. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** @returns The id under which the framework stores that the bar was closed. */
export function announcementId({text, link}: Announcement): string {
  return `announcement-${fingerprint([text, link.label, link.url].join('\n'))}`;
}
