/**
 * The oldest browsers that the scripts beside the application are written for,
 * as esbuild names them. `browserslist` in `package.json` says the same of the
 * application; a test compares.
 */
export const OLDEST_BROWSERS = ['chrome123', 'firefox125', 'safari17.5'];
