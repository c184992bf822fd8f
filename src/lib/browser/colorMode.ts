/** The reader's choice; `null` follows the system setting and isn't stored. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * The choice after the next click on the toggle: system, light, dark, and from
 * the start, or only dark and light if the system setting is ignored. See
 * docs-dev/promises.md.
 *
 * @throws Error for an unknown mode.
 */
export function nextColorMode(
  choice: unknown,
  respectSystem: boolean,
): ColorModeChoice {
  switch (choice) {
    case null:
      return respectSystem ? 'light' : 'dark';
    case 'light':
      return 'dark';
    case 'dark':
      return respectSystem ? null : 'light';
    default:
      throw new Error(
        `Unexpected color mode "${String(choice)}". Allowed: null, "light", "dark".`,
      );
  }
}

/** The accessible name of the toggle. */
export function colorModeLabel(choice: ColorModeChoice): string {
  return `Switch between dark and light mode (currently ${choice ?? 'system'} mode)`;
}

/** Parses a stored or attribute value; anything invalid counts as no choice. */
export function parseColorMode(value: string | null): ColorModeChoice {
  return value === 'light' || value === 'dark' ? value : null;
}
