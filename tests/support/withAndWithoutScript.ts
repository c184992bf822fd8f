import {test} from './page';

/**
 * Defines the same tests twice: with JavaScript and, in full runs, without.
 */
export function withAndWithoutScript(define: () => void): void {
  test.describe('with script', define);
  test.describe('without script', {tag: '@full'}, () => {
    test.use({javaScriptEnabled: false});
    define();
  });
}
