// Ejects @docusaurus/theme-classic/lib/theme/AnnouncementBar (sha256 f87dde252434): rendered in the HTML and hidden by an attribute, so that nothing flashes or shifts.
import type {ReactNode} from 'react';

import clsx from 'clsx';
import {Icon} from '@site/src/components/Icon/Icon';
import {announcementId} from '@site/src/lib/browser/announcementId';
import {ANNOUNCEMENT} from '@site/src/site/announcement';

import styles from './styles.module.css';

/** The announcement bar, which stays closed until its text changes. */
export default function AnnouncementBar(): ReactNode {
  const {text, link} = ANNOUNCEMENT;
  if (text === '') return null;
  return (
    <aside
      className={styles.bar}
      aria-label="Announcement"
      data-announcement={announcementId(ANNOUNCEMENT)}>
      <p className={styles.text}>
        {text} <a href={link.url}>{link.label}</a>
      </p>
      <button
        type="button"
        className={clsx('oc-icon-button', styles.close)}
        aria-label="Close"
        data-announcement-close>
        <Icon name="close" />
      </button>
    </aside>
  );
}
