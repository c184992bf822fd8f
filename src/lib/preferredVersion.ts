/**
 * Attributes of a link that chooses a docs version: pressed before the
 * application runs, the starter stores the choice by them.
 */
export interface PreferredVersionMark {
  readonly 'data-docs-plugin': string;
  readonly 'data-docs-version': string;
  /** The version does not have the page: the link leads to the nearest one. */
  readonly 'data-docs-nearest'?: '';
}

/**
 * Marks a link that chooses a docs version.
 *
 * @param pluginId - The framework's id of the docs plugin.
 * @param version - The framework's name of the version.
 * @param isNearest - Whether it leads to another page than the one shown.
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

/** The framework's key in local storage; one choice a docs plugin. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}
