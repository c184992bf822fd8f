/**
 * The oldest supported browsers, by esbuild's names, for the scripts outside the
 * application. `browserslist` in `package.json` is the same list for the
 * application.
 */
export const OLDEST_BROWSERS = ['chrome123', 'firefox125', 'safari17.5'];
