import {INDEX_META} from '../shared/indexFiles';
import {buildFrame, type DialogFrame} from './dialogFrame';
import type {DialogShell} from './dialogShell';
import {createEmbeddedClient} from './embeddedClient';
import {readMeta, readPageContext} from './pageContext';
import {
  createEmbeddedProvider,
  createFallbackProvider,
  type SearchProvider,
} from './provider';
import {SearchDialog} from './searchDialog';
import {SearchPage} from './searchPage';
import {SETTINGS} from './settings';

/** Set by the build. */
declare const SEARCH_IS_HOSTED: boolean;

let provider: SearchProvider | undefined;
let frame: DialogFrame | undefined;

/** The page's only provider; it loads everything it needs from here. */
function getProvider(): SearchProvider {
  provider ??= createProvider();
  provider.prepare(readPageContext().version);
  return provider;
}

function createProvider(): SearchProvider {
  const {baseUrl, versions, provider: settings} = SETTINGS;
  const client = createEmbeddedClient(
    {
      baseUrl,
      builds: readMeta(INDEX_META) ?? '',
      versions: versions.map(({name}) => name),
    },
    () => new Worker(new URL('./worker.js', import.meta.url), {type: 'module'}),
  );
  const embedded = createEmbeddedProvider(client);
  // The bundler removes this if the constant is false.
  if (SEARCH_IS_HOSTED && settings.kind === 'hosted') {
    const {appId, searchKey} = settings;
    return createFallbackProvider(embedded, async () => {
      const {createHostedClient} = await import('./hosted.js');
      return createHostedClient(appId, searchKey);
    });
  }
  return embedded;
}

/** Starts a search in the dialog, unless it runs or has been closed meanwhile. */
export function runDialog(shell: DialogShell): void {
  const {open, dataset} = shell.dialog;
  if (!open || dataset['panel'] !== undefined) return;
  frame ??= buildFrame(shell, SEARCH_IS_HOSTED);
  new SearchDialog(frame, getProvider());
}

/** Starts the search page. */
export function runSearchPage(form: HTMLFormElement, root: HTMLElement): void {
  new SearchPage(form, root, getProvider());
}

// Loads what the first search needs.
getProvider();
