import path from 'node:path';

import {announcementId} from '../../../../lib/browser/announcementId';
import {
  bundleScript,
  type BundledScript,
} from '../../../../lib/node/bundleScript';
import {ANNOUNCEMENT} from '../../../../site/announcement';
import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
  COLOR_MODE_KEY,
} from '../../../../site/storageKeys';

/** The starter and the other scripts that run before the application. */
export interface Starter extends BundledScript {
  /** Source of the inline script. */
  readonly firstPaint: string;
}

/** Bundles the scripts that run before the application. */
export function bundleStarter(): Starter {
  const client = (name: string): string =>
    path.join(__dirname, '../client', `${name}.ts`);
  const {code: firstPaint} = bundleScript(client('firstPaint'), {
    COLOR_MODE_KEY,
    ANNOUNCEMENT_DISMISSED_KEY,
    ANNOUNCEMENT_ID_KEY,
    ANNOUNCEMENT_ID: announcementId(ANNOUNCEMENT),
  });
  return {firstPaint, ...bundleScript(client('starter'))};
}
