import {readStored, writeStored} from '../../../lib/storage';
import {tabKey} from '../../../site/storageKeys';

function choicesOf(group: string): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>(
    `[data-group="${CSS.escape(group)}"] > .tab > .tab__choice`,
  );
}

function labelOf(choice: HTMLInputElement): string {
  return choice.nextElementSibling?.textContent ?? '';
}

function choose(group: string, label: string): void {
  for (const choice of choicesOf(group)) {
    if (labelOf(choice) === label) choice.checked = true;
  }
}

/** Shows the remembered tabs of a page; runs again after each route. */
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
 * Remembers a choice and applies it to all tabs of the same group, after the
 * pressed tab is shown. The address names the tab, so that it can be shared.
 */
export function startTabs(): void {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement)) return;
    const group = target.closest<HTMLElement>('[data-group]')?.dataset['group'];
    if (group === undefined || !target.matches('.tab__choice')) return;
    const follow = (): void => {
      // The reader may have left the page since.
      if (!target.isConnected) return;
      writeStored(tabKey(group), labelOf(target));
      choose(group, labelOf(target));
      history.replaceState(history.state, '', `#${target.id}`);
    };
    // The browser paints between a frame's callbacks and the next task.
    requestAnimationFrame(() => setTimeout(follow));
  });
}
