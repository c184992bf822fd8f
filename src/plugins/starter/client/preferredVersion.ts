import {preferredVersionKey} from '../../../lib/preferredVersion';
import {writeStored} from '../../../lib/storage';

/** A choice of a docs version is kept, also before the application runs. */
export function startPreferredVersion(): void {
  document.addEventListener('click', ({target}) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-docs-version]');
    if (!link) return;
    const {docsPlugin, docsVersion} = link.dataset;
    if (docsPlugin === undefined || docsVersion === undefined) return;
    writeStored(preferredVersionKey(docsPlugin), docsVersion);
  });
}
