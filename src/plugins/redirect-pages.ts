import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import clientRedirects from '@docusaurus/plugin-client-redirects';

import type {Redirect} from '../site/addresses';

/** What the site tells the plugin. */
export interface RedirectPagesOptions {
  readonly redirects: readonly Redirect[];
  readonly createRedirects: (route: string) => string | undefined;
}

/**
 * The framework's redirects. It takes the slash before a hash away, which the
 * canonical address of the page has: `/docs/a#b` becomes `/docs/a/#b` again.
 */
export default function redirectPages(
  context: LoadContext,
  {redirects, createRedirects}: RedirectPagesOptions,
): Plugin {
  const plugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [...redirects],
    createRedirects,
  });
  return {
    name: 'redirect-pages',
    async postBuild(props) {
      await plugin?.postBuild?.({...props, content: undefined});
      for (const {from, to} of redirects) {
        if (!to.includes('/#')) continue;
        const file = path.join(props.outDir, from, 'index.html');
        const html = await readFile(file, 'utf8');
        await writeFile(file, restoreSlash(html, to));
      }
    },
  };
}

/** @param to - Where a page leads, without the base URL: `/docs/a/#b`. */
export function restoreSlash(html: string, to: string): string {
  return html.replaceAll(to.replace('/#', '#'), to);
}
