import {DOCS_VERSIONS, versionRoute, type DocsVersion} from './versions';

/**
 * Where the reference, the samples and the checker of a docs version are: folders
 * start at the root of the repository, pages below the base URL.
 */
export function referenceVersion(version: DocsVersion) {
  const {path, folder, slug} = version;
  const route = versionRoute(version);
  return {
    ...version,
    /** Whether pages without a version are checked against it. */
    isLatest: path === '',
    /** Folder with `_crds` and the pages of kinds. */
    reference: `${folder}/reference/api`,
    /** Folder of the manifests that pages show and publish. */
    samples: `${folder}/_samples`,
    /** Where these manifests are published. */
    samplesRoute: `samples/${slug}/`,
    /** Where the JSON Schemas of the kinds are published. */
    schemasRoute: `schemas/${slug}/`,
    route,
    checker: `${route}check/`,
  };
}

/** A test checks that each version finds the same mistakes in it. */
const EXAMPLE = `# An example with two mistakes.
# Paste your own YAML here.
apiVersion: openchoreo.dev/v1alpha1
kind: Component
metadata:
  name: greeter
  namespace: default
  lables:
    team: shop
spec:
  owner:
    projectName: 42
  type: Service`;

/** What the reference and the checks of manifests know of the site. */
export const REFERENCE = {
  versions: DOCS_VERSIONS.map(referenceVersion),
  example: EXAMPLE,
};
