// @ts-check
/**
 * A loader that runs before the MDX loader and declares the data files a page
 * shows, so that editing one of them rebuilds the page, in the dev server and
 * with a warm cache. It is plain JavaScript because the bundler loads it itself.
 *
 * @this {{
 *   getOptions: () => {folders: string[]},
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addContextDependency: (folder: string) => void,
 * }}
 * @param {string} source - The page's Markdown.
 * @returns {string} The unchanged source.
 */
export default function dependOnData(source) {
  const {folders} = this.getOptions();
  const own = folders.find((folder) => this.resourcePath.startsWith(folder));
  if (own === undefined) return source;
  this.addDependency(`${own}/_constants.yaml`);
  this.addDependency(`${own}/_glossary.yaml`);
  for (const [, sample] of source.matchAll(/ sample="([^"]+)"/gu)) {
    this.addDependency(`${own}/_samples/${sample}`);
  }
  if (/^\s*```(?:ya?ml|sh|bash|shell)\b/mu.test(source)) {
    // The code blocks are checked against these.
    this.addContextDependency(`${own}/reference/api/_crds`);
    this.addContextDependency(`${own}/_samples`);
    this.addDependency(`${own}/_charts.yaml`);
  }
  if (!/^::kind-/mu.test(source)) return source;
  this.addDependency(`${own}/reference/api/_references.yaml`);
  this.addDependency(`${own}/reference/api/_descriptions/_shapes.yaml`);
  // A kind is compared with the same kind in the other docs versions.
  for (const folder of folders) {
    const reference = `${folder}/reference/api`;
    if (/^::kind-(?:change-)?list/mu.test(source)) {
      this.addContextDependency(`${reference}/_crds`);
    }
    for (const [, kind = ''] of source.matchAll(/^::kind-\w+\[(\w+)\]/gmu)) {
      const name = `${kind.toLowerCase()}.yaml`;
      this.addDependency(`${reference}/_crds/${name}`);
      this.addDependency(`${reference}/_descriptions/${name}`);
    }
  }
  return source;
}
