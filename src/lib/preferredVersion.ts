/**
 * Attributes of a link that chooses a docs version: pressed before the
 * application runs, the starter stores the choice by them.
 */
export interface PreferredVersionMark {
  readonly 'data-docs-plugin': string;
  readonly 'data-docs-version': string;
}

/**
 * Marks a link that chooses a docs version.
 *
 * @param pluginId - The framework's id of the docs plugin.
 * @param version - The framework's name of the version.
 */
export function preferredVersionMark(
  pluginId: string,
  version: string,
): PreferredVersionMark {
  return {'data-docs-plugin': pluginId, 'data-docs-version': version};
}

/** The framework's key in local storage; one choice a docs plugin. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}
