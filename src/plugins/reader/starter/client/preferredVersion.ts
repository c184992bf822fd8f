import {readStored, writeStored} from '../../../../lib/browser/storage';
import {
  preferredVersionKey,
  VERSION_SWITCH_KEY,
} from '../../../../site/storageKeys';
import {showNotice} from './notice';

/** A version switch, stored on click and read once by the next page. */
interface Switch {
  /** Path of the link. */
  readonly path: string;
  /** Title of the current page, if the new version lacks it. */
  readonly page?: string;
  /** The current section, if the address names one. */
  readonly hash?: string;
  readonly section?: string;
}

function textOf(element: Element | null | undefined): string | undefined {
  return element?.textContent.replaceAll('\u200b', '').trim();
}

/** `canonicalAddress.ts` has made the hash decodable. */
function findSection(hash: string): Element | null {
  return document.getElementById(decodeURIComponent(hash));
}

function sectionShown(): Pick<Switch, 'hash' | 'section'> {
  const hash = location.hash.slice(1);
  const text = textOf(findSection(hash));
  return text === undefined ? {} : {hash, section: text.slice(0, 80)};
}

function rememberSwitch(link: HTMLAnchorElement, isNearest: boolean): void {
  const page = isNearest
    ? (textOf(document.querySelector('main h1')) ?? document.title)
    : undefined;
  const next: Switch = {
    path: link.pathname,
    ...(page === undefined ? sectionShown() : {page}),
  };
  // If storage is blocked, the page itself still shows its version.
  writeStored(VERSION_SWITCH_KEY, JSON.stringify(next), 'sessionStorage');
}

function takeSwitch(): Switch | undefined {
  const last = readStored(
    VERSION_SWITCH_KEY,
    // Written above, and only shown as text or compared.
    (raw) => JSON.parse(raw) as Switch,
    'sessionStorage',
  );
  // Only for the next page; later ones have nothing to do with the click.
  writeStored(VERSION_SWITCH_KEY, null, 'sessionStorage');
  return last?.path === location.pathname ? last : undefined;
}

/** Shows a notice if the chosen version lacks the page or the section. */
export function showSwitchNotice(): void {
  const last = takeSwitch();
  if (!last) return;
  const {page, hash, section} = last;
  const badge = document.querySelector('.theme-doc-version-badge');
  const label = textOf(badge)?.replace('Version: ', '') ?? '';
  if (page !== undefined) {
    showNotice(`${label} has no “${page}” page. This is the closest one.`);
  } else if (hash !== undefined && !findSection(hash)) {
    showNotice(
      `${label} has no “${section ?? hash}” section on this page, so you're at the top.`,
    );
  }
}

/**
 * Stores the chosen docs version, and keeps the reader's section on a version
 * switch, even before the application runs.
 */
export function startPreferredVersion(): void {
  document.addEventListener(
    'click',
    ({target, ctrlKey, metaKey, shiftKey, altKey}) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[data-docs-version]');
      if (!link) return;
      const {docsPlugin, docsVersion, docsNearest} = link.dataset;
      if (docsPlugin === undefined || docsVersion === undefined) return;
      writeStored(preferredVersionKey(docsPlugin), docsVersion);
      if (link.pathname === location.pathname) return;
      const isNearest = docsNearest !== undefined;
      if (!isNearest) link.hash = location.hash;
      // Opened in another tab or downloaded, so this tab stays where it is.
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      rememberSwitch(link, isNearest);
    },
    // Before the application or the browser follows the link.
    {capture: true},
  );
}
