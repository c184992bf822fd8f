import {writeStored} from '../../../../lib/browser/storage';
import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
} from '../../../../site/storageKeys';

/** Stores the ID of a closed announcement, so that only a new one is shown. */
export function startAnnouncement(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    if (!target.closest('[data-announcement-close]')) return;
    const bar = target.closest<HTMLElement>('[data-announcement]');
    const id = bar?.dataset['announcement'];
    if (id === undefined) return;
    writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'true');
    writeStored(ANNOUNCEMENT_ID_KEY, id);
    document.documentElement.dataset['announcementDismissed'] = '';
  });
}
