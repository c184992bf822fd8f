import {DOCS_VERSIONS, LATEST as LATEST_VERSION} from '../../src/site/versions';

/** All docs versions. */
export const VERSIONS = DOCS_VERSIONS.map(({label, path}) => ({
  label,
  root: path === '' ? '/docs/' : `/docs/${path}/`,
}));

/** Label of the version at `/docs/`. */
export const LATEST = LATEST_VERSION.label;
