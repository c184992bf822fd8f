import {judge, type Verdict} from '../check/verdict';
import {createCatalog, type Catalog, type VersionData} from '../model/catalog';

/** What the page asks its worker, with a port for the answers. */
export interface CheckRequest {
  readonly text: string;
  /** Name of the docs version. */
  readonly version: string;
}

export type Answer = 'started' | 'failed' | Verdict;

const catalogs = new Map<string, Catalog>();

async function fetchCatalog(version: string): Promise<Catalog> {
  // The plugin writes the file, and the bundler replaces it by its address.
  const file = (await import(
    /* webpackMode: "eager" */ `@generated/crd-reference/default/kinds-${version}.json`
  )) as {readonly default: string};
  const response = await fetch(file.default);
  // The same build wrote it.
  const catalog = createCatalog((await response.json()) as VersionData);
  catalogs.set(version, catalog);
  return catalog;
}

async function answer({text, version}: CheckRequest, port: MessagePort) {
  try {
    const catalog = catalogs.get(version) ?? (await fetchCatalog(version));
    port.postMessage('started' satisfies Answer);
    port.postMessage(judge(text, catalog) satisfies Answer);
  } catch {
    port.postMessage('failed' satisfies Answer);
  }
}

addEventListener('message', ({data, ports}: MessageEvent<CheckRequest>) => {
  const [port] = ports;
  if (port) void answer(data, port);
});
