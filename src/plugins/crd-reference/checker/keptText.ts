const PREFIX = 'checked-text:';

/** Keeps a text in this tab, by the link that it came with. */
export function keepText(link: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + link);
    else sessionStorage.setItem(PREFIX + link, text);
    return true;
  } catch {
    // It is blocked, or full.
    return false;
  }
}

/** The text that was kept for a link; empty if there is none. */
export function keptText(link: string): string {
  try {
    return sessionStorage.getItem(PREFIX + link) ?? '';
  } catch {
    return '';
  }
}
