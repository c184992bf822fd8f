import {test} from './page';

/**
 * Makes the same tests twice: for readers with script, and, in full runs, for
 * those without.
 */
export function withAndWithoutScript(define: () => void): void {
  test.describe('with script', define);
  test.describe('without script', {tag: '@full'}, () => {
    test.use({javaScriptEnabled: false});
    define();
  });
}
