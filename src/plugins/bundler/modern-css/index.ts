import type {Plugin, PostCssOptions} from '@docusaurus/types';

const PRESET = /[\\/]postcss-preset-env[\\/]/u;

function isPreset(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && PRESET.test(name);
}

/**
 * Leaves it to the minimizer to compile style sheets for the browsers in
 * `package.json`. PostCSS's preset did the same before that, and looked for a
 * configuration file next to each style sheet: two of twenty seconds of a cold
 * build. The dev server's browsers need neither.
 */
export function withoutPreset(options: PostCssOptions): PostCssOptions {
  return {
    ...options,
    config: false,
    plugins: options.plugins.filter((plugin: unknown) => !isPreset(plugin)),
  };
}

export default function modernCss(): Plugin {
  return {name: 'modern-css', configurePostCss: withoutPreset};
}
