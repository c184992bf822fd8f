/** What the reader chose; `null` follows the system and is not stored. */
export type ColorModeChoice = 'light' | 'dark' | null;

/** The framework's key in local storage. */
export const COLOR_MODE_STORAGE_KEY = 'theme';

/**
 * The choice after a press of the toggle. Specification, section 4: system,
 * light, dark, and again; dark and light alone where the system does not count.
 *
 * @throws Error for a mode that is none of these.
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

/** What the toggle says of itself. */
export function colorModeLabel(choice: ColorModeChoice): string {
  return `Switch between dark and light mode (currently ${choice ?? 'system'} mode)`;
}

/** Garbage from storage or an attribute counts as no choice. */
export function parseColorMode(value: string | null): ColorModeChoice {
  return value === 'light' || value === 'dark' ? value : null;
}
