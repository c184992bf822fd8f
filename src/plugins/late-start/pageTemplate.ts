import {readFileSync} from 'node:fs';
import path from 'node:path';

import {bundle, bundleStarter} from './bundle';

/**
 * The framework's `ssrTemplate` with five differences:
 *
 * - one inline script, which accepts only known values, takes the place of that in
 *   `preBodyTags` (@docusaurus/theme-classic/lib/index.js), which is cut out;
 * - the theme's icons, there too, are hidden by an attribute, `display="none"`,
 *   since the policy blocks their style;
 * - nothing is painted before the whole bar is read, since its parts would move
 *   (`rel="expect"`);
 * - the scripts of the application are data for the starter;
 * - words that the style sheet hides show under a wrong base URL.
 *
 * @param announcement - The id of the announcement bar.
 */
export function pageTemplate(siteDir: string, announcement: string): string {
  const firstPaint = bundle(path.join(__dirname, 'client/firstPaint.ts'), {
    ANNOUNCEMENT: JSON.stringify(announcement),
  });
  const starter = bundleStarter(siteDir).file;
  const template = readFileSync(path.join(__dirname, 'page.eta'), 'utf8');
  return template
    .replace('FIRST_PAINT', () => firstPaint)
    .replace('STARTER', starter);
}
