import type {Announcement} from '../site/announcement';
import {fnv1a} from './fnv1a';

/**
 * The id under which it is stored that the bar was closed. It is made from the
 * text, so that a new text is shown again to readers who closed the old one.
 */
export function announcementId({text, link}: Announcement): string {
  const hash = fnv1a([text, link.label, link.url].join('\n'));
  return `announcement-${hash.toString(36)}`;
}
