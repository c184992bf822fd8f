import {createRequire} from 'node:module';

import {Prism} from 'prism-react-renderer';

/** Finds what the theme depends on. */
const requireFromTheme = createRequire(
  createRequire(__filename).resolve('@docusaurus/theme-classic'),
);

/**
 * Adds grammars to those that Prism has here, as the theme does in the browser
 * for its `prism.additionalLanguages`: each registers itself with a global.
 *
 * @param names - Files of `prismjs/components`, such as `bash`.
 */
export function loadLanguages(names: readonly string[]): void {
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  for (const name of names)
    requireFromTheme(`prismjs/components/prism-${name}`);
  delete scope.Prism;
}
