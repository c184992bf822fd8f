import type {DocusaurusConfig} from '@docusaurus/types';

/** What components in the browser may ask of the site's configuration. */
export const CLIENT_CONFIG_KEYS = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'favicon',
  'noIndex',
  'i18n',
  'future',
  'themeConfig',
  'customFields',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Settings of the theme that our own components do not read. */
const UNUSED_THEME_SETTINGS: ReadonlySet<string> = new Set(['footer', 'prism']);

/** Flags of the framework that its client reads. */
const CLIENT_FLAGS = ['experimental_router'] as const;

/**
 * The part of the site's configuration that goes into the client bundle. The
 * rest (options of plugins, the page template) speaks to the build, and names
 * folders of the machine that built.
 */
export function clientSiteConfig(
  siteConfig: DocusaurusConfig,
): Record<string, unknown> {
  const kept = Object.fromEntries(
    CLIENT_CONFIG_KEYS.map((key) => [key, siteConfig[key]]),
  );
  return {
    ...kept,
    future: Object.fromEntries(
      CLIENT_FLAGS.map((flag) => [flag, siteConfig.future[flag]]),
    ),
    themeConfig: Object.fromEntries(
      Object.entries(siteConfig.themeConfig).filter(
        ([name]) => !UNUSED_THEME_SETTINGS.has(name),
      ),
    ),
  };
}
