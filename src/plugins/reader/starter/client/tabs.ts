import {readStored, writeStored} from '../../../../lib/browser/storage';
import {tabKey} from '../../../../site/storageKeys';

function labelOf(choice: HTMLInputElement): string {
  return choice.nextElementSibling?.textContent ?? '';
}

function choose(group: string, label: string): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>(
    `[data-group="${CSS.escape(group)}"] > .tab > .tab__choice`,
  )) {
    if (labelOf(choice) === label) choice.checked = true;
  }
}

/** Restores the remembered tabs; runs again after each route change. */
export function restoreTabs(): void {
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-group]')].map(
      ({dataset}) => dataset['group'] ?? '',
    ),
  );
  for (const group of groups) {
    const label = readStored(tabKey(group), (raw) => raw);
    if (label !== undefined) choose(group, label);
  }
}

/**
 * Remembers the chosen tab, applies the choice to other tabs of the same group,
 * and puts it into the address so that it can be shared.
 */
export function startTabs(): void {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement)) return;
    const group = target.closest<HTMLElement>('[data-group]')?.dataset['group'];
    if (group === undefined || !target.matches('.tab__choice')) return;
    const follow = (): void => {
      // The reader may have left the page by now.
      if (!target.isConnected) return;
      writeStored(tabKey(group), labelOf(target));
      choose(group, labelOf(target));
      history.replaceState(history.state, '', `#${target.id}`);
    };
    // Let the browser paint the chosen tab first.
    requestAnimationFrame(() => setTimeout(follow));
  });
}
