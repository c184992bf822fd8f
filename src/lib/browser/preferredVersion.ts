/**
 * Attributes of a link that chooses a docs version. With them, the starter can
 * store the choice if the link is clicked before the application runs.
 */
export interface PreferredVersionMark {
  readonly 'data-docs-plugin': string;
  readonly 'data-docs-version': string;
  /** Set if the version lacks the page and the link goes to the closest match. */
  readonly 'data-docs-nearest'?: '';
}

/**
 * Marks a link that chooses a docs version.
 *
 * @param pluginId - The framework's id of the docs plugin.
 * @param version - The framework's name of the version.
 * @param isNearest - Whether the link goes to another page than the one shown.
 */
export function preferredVersionMark(
  pluginId: string,
  version: string,
  isNearest = false,
): PreferredVersionMark {
  return {
    'data-docs-plugin': pluginId,
    'data-docs-version': version,
    ...(isNearest && {'data-docs-nearest': ''}),
  };
}
