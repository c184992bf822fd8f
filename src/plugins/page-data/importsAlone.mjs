// @ts-check
/**
 * A loader for the framework's list of pages. It leaves each page's import alone,
 * which can wait until the page is opened: for what it names in `resolveWeak`, too,
 * the bundler would compile all pages at once. It is plain JavaScript because the
 * bundler loads it itself.
 *
 *     [() => import("@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")]
 *     [() => import("@site/a.md"), "@site/a.md", String("@site/a.md")]
 *
 * @param {string} source
 */
export default function importsAlone(source) {
  return source.replaceAll('require.resolveWeak(', 'String(');
}
