// @ts-check
/**
 * @typedef {{
 *   mainDocId: string,
 *   docs: {id: string, path: string}[],
 *   [key: string]: unknown,
 * }} Version
 * @typedef {Record<string, {versions: Version[], [key: string]: unknown}>} DocsData
 * @typedef {{
 *   'docusaurus-plugin-content-docs': DocsData,
 *   [plugin: string]: unknown,
 * }} GlobalData
 */

/**
 * Leaves out the pages of the documentation, all but the main one of each
 * version and those that the navbar names. Pages of the documentation bring
 * the whole: `src/theme/DocsRoot`.
 *
 * @param {GlobalData} data
 * @param {readonly string[]} navbarDocs - Ids.
 * @returns {GlobalData}
 */
export function trimGlobalData(data, navbarDocs) {
  const instances = Object.entries(data['docusaurus-plugin-content-docs']);
  /** @param {Version} version */
  const trim = ({mainDocId, docs, ...version}) => ({
    ...version,
    mainDocId,
    docs: docs.filter(({id}) => id === mainDocId || navbarDocs.includes(id)),
  });
  return {
    ...data,
    'docusaurus-plugin-content-docs': Object.fromEntries(
      instances.map(([id, instance]) => [
        id,
        {...instance, versions: instance.versions.map(trim)},
      ]),
    ),
  };
}

/**
 * A loader of the framework's global data. Plain JavaScript, because the
 * bundler loads it by itself.
 *
 * @this {{getOptions: () => {navbarDocs: readonly string[]}}}
 * @param {string} source
 * @returns {string}
 */
export default function trimGlobalDataLoader(source) {
  const {navbarDocs} = this.getOptions();
  /** @type {GlobalData} */
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- The framework wrote it a moment ago.
  const data = JSON.parse(source);
  return JSON.stringify(trimGlobalData(data, navbarDocs));
}
