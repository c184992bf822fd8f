import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  versionRoute,
  type DocsVersion,
} from './versions';

/** Where the reference, the samples and the checker of a docs version are. */
export function referenceVersion(version: DocsVersion) {
  const {name, folder} = version;
  const route = versionRoute(version);
  return {
    ...version,
    isLatest: name === LATEST_VERSION,
    reference: `${folder}/reference/api`,
    samples: `${folder}/_samples`,
    route,
    checker: `${route}check/`,
  };
}

/** What is wrong in it is tested for each version. */
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
