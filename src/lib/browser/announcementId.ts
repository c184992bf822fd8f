import type {Announcement} from '../../site/announcement';
import {fnv1a} from './fnv1a';

/**
 * The id that is stored when a reader closes the announcement bar. It depends on
 * the text, so a new announcement is shown to readers who closed the old one.
 */
export function announcementId({text, link}: Announcement): string {
  const hash = fnv1a([text, link.label, link.url].join('\n'));
  return `announcement-${hash.toString(36)}`;
}
