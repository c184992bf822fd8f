// @ts-check
/**
 * A loader for the configuration that the framework hands to the application. It
 * leaves out what only a build needs: without the options of presets and plugins, a
 * page loads less, and no file names the folder in which the site was built. It is
 * plain JavaScript because the bundler loads it itself.
 *
 *     export default {"title": "OpenChoreo", "presets": [["classic", {…}]]};
 *     export default {"title": "OpenChoreo"};
 */

/** Keys of the configuration that no component of the framework reads. */
const FOR_BUILDS =
  'clientModules headTags markdown plugins presets scripts ssrTemplate staticDirectories stylesheets themes'.split(
    ' ',
  );

/** @param {string} source */
export default function clientConfig(source) {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  /** @type {unknown} */
  const config = JSON.parse(json);
  const entries = Object.entries(/** @type {object} */ (config));
  const kept = entries.filter(([key]) => !FOR_BUILDS.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
}
