import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {BuiltSite} from '../after-build/shared/builtPage';
import {headersText} from './shared/headersText';

/**
 * Writes `_headers` for hosts that read it (Netlify, Cloudflare Pages). Like
 * `robots.txt`, it takes effect only at the root of a host.
 */
export async function writeHostFiles({
  outDir,
  baseUrl,
}: BuiltSite): Promise<void> {
  await writeFile(path.join(outDir, '_headers'), headersText(baseUrl));
}
